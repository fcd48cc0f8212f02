import type { EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { type LinkValue, OneLink } from '../fields/link.tsx';
import { useMessages } from '../messages/messages.tsx';
import { Choosing } from '../screens/choosing.tsx';
import { schema } from './schema.ts';

/** Makes the chosen text a link, changes the one it is, or takes it away. */
export function LinkButton({ view }: { view: EditorView }) {
  const messages = useMessages();
  const range = linkAt(view.state);
  return (
    <Choosing title={messages.link} label={messages.link} isDisabled={range === null}>
      {(close) =>
        range && (
          <LinkForm
            link={range.link}
            done={(link) => {
              view.dispatch(linked(view.state, range, link));
              close();
              view.focus();
            }}
          />
        )
      }
    </Choosing>
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
        <Button type="submit" className="loud">
          {messages.done}
        </Button>
        <Button className="quiet" onPress={() => done(null)}>
          {messages.removeLink}
        </Button>
      </div>
    </form>
  );
}

interface LinkRange {
  from: number;
  to: number;
  link: LinkValue;
}

/** The chosen text, or the link the cursor stands in; null where there is neither. */
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
  const leads = link && link.link_type !== undefined && link.link_type !== 'Any';
  return leads ? without.addMark(from, to, schema.mark('hyperlink', { data: link })) : without;
}
