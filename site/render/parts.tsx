import { createContext, createElement, type ReactNode, useContext } from 'react';
import { renderToString } from 'react-dom/server';
import type { Steps } from '../turns/steps.ts';

/** What is gathered while a page is drawn. */
export interface PageInMaking {
  /** The styles that stand in the page, by name. */
  readonly styles: Map<string, string>;
  /** The address of the sheet with every component's style; null where there is none. */
  readonly sheet: string | null;
  /** What is still to be drawn. */
  readonly parts: ReactNode[];
}

export const InMaking = createContext<PageInMaking | null>(null);

/** Whether the styles come from the sheet. */
export const InSheet = createContext(false);

const partPattern = /<x-part id="(\d+)"><\/x-part>/;

/** A part of the page that is drawn by itself, so that drawing a long page holds nobody up. */
export function Part({ children }: { children: ReactNode }) {
  const page = useContext(InMaking);
  const inSheet = useContext(InSheet);
  if (!page) return children;
  const number = page.parts.push(<InSheet value={inSheet}>{children}</InSheet>) - 1;
  return createElement('x-part', { id: number });
}

/** Draws a node and the parts of it. */
export function* drawn(node: ReactNode, page: PageInMaking): Steps<string> {
  const html = renderToString(<InMaking value={page}>{node}</InMaking>);
  yield;
  let whole = '';
  // Every second one is the number of a part.
  for (const [at, piece] of html.split(partPattern).entries())
    whole += at % 2 === 0 ? piece : yield* drawn(page.parts[Number(piece)], page);
  return whole;
}
