import { isLinkAddress } from '@farol/content-model';
import type { EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { useState } from 'react';
import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { OneLink } from '../fields/link.tsx';
import type { LinkValue } from '../fields/link-value.ts';
import { useMessages } from '../messages/messages.tsx';
import { schema } from './schema.ts';

interface LinkDialogProps {
  view: EditorView;
  range: LinkRange;
  close(): void;
}

/** Turns the selected text into a link, or changes or removes the existing one. */
export function LinkDialog({ view, range, close }: LinkDialogProps) {
  const messages = useMessages();
  const done = (link: LinkValue | null) => {
    view.dispatch(linked(view.state, range, link));
    close();
    view.focus();
  };
  return (
    <ModalOverlay className="overlay" isOpen isDismissable onOpenChange={close}>
      <Modal className="modal">
        <Dialog>
          <header>
            <Heading slot="title">{messages.link}</Heading>
            <Button className="quiet" onPress={close}>
              {messages.close}
            </Button>
          </header>
          <LinkForm link={range.link} done={done} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function LinkForm({ link, done }: { link: LinkValue; done(link: LinkValue | null): void }) {
  const messages = useMessages();
  const [written, setWritten] = useState(link);
  return (
    <form
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
      <div className="actions">
        <Button type="submit" className="loud" isDisabled={!leadsSomewhere(written)}>
          {messages.done}
        </Button>
        <Button className="quiet" onPress={() => done(null)}>
          {messages.removeLink}
        </Button>
      </div>
    </form>
  );
}

export interface LinkRange {
  from: number;
  to: number;
  link: LinkValue;
}

/** The selected text, or the link at the cursor; null where there is neither. */
export function linkAt({ doc, selection }: EditorState): LinkRange | null {
  const { from, to, empty, $from } = selection;
  const type = schema.mark('hyperlink', { data: {} }).type;
  let found: LinkRange | null = null;
  doc.nodesBetween(empty ? $from.start() : from, empty ? $from.end() : to, (node, at) => {
    const mark = type.isInSet(node.marks);
    if (!mark || found) return;
    const end = at + node.nodeSize;
    if (!empty) found = { from, to, link: mark.attrs.data };
    else if (at <= from && from <= end) found = { from: at, to: end, link: mark.attrs.data };
  });
  return found ?? (empty ? null : { from, to, link: { link_type: 'Web', url: 'https://' } });
}

function linked(state: EditorState, { from, to }: LinkRange, link: LinkValue | null) {
  const without = state.tr.removeMark(from, to, schema.mark('hyperlink', { data: {} }).type);
  return link && leadsSomewhere(link)
    ? without.addMark(from, to, schema.mark('hyperlink', { data: link }))
    : without;
}

/** Whether the link has a chosen page or file, or a valid address. */
function leadsSomewhere({ link_type, id, url }: LinkValue): boolean {
  return link_type === 'Web' ? isLinkAddress(url) : typeof id === 'string';
}
