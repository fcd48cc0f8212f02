import type { EditorView } from 'prosemirror-view';
import { keyText } from '../../commands/command.ts';
import { useWords } from '../../messages/messages.tsx';
import { placeBelow } from './placing.ts';
import type { OpenSlashMenu } from './use-slash-menu.ts';
import { richTextWords } from './words.ts';

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

interface SlashMenuProps {
  id: string;
  view: EditorView;
  menu: OpenSlashMenu;
}

/** What can be inserted, below the `/`; the focus stays in the text. */
export function SlashMenu({ id, view, menu }: SlashMenuProps) {
  const words = useWords(richTextWords);
  if (!menu.isOpen) return null;
  return (
    <div
      className="slash menu"
      id={id}
      role="listbox"
      aria-label={words.insert}
      style={placeBelow(view, menu.at)}
    >
      {menu.items.map((item, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys come to the text, which keeps the focus.
        <div
          key={item.id}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === menu.active}
          tabIndex={-1}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => menu.choose(item)}
        >
          {item.label}
          {item.key && (
            <kbd>{keyText(item.key.replaceAll('-', '+').replace('Mod', '$mod'), isMac)}</kbd>
          )}
        </div>
      ))}
      {menu.items.length === 0 && <p>{words.nothingFits}</p>}
    </div>
  );
}
