import { createContext, createElement, type ReactNode, useContext } from 'react';
import { renderToString } from 'react-dom/server';
import type { Steps } from '../turns/steps.ts';
import type { Pieces } from './pieces.ts';

/** What is gathered while a page is rendered. */
export interface PageInMaking {
  /** The styles that stand in the page, by name. */
  readonly styles: Map<string, string>;
  /** The address of the sheet with every component's style; null where there is none. */
  readonly sheet: string | null;
  /** What is still to be rendered. */
  readonly parts: (() => Steps<Pieces>)[];
  /** The document it shows, where its elements say where their texts come from: beside the editor. */
  readonly from?: string | null;
}

export const InMaking = createContext<PageInMaking | null>(null);

/** Whether the styles come from the sheet. */
export const InSheet = createContext(false);

const partPattern = /<x-part id="(\d+)"><\/x-part>/;

/** A part of the page that is rendered by itself, so that rendering a long page holds nobody up. */
export function Part({ children }: { children: ReactNode }) {
  const page = useContext(InMaking);
  const inSheet = useContext(InSheet);
  if (!page) return children;
  return placeFor(page, () => renderParts(<InSheet value={inSheet}>{children}</InSheet>, page));
}

/** A part whose HTML is changed once it is there. */
export function Changed({ by, children }: { by(html: string): string; children: ReactNode }) {
  const page = useContext(InMaking);
  const inSheet = useContext(InSheet);
  if (!page) return children;
  return placeFor(page, function* () {
    const html = yield* renderParts(<InSheet value={inSheet}>{children}</InSheet>, page);
    return [by(html.join(''))];
  });
}

const rendered = new WeakMap<object, Pieces>();

/** A part that says the same wherever something is shown: rendered once for it, and without styles of its own. */
export function SharedPart({ of, children }: { of: object; children: ReactNode }) {
  const page = useContext(InMaking);
  if (!page) return children;
  return placeFor(page, function* () {
    const html = rendered.get(of) ?? (yield* renderParts(children, page));
    rendered.set(of, html);
    return html;
  });
}

/** HTML that is there, and needs no rendering; its children stand for it where it is not put together as text. */
export function ReadyPart({ html, children }: { html: string; children: ReactNode }) {
  const page = useContext(InMaking);
  if (!page) return children;
  // biome-ignore lint/correctness/useYield: nothing is left to do
  return placeFor(page, function* () {
    return [html];
  });
}

function placeFor({ parts }: PageInMaking, render: () => Steps<Pieces>): ReactNode {
  return createElement('x-part', { id: parts.push(render) - 1 });
}

/** Renders a node and the parts of it. */
export function* renderParts(node: ReactNode, page: PageInMaking): Steps<Pieces> {
  const html = renderToString(<InMaking value={page}>{node}</InMaking>);
  yield;
  const whole: string[] = [];
  // Every second one is the number of a part.
  for (const [at, piece] of html.split(partPattern).entries()) {
    const render = at % 2 === 0 ? undefined : page.parts[Number(piece)];
    if (render) for (const each of yield* render()) whole.push(each);
    else if (piece) whole.push(piece);
  }
  return whole;
}
