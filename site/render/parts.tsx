import { createContext, createElement, type ReactNode, useContext } from 'react';
import { renderToString } from 'react-dom/server';
import type { Steps } from '../turns/steps.ts';
import type { Pieces } from './pieces.ts';

/** What is collected while a page is rendered. */
export interface PageInMaking {
  /** The styles that the page includes, by name. */
  readonly styles: Map<string, string>;
  /** The address of the style sheet of all components; null in development. */
  readonly sheet: string | null;
  /** Parts that are still to be rendered. */
  readonly parts: (() => Steps<Pieces>)[];
  /** Beside the editor, the document whose fields the elements name. */
  readonly from?: string | null;
}

export const InMaking = createContext<PageInMaking | null>(null);

/** Whether styles come from the sheet instead of the page. */
export const InSheet = createContext(false);

const partPattern = /<x-part id="(\d+)"><\/x-part>/;

/** A part of a page that is rendered in a step of its own, so that long pages do not block other requests. */
export function Part({ children }: { children: ReactNode }) {
  const page = useContext(InMaking);
  const inSheet = useContext(InSheet);
  if (!page) return children;
  return placeFor(page, () => renderParts(<InSheet value={inSheet}>{children}</InSheet>, page));
}

/** A part whose HTML is transformed after rendering. */
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

/** A part that is the same on every page that shows the object: rendered once, without styles of its own. */
export function SharedPart({ of, children }: { of: object; children: ReactNode }) {
  const page = useContext(InMaking);
  if (!page) return children;
  return placeFor(page, function* () {
    const html = rendered.get(of) ?? (yield* renderParts(children, page));
    rendered.set(of, html);
    return html;
  });
}

/** Finished HTML; its children are used where the tree is rendered without parts. */
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

/** Renders a node, then its parts. */
export function* renderParts(node: ReactNode, page: PageInMaking): Steps<Pieces> {
  const html = renderToString(<InMaking value={page}>{node}</InMaking>);
  yield;
  const whole: string[] = [];
  // Splitting by a group puts the number of a part at every second place.
  for (const [at, piece] of html.split(partPattern).entries()) {
    const render = at % 2 === 0 ? undefined : page.parts[Number(piece)];
    if (render) for (const each of yield* render()) whole.push(each);
    else if (piece) whole.push(piece);
  }
  return whole;
}
