import { useEditing } from '../../document/use-editing.ts';
import { fieldWords } from '../../fields/words.ts';
import { useWords } from '../../messages/messages.tsx';
import type { Opened } from '../open-document/use-open-document.ts';
import { useAddresses } from './use-addresses.ts';

/** The page's address now and after publishing, computed by the service from the saved version. */
export function PublicAddress({ open: { document, whole } }: { open: Opened }) {
  const { address: words } = useWords(fieldWords);
  const base = useEditing(document, ({ base }) => base.id);
  const { data } = useAddresses(whole.id, base);
  const found = data?.addresses.find(({ lang }) => lang === whole.lang);
  const { now = null, afterPublishing = null } = found ?? {};
  const shown = (path: string) => new URL(path, data?.site).href;
  return (
    <>
      <small role="status">
        {found &&
          (afterPublishing === null
            ? words.none
            : now !== afterPublishing &&
              (now
                ? words.changes(shown(afterPublishing), now)
                : words.willBe(shown(afterPublishing))))}
      </small>
      {/* Its line is there from the start. */}
      {!data && <small aria-hidden>{'\u00a0'}</small>}
      {now !== null && now === afterPublishing && <Address href={shown(now)} />}
    </>
  );
}

function Address({ href }: { href: string }) {
  const last = href.lastIndexOf('/') + 1;
  return (
    <small>
      <a href={href} target="_blank" rel="noreferrer">
        {href.slice(0, last)}
        <wbr />
        {href.slice(last)}
      </a>
    </small>
  );
}
