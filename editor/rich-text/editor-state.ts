import { baseKeymap, chainCommands, newlineInCode, splitBlockAs } from 'prosemirror-commands';
import { keymap } from 'prosemirror-keymap';
import type { Node } from 'prosemirror-model';
import { type Command, EditorState, type Plugin, Selection } from 'prosemirror-state';
import type { Allowed } from './allowed.ts';
import type { Block } from './blocks.ts';
import { commandsFor } from './commands.ts';
import { documentOf } from './convert.ts';
import { markdownRules } from './markdown-rules.ts';
import { schema } from './schema.ts';

/** A line within the same block. */
const newLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.insertText('\n').scrollIntoView());
  return true;
};

/** Enter in an empty item ends the list. */
const endList: Command = ({ selection, tr }, dispatch) => {
  const { $from, empty } = selection;
  const { parent } = $from;
  if (!empty || parent.content.size > 0 || !isItem(parent)) return false;
  dispatch?.(tr.setBlockType($from.pos, $from.pos, schema.node('paragraph').type));
  return true;
};

/** After an item comes an item, after anything else a text. */
const splitKeepingItems = splitBlockAs((node) => (isItem(node) ? { type: node.type } : null));

function isItem({ type }: Node): boolean {
  return type.name === 'list-item' || type.name === 'o-list-item';
}

/** A text that is edited, with the keys and rules of what its model allows. */
export function stateOf(blocks: readonly Block[], allowed: Allowed): EditorState {
  const keys = commandsFor(allowed).flatMap(({ key, run }) => (key ? [[key, run] as const] : []));
  const plugins: Plugin[] = [
    markdownRules(allowed),
    keymap(Object.fromEntries(keys)),
    keymap({
      'Shift-Enter': newLine,
      Enter: allowed.isSingle
        ? () => true
        : chainCommands(endList, newlineInCode, splitKeepingItems),
    }),
    keymap(baseKeymap),
  ];
  return EditorState.create({ doc: documentOf(blocks), plugins });
}

/** Another text in the same place, with the cursor as near as it can be to where it was. */
export function withBlocks(
  { selection }: EditorState,
  blocks: readonly Block[],
  allowed: Allowed,
): EditorState {
  const state = stateOf(blocks, allowed);
  const at = Math.min(selection.anchor, state.doc.content.size);
  return state.apply(state.tr.setSelection(Selection.near(state.doc.resolve(at))));
}
