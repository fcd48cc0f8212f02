import { useState } from 'react';
import { useCommands } from '../../commands/use-commands.ts';
import { useEditing } from '../../document/use-editing.ts';
import { useMessages } from '../../messages/messages.tsx';
import type { TypeModel } from '../../models/model.ts';
import { DialogButton } from '../../parts/dialog-button.tsx';
import { lazyComponent } from '../../parts/lazy-component.tsx';
import type { Opened } from '../open-document/use-open-document.ts';
import { useAddresses } from './use-addresses.ts';

const PublishForm = lazyComponent(
  async () => (await import('../publishing/publish-form.tsx')).PublishForm,
);

/** The button and the key that open the publishing dialog; no key publishes directly. */
export function Publishing({ open, type }: { open: Opened; type: TypeModel }) {
  const messages = useMessages();
  const [isOpen, setOpen] = useState(false);
  /** The text that was published here, until something else is written. */
  const [shown, setShown] = useState<unknown>(null);
  const isShown = useEditing(open.document, ({ history }) => history.present === shown);
  useCommands([
    {
      id: 'publish',
      label: ({ publish }) => publish,
      key: '$mod+Enter',
      isPossible: true,
      run: () => setOpen(true),
    },
  ]);
  return (
    <>
      <small className="on-site" role="status">
        {isShown && open.whole.published && <OnSite open={open} />}
      </small>
      <DialogButton
        title={messages.publishTitle}
        label={messages.publish}
        className="loud"
        isOpen={isOpen}
        onOpenChange={setOpen}
      >
        {(close) => (
          <PublishForm
            open={open}
            type={type}
            close={close}
            published={() => setShown(open.document.editing().history.present)}
          />
        )}
      </DialogButton>
    </>
  );
}

/** A confirmation right after publishing, with a link to the page. */
function OnSite({ open: { whole, document } }: { open: Opened }) {
  const messages = useMessages();
  const base = useEditing(document, ({ base }) => base.id);
  const { data } = useAddresses(whole.id, base);
  const path = data?.addresses.find(({ lang }) => lang === whole.lang)?.now;
  return (
    <>
      {messages.onSite}{' '}
      {data && path && (
        <a href={new URL(path, data.site).href} target="_blank" rel="noreferrer">
          {messages.seeOnSite}
        </a>
      )}
    </>
  );
}
