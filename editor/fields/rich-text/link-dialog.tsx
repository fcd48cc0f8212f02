import type { EditorView } from 'prosemirror-view';
import { useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { useMessages, useWords } from '../../messages/messages.tsx';
import { ModalDialog } from '../../parts/modal-dialog.tsx';
import { OneLink } from '../link.tsx';
import { isBegun, type LinkValue } from '../link-value.ts';
import { faultSentence, fieldWords } from '../words.ts';
import { type LinkRange, leadsSomewhere, withLink } from './link-range.ts';
import { richTextWords } from './words.ts';

interface LinkDialogProps {
  view: EditorView;
  range: LinkRange;
  close(): void;
}

/** Turns the selected text into a link, or changes or removes the existing one. */
export function LinkDialog({ view, range, close }: LinkDialogProps) {
  const messages = useMessages();
  const words = useWords(richTextWords);
  const [isOutdated, setOutdated] = useState(false);
  const done = (link: LinkValue | null) => {
    // Somebody else may have changed the text while the dialog was open.
    const changed = withLink(view.state, range, link);
    if (!changed) return setOutdated(true);
    view.dispatch(changed);
    close();
    view.focus();
  };
  return (
    <ModalDialog title={messages.link} isOpen onOpenChange={close}>
      {() => (
        <>
          <LinkForm link={range.link} done={done} />
          {isOutdated && (
            <p className="fault" role="alert">
              {words.changedMeanwhile(range.text)}
            </p>
          )}
        </>
      )}
    </ModalDialog>
  );
}

function LinkForm({ link, done }: { link: LinkValue; done(link: LinkValue | null): void }) {
  const messages = useMessages();
  const words = useWords(fieldWords);
  const [written, setWritten] = useState(link);
  const isUsable = leadsSomewhere(written);
  const form = useRef<HTMLFormElement>(null);
  // The address is written or pasted at once, in place of what it begins with.
  useEffect(() => {
    const address = form.current?.querySelector<HTMLInputElement>('input[inputmode]');
    address?.focus();
    address?.select();
  }, []);
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        done(written);
      }}
    >
      <OneLink
        label={messages.linkTo}
        config={{ allowTargetBlank: true }}
        link={written}
        write={(changed) => setWritten(changed ?? {})}
      />
      {!isUsable && isBegun(written) && (
        <p className="fault" role="alert">
          {faultSentence({ kind: 'address' }, words)}
        </p>
      )}
      <div className="actions">
        <Button type="submit" className="loud" isDisabled={!isUsable}>
          {messages.done}
        </Button>
        {leadsSomewhere(link) && (
          <Button className="quiet" onPress={() => done(null)}>
            {messages.removeLink}
          </Button>
        )}
      </div>
    </form>
  );
}
