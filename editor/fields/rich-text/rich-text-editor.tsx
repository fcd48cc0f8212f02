import { same } from '@farol/content-model';
import { EditorView } from 'prosemirror-view';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { useMessages, useWords } from '../../messages/messages.tsx';
import type { Allowed } from './allowed.ts';
import type { Block } from './blocks.ts';
import type { LeftOut } from './clipboard-html.ts';
import { blocksOf } from './convert.ts';
import { stateOf, withBlocks, withRules } from './editor-state.ts';
import { FloatingBar } from './floating-bar.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { type LinkRange, linkAt } from './link-range.ts';
import { onlyAllowed, pastedHtml } from './pasted.ts';
import { PictureInsert } from './picture-insert.tsx';
import { SlashMenu } from './slash-menu.tsx';
import { useSlashMenu } from './use-slash-menu.ts';
import './rich-text.css';
import { richTextWords } from './words.ts';

interface RichTextEditorProps {
  blocks: readonly Block[];
  allowed: Allowed;
  lang: string;
  isOnlyToRead: boolean;
  /** The accessible name and description. */
  attributes: Readonly<Record<string, string | boolean | undefined>>;
  write(blocks: Block[]): void;
}

/** A rich text editor limited to what the model allows. */
export default function RichTextEditor(props: RichTextEditorProps) {
  const { blocks, allowed, attributes, lang, isOnlyToRead } = props;
  const words = useWords(richTextWords);
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  latest.current = props;
  const [view, setView] = useState<EditorView | null>(null);
  const [, setDrawn] = useState(0);
  const [leftOut, setLeftOut] = useState<readonly LeftOut[]>([]);
  const [linking, setLinking] = useState<LinkRange | null>(null);
  const [isInserting, setInserting] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const menu = useSlashMenu(view, allowed, () => setInserting(true));
  const menuKeys = useRef(menu.onKeyDown);
  menuKeys.current = menu.onKeyDown;

  useEffect(() => {
    if (!place.current) return;
    const { current } = latest;
    const created = new EditorView(place.current, {
      state: stateOf(current.blocks, current.allowed),
      editable: () => !latest.current.isOnlyToRead,
      handleKeyDown: (_, event) => menuKeys.current(event),
      handlePaste(self, event) {
        const html = event.clipboardData?.getData('text/html') ?? '';
        const pasted = pastedHtml(html, self.state, latest.current.allowed);
        if (!pasted) return false;
        setLeftOut([...pasted.leftOut]);
        self.dispatch(self.state.tr.replaceSelection(pasted.slice).scrollIntoView());
        return true;
      },
      transformPasted(slice) {
        const pasted = onlyAllowed(slice, latest.current.allowed);
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

  const id = useId();
  const named = useMemo(
    () => ({
      lang,
      role: 'textbox',
      'aria-multiline': String(!allowed.isSingle),
      'aria-readonly': String(isOnlyToRead),
      spellcheck: 'true',
      ...(menu.isOpen
        ? { 'aria-controls': id, 'aria-activedescendant': `${id}-${menu.active}` }
        : {}),
      ...given(attributes),
    }),
    [lang, allowed, isOnlyToRead, attributes, menu.isOpen, menu.active, id],
  );
  useEffect(() => view?.setProps({ attributes: named }), [view, named]);

  useEffect(() => view?.updateState(withRules(view.state, allowed)), [view, allowed]);

  // The text was changed from outside: by undo, a merge or another tab.
  useEffect(() => {
    if (!view || same(blocksOf(view.state.doc), blocks)) return;
    view.updateState(withBlocks(view.state, blocks, allowed));
    setDrawn((count) => count + 1);
  }, [view, blocks, allowed]);

  const isEmpty = blocks.length === 0 && !allowed.isSingle && isFocused;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears whether somebody writes here.
    <div
      className="rich-text"
      onFocus={() => setFocused(true)}
      onBlur={({ currentTarget, relatedTarget }) =>
        setFocused(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))
      }
    >
      <div className="written" ref={place} data-hint={isEmpty ? words.emptyLine : undefined} />
      {view && isFocused && (
        <FloatingBar view={view} allowed={allowed} link={() => setLinking(linkAt(view.state))} />
      )}
      {view && isFocused && <SlashMenu id={id} view={view} menu={menu} />}
      {view && linking && <LinkDialog view={view} range={linking} close={() => setLinking(null)} />}
      {view && isInserting && <PictureInsert view={view} close={() => setInserting(false)} />}
      <LeftOutNote leftOut={leftOut} close={() => setLeftOut([])} />
    </div>
  );
}

/** Attributes as strings, without undefined ones. */
function given(attributes: RichTextEditorProps['attributes']): Record<string, string> {
  const entries = Object.entries(attributes).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

function LeftOutNote({ leftOut, close }: { leftOut: readonly LeftOut[]; close(): void }) {
  const messages = useMessages();
  const words = useWords(richTextWords);
  return (
    <div className="left-out" role="status">
      {leftOut.length > 0 && (
        <>
          <p>{words.leftOut(leftOut.map((kind) => words.leftOutKinds[kind]).join('; '))}</p>
          <Button className="quiet" aria-label={words.understood} onPress={close}>
            {messages.close}
          </Button>
        </>
      )}
    </div>
  );
}
