import { placeAfter } from '@farol/content-model';
import { baseKeymap, chainCommands, newlineInCode, splitBlockAs } from 'prosemirror-commands';
import { keymap } from 'prosemirror-keymap';
import type { Node } from 'prosemirror-model';
import { type Command, EditorState, type Plugin, TextSelection } from 'prosemirror-state';
import type { Allowed } from './allowed.ts';
import type { Block } from './blocks.ts';
import { commandsFor } from './commands.ts';
import { blocksOf, documentOf } from './convert.ts';
import { markdownRules } from './markdown-rules.ts';
import { schema } from './schema.ts';

/** A line break within the block. */
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

/** Enter continues a list with another item; after any other block comes a paragraph. */
const splitKeepingItems = splitBlockAs((node) => (isItem(node) ? { type: node.type } : null));

function isItem({ type }: Node): boolean {
  return type.name === 'list-item' || type.name === 'o-list-item';
}

/** The editor's state for a text, with the keys and rules that its model allows. */
export function stateOf(blocks: readonly Block[], allowed: Allowed): EditorState {
  return EditorState.create({ doc: documentOf(blocks), plugins: pluginsFor(allowed) });
}

/** The same text and selection, with the keys and rules of a model that was changed meanwhile. */
export function withRules(state: EditorState, allowed: Allowed): EditorState {
  return state.reconfigure({ plugins: pluginsFor(allowed) });
}

function pluginsFor(allowed: Allowed): Plugin[] {
  const keys = commandsFor(allowed).flatMap(({ key, run }) => (key ? [[key, run] as const] : []));
  return [
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
}

/** Replaces the text; the cursor stays in the block where it was, even if that block has moved. */
export function withBlocks(
  { doc, selection }: EditorState,
  blocks: readonly Block[],
  allowed: Allowed,
): EditorState {
  const state = stateOf(blocks, allowed);
  const before = blocksOf(doc);
  const follow = (position: number) => {
    const index = doc.resolve(position).index(0);
    const place = placeAfter([index], before, blocks)?.[0];
    if (typeof place !== 'number') return position;
    const offset = position - startOf(doc, index);
    return startOf(state.doc, place) + Math.min(offset, state.doc.child(place).nodeSize - 1);
  };
  const at = (position: number) =>
    state.doc.resolve(Math.min(follow(position), state.doc.content.size));
  return state.apply(
    state.tr.setSelection(TextSelection.between(at(selection.anchor), at(selection.head))),
  );
}

/** The position where a block begins. */
function startOf(doc: Node, index: number): number {
  return doc.children.slice(0, index).reduce((sum, { nodeSize }) => sum + nodeSize, 0);
}
