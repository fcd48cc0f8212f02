import { useEditing } from '../../document/use-editing.ts';
import { fieldWords } from '../../fields/words.ts';
import { useWords } from '../../messages/messages.tsx';
import { useAddresses } from './use-addresses.ts';
import type { Opened } from './use-open-document.ts';

/** Where the page is and where it will be once it is published, as the service works it out from what is saved. */
export function PublicAddress({ open: { document, whole } }: { open: Opened }) {
  const { address: words } = useWords(fieldWords);
  const base = useEditing(document, ({ base }) => base.id);
  const { data } = useAddresses(whole.id, base);
  const found = data?.addresses.find(({ lang }) => lang === whole.lang);
  if (!data || !found) return null;
  const { now, afterPublishing } = found;
  const shown = (path: string) => new URL(path, data.site).href;
  if (afterPublishing === null) return <small role="status">{words.none}</small>;
  if (now === afterPublishing)
    return (
      <small>
        <a href={shown(now)} target="_blank" rel="noreferrer">
          {shown(now)}
        </a>
      </small>
    );
  return (
    <small role="status">
      {now ? words.changes(shown(afterPublishing), now) : words.willBe(shown(afterPublishing))}
    </small>
  );
}
