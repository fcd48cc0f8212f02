import { setBlockType, toggleMark } from 'prosemirror-commands';
import type { Command } from 'prosemirror-state';
import type { Messages } from '../../messages/en.ts';
import type { Allowed } from './allowed.ts';
import type { SpanType, TextBlockType } from './blocks.ts';
import { schema } from './schema.ts';

/** An action on the text, used by the toolbar and the key bindings alike. */
export interface TextCommand {
  id: TextBlockType | SpanType;
  label(messages: Messages): string;
  /** In ProseMirror's notation; `Mod` is Cmd on a Mac. */
  key?: string;
  run: Command;
}

const block = (id: TextBlockType, label: TextCommand['label'], key?: string): TextCommand => ({
  id,
  label,
  ...(key ? { key } : {}),
  run: setBlockType(schema.node(id).type),
});

const mark = (id: 'strong' | 'em', label: TextCommand['label'], key: string): TextCommand => ({
  id,
  label,
  key,
  run: toggleMark(schema.mark(id).type),
});

const headings = ([1, 2, 3, 4, 5, 6] as const).map((level) =>
  block(`heading${level}`, ({ heading }) => heading(level), `Mod-Alt-${level}`),
);

const textCommands: readonly TextCommand[] = [
  block('paragraph', ({ paragraph }) => paragraph, 'Mod-Alt-0'),
  ...headings,
  block('list-item', ({ listItem }) => listItem, 'Mod-Shift-8'),
  block('o-list-item', ({ numberedItem }) => numberedItem, 'Mod-Shift-7'),
  block('preformatted', ({ preformatted }) => preformatted),
  mark('strong', ({ bold }) => bold, 'Mod-b'),
  mark('em', ({ italic }) => italic, 'Mod-i'),
];

/** The commands that the model allows; with a single kind of block there is none to choose. */
export function commandsFor({ blocks, spans }: Allowed): TextCommand[] {
  return textCommands.filter(
    ({ id }) =>
      spans.some((span) => span === id) ||
      (blocks.length > 1 && blocks.some((each) => each === id)),
  );
}
