import { useEditing } from '../../document/use-editing.ts';
import { fieldWords } from '../../fields/words.ts';
import { useWords } from '../../messages/messages.tsx';
import { useAddresses } from './use-addresses.ts';
import type { Opened } from './use-open-document.ts';

/** The page's address now and after publishing, computed by the service from the saved version. */
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
