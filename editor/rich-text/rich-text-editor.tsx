import { same } from '@farol/content-model';
import { baseKeymap, chainCommands, newlineInCode, splitBlock } from 'prosemirror-commands';
import { keymap } from 'prosemirror-keymap';
import { EditorState, type Plugin, Selection } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../messages/messages.tsx';
import type { Allowed } from './allowed.ts';
import type { Block } from './blocks.ts';
import { commandsFor } from './commands.ts';
import { blocksOf, documentOf } from './convert.ts';
import { FormatBar } from './format-bar.tsx';
import { markdownRules } from './markdown-rules.ts';
import { fitted, type LeftOut } from './pasted.ts';

interface RichTextEditorProps {
  blocks: readonly Block[];
  allowed: Allowed;
  lang: string;
  labelledBy: string;
  write(blocks: Block[]): void;
}

/** Rich text as in a word processor, with what the model allows and nothing else. */
export default function RichTextEditor(props: RichTextEditorProps) {
  const { blocks, allowed } = props;
  const messages = useMessages();
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  latest.current = props;
  const [view, setView] = useState<EditorView | null>(null);
  const [, setDrawn] = useState(0);
  const [leftOut, setLeftOut] = useState<readonly LeftOut[]>([]);

  useEffect(() => {
    if (!place.current) return;
    const { current } = latest;
    const created = new EditorView(place.current, {
      state: stateOf(current.blocks, current.allowed),
      attributes: {
        lang: current.lang,
        role: 'textbox',
        'aria-multiline': String(!current.allowed.isSingle),
        'aria-labelledby': current.labelledBy,
        spellcheck: 'true',
      },
      transformPasted(slice) {
        const pasted = fitted(slice, latest.current.allowed);
        setLeftOut([...pasted.leftOut]);
        return pasted.slice;
      },
      dispatchTransaction(transaction) {
        created.updateState(created.state.apply(transaction));
        setDrawn((count) => count + 1);
        if (transaction.docChanged) latest.current.write(blocksOf(created.state.doc));
      },
    });
    setView(created);
    return () => created.destroy();
  }, []);

  // Undo, a merge or another tab changed the text from outside.
  useEffect(() => {
    if (!view || same(blocksOf(view.state.doc), blocks)) return;
    const { anchor } = view.state.selection;
    const state = stateOf(blocks, allowed);
    const near = Selection.near(state.doc.resolve(Math.min(anchor, state.doc.content.size)));
    view.updateState(state.apply(state.tr.setSelection(near)));
  }, [view, blocks, allowed]);

  return (
    <div className="rich-text">
      {view && <FormatBar view={view} allowed={allowed} />}
      <div ref={place} />
      {leftOut.length > 0 && (
        <p role="status">
          {messages.leftOut(leftOut.map((kind) => messages.leftOutKinds[kind]).join(', '))}
        </p>
      )}
    </div>
  );
}

function stateOf(blocks: readonly Block[], allowed: Allowed): EditorState {
  const keys = commandsFor(allowed).flatMap(({ key, run }) => (key ? [[key, run] as const] : []));
  const plugins: Plugin[] = [
    markdownRules(allowed),
    keymap(Object.fromEntries(keys)),
    keymap({
      'Shift-Enter': newLine,
      Enter: allowed.isSingle ? () => true : chainCommands(newlineInCode, splitBlock),
    }),
    keymap(baseKeymap),
  ];
  return EditorState.create({ doc: documentOf(blocks), plugins });
}

/** A line within the same block. */
function newLine(state: EditorState, dispatch?: EditorView['dispatch']): boolean {
  dispatch?.(state.tr.insertText('\n').scrollIntoView());
  return true;
}
