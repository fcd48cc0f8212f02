import type { EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { Button, ToggleButton, Toolbar } from 'react-aria-components';
import { useMessages } from '../../messages/messages.tsx';
import type { Allowed } from './allowed.ts';
import { commandsFor, type TextCommand } from './commands.ts';
import { linkAt } from './link-range.ts';
import { placeAbove } from './placing.ts';

const barHeight = 44;

interface FloatingBarProps {
  view: EditorView;
  allowed: Allowed;
  /** Opens the dialog for a link. */
  link(): void;
}

/** The toolbar above the selected text; Tab moves the focus from the text to it. */
export function FloatingBar({ view, allowed, link }: FloatingBarProps) {
  const messages = useMessages();
  const { selection } = view.state;
  const isInLink = selection.empty && linkAt(view.state) !== null;
  const commands = commandsFor(allowed);
  const canLink = allowed.spans.includes('hyperlink');
  if ((selection.empty && !isInLink) || (commands.length === 0 && !canLink)) return null;
  return (
    <Toolbar
      className="format"
      aria-label={messages.formatting}
      style={placeAbove(view, selection.from, barHeight)}
    >
      {commands.map((command) => (
        <ToggleButton
          key={command.id}
          isSelected={holds(view.state, command)}
          preventFocusOnPress
          onChange={() => {
            command.run(view.state, view.dispatch, view);
            view.focus();
          }}
        >
          {command.label(messages)}
        </ToggleButton>
      ))}
      {canLink && (
        <Button onPress={link} preventFocusOnPress>
          {messages.link}
        </Button>
      )}
    </Toolbar>
  );
}

/** Whether the selected text has the command's format. */
function holds({ doc, selection, storedMarks }: EditorState, { id }: TextCommand): boolean {
  const { $from, from, to, empty } = selection;
  if ($from.parent.type.name === id) return true;
  const type = doc.type.schema.marks[id];
  if (!type) return false;
  if (empty) return (storedMarks ?? $from.marks()).some((mark) => mark.type === type);
  return doc.rangeHasMark(from, to, type);
}
