import type { EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { ToggleButton, Toolbar } from 'react-aria-components';
import { useMessages } from '../messages/messages.tsx';
import type { Allowed } from './allowed.ts';
import { commandsFor, type TextCommand } from './commands.ts';
import { LinkButton } from './link-button.tsx';

/** What can be done with the text that is chosen. */
export function FormatBar({ view, allowed }: { view: EditorView; allowed: Allowed }) {
  const messages = useMessages();
  const commands = commandsFor(allowed);
  if (commands.length === 0 && !allowed.spans.includes('hyperlink')) return null;
  return (
    <Toolbar className="format" aria-label={messages.formatting}>
      {commands.map((command) => (
        <ToggleButton
          key={command.id}
          isSelected={holds(view.state, command)}
          onChange={() => {
            command.run(view.state, view.dispatch, view);
            view.focus();
          }}
        >
          {command.label(messages)}
        </ToggleButton>
      ))}
      {allowed.spans.includes('hyperlink') && <LinkButton view={view} />}
    </Toolbar>
  );
}

/** Whether the text that is chosen is of this kind. */
function holds({ doc, selection, storedMarks }: EditorState, { id }: TextCommand): boolean {
  const { $from, from, to, empty } = selection;
  if ($from.parent.type.name === id) return true;
  const type = doc.type.schema.marks[id];
  if (!type) return false;
  if (empty) return (storedMarks ?? $from.marks()).some((mark) => mark.type === type);
  return doc.rangeHasMark(from, to, type);
}
