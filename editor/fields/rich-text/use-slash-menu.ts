import type { EditorView } from 'prosemirror-view';
import { useState } from 'react';
import { useMessages, useWords } from '../../messages/messages.tsx';
import type { Allowed } from './allowed.ts';
import { commandsFor } from './commands.ts';
import { itemsMatching, slashQuery, withoutQuery } from './slash-menu.ts';
import { richTextWords } from './words.ts';

interface SlashItem {
  id: string;
  label: string;
  key?: string;
  run(view: EditorView): void;
}

export interface OpenSlashMenu {
  isOpen: boolean;
  items: readonly SlashItem[];
  active: number;
  /** The position of the `/`. */
  at: number;
  choose(item: SlashItem): void;
  /** Returns whether the menu handled the key. */
  onKeyDown(event: KeyboardEvent): boolean;
}

/** The state of the menu that `/` opens. */
export function useSlashMenu(
  view: EditorView | null,
  allowed: Allowed,
  insertPicture: () => void,
): OpenSlashMenu {
  const messages = useMessages();
  const words = useWords(richTextWords);
  const [chosen, setChosen] = useState({ query: '', index: 0 });
  const [closedAt, setClosedAt] = useState<number | null>(null);
  const asked = view && slashQuery(view.state, allowed);
  const blocks = commandsFor(allowed).filter(({ id }) => id !== 'strong' && id !== 'em');
  const all: readonly SlashItem[] = [
    ...blocks.map(({ id, label, key, run }) => ({
      id,
      label: label(messages),
      ...(key ? { key } : {}),
      run: (on: EditorView) => void run(on.state, on.dispatch, on),
    })),
    ...(allowed.pictures ? [{ id: 'picture', label: words.picture, run: insertPicture }] : []),
  ];
  const isOpen = asked !== null && all.length > 0 && closedAt !== asked.from;
  const items = asked ? itemsMatching(all, asked.query) : [];
  const index = asked && chosen.query === asked.query ? chosen.index : 0;
  const active = Math.min(index, Math.max(0, items.length - 1));
  const choose = (item: SlashItem) => {
    if (!view || !asked) return;
    view.dispatch(withoutQuery(view.state, asked));
    item.run(view);
    view.focus();
  };
  const step = (by: number) => {
    if (asked && items.length > 0)
      setChosen({ query: asked.query, index: (active + by + items.length) % items.length });
  };
  const onKeyDown = ({ key }: KeyboardEvent): boolean => {
    if (!isOpen || !asked) return false;
    if (key === 'Escape') setClosedAt(asked.from);
    else if (key === 'ArrowDown') step(1);
    else if (key === 'ArrowUp') step(-1);
    else if (key === 'Enter' || key === 'Tab') {
      const item = items[active];
      if (!item) return false;
      choose(item);
    } else return false;
    return true;
  };
  return { isOpen, items, active, at: asked?.from ?? 0, choose, onKeyDown };
}
