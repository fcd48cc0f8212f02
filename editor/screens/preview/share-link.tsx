import { dateInWords, hourMs } from '@farol/content-model';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button } from 'react-aria-components';
import { listSharedLinks, revokePreview, shareLink } from '../../api/previews.ts';
import { useInterfaceLanguage, useWords } from '../../messages/messages.tsx';
import { CopyButton } from '../../parts/copy-button.tsx';
import { DialogButton } from '../../parts/dialog-button.tsx';
import { Failed, Loading } from '../../parts/failed.tsx';
import { Fault } from '../../parts/fault.tsx';
import { useAction } from '../../parts/use-action.ts';
import type { Opened } from '../open-document/use-open-document.ts';
import { previewWords } from './words.ts';

const lasting = ['1', '24', '168', '720'] as const;
type Lasting = (typeof lasting)[number];

/** Links to the saved page for people without an account; they expire, and can be ended earlier. */
export function ShareLink({ open }: { open: Opened }) {
  const words = useWords(previewWords);
  return (
    <DialogButton title={words.share} label={words.share}>
      {() => (
        <>
          <NewLink open={open} />
          <Links document={open.whole.id} />
        </>
      )}
    </DialogButton>
  );
}

function NewLink({ open: { whole, saving } }: { open: Opened }) {
  const words = useWords(previewWords);
  const queries = useQueryClient();
  const id = useId();
  const [hours, setHours] = useState<Lasting>('168');
  const [address, setAddress] = useState<string | null>(null);
  const { fault, isRunning, runAction } = useAction();
  const make = async () => {
    // The link shows the saved text.
    await saving.settled();
    const { startUrl } = await shareLink(whole.id, Number(hours) * hourMs, crypto.randomUUID());
    setAddress(startUrl);
    await queries.invalidateQueries({ queryKey: ['shared-links', whole.id] });
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void runAction(make);
      }}
    >
      <p>{words.shareText}</p>
      <label htmlFor={id}>{words.until}</label>
      <select
        id={id}
        value={hours}
        onChange={({ target }) => setHours(lasting.find((each) => each === target.value) ?? hours)}
      >
        {lasting.map((each) => (
          <option key={each} value={each}>
            {words.hours[each]}
          </option>
        ))}
      </select>
      <Button type="submit" className="loud" aria-disabled={isRunning}>
        {words.makeLink}
      </Button>
      <Fault fault={fault} />
      <p role="status">{address !== null && words.linkNow}</p>
      {address !== null && (
        <div className="row made-link">
          <input
            readOnly
            aria-label={words.share}
            value={address}
            onFocus={({ target }) => target.select()}
          />
          <CopyButton text={address} label={words.copy} />
        </div>
      )}
    </form>
  );
}

function Links({ document }: { document: string }) {
  const words = useWords(previewWords);
  const { code } = useInterfaceLanguage();
  const format = { dateStyle: 'medium', timeStyle: 'short' } as const;
  const queries = useQueryClient();
  const { fault, isRunning, runAction } = useAction();
  const links = useQuery({
    queryKey: ['shared-links', document],
    queryFn: ({ signal }) => listSharedLinks(document, signal),
  });
  if (links.isPending) return <Loading />;
  if (links.isLoadingError)
    return <Failed fault={links.error} again={() => void links.refetch()} />;
  return (
    <section className="shared-links">
      <h3>{words.links}</h3>
      {links.data.length === 0 && <p>{words.noLinks}</p>}
      <ul>
        {links.data.map(({ id, expiresAt }) => (
          <li key={id} className="row">
            <span>{words.expires(dateInWords(expiresAt, code, format))}</span>
            <Button
              className="quiet"
              aria-disabled={isRunning}
              onPress={() =>
                void runAction(async () => {
                  await revokePreview(id);
                  await queries.invalidateQueries({ queryKey: ['shared-links', document] });
                })
              }
            >
              {words.revoke}
            </Button>
          </li>
        ))}
      </ul>
      <Fault fault={fault} />
    </section>
  );
}
