import { createContext, createElement, type ReactNode, useContext } from 'react';
import { renderToString } from 'react-dom/server';
import type { Steps } from '../turns/steps.ts';
import type { Pieces } from './pieces.ts';

/** What is collected while a page is rendered. */
export interface RenderState {
  /** The styles that the page includes, by name. */
  readonly styles: Map<string, { layer?: 'base' | 'part' | undefined; css: string }>;
  /** The address of the style sheet of all components; null in development. */
  readonly sheet: string | null;
  /** Parts that are still to be rendered. */
  readonly parts: (() => Steps<Pieces>)[];
  /** Beside the editor, the document whose fields the elements name. */
  readonly markedDocument?: string | null;
}

export const RenderStateContext = createContext<RenderState | null>(null);

/** Whether styles come from the sheet instead of the page. */
export const InSheet = createContext(false);

const partPattern = /<x-part id="(\d+)"><\/x-part>/;

/** A part of a page that is rendered in a step of its own, so that long pages do not block other requests. */
export function Part({ children }: { children: ReactNode }) {
  const page = useContext(RenderStateContext);
  const inSheet = useContext(InSheet);
  if (!page) return children;
  return placeholderFor(page, () =>
    renderParts(<InSheet value={inSheet}>{children}</InSheet>, page),
  );
}

/** A part whose HTML is transformed after rendering. */
export function TransformedPart({
  transform,
  children,
}: {
  transform(html: string): string;
  children: ReactNode;
}) {
  const page = useContext(RenderStateContext);
  const inSheet = useContext(InSheet);
  if (!page) return children;
  return placeholderFor(page, function* () {
    const html = yield* renderParts(<InSheet value={inSheet}>{children}</InSheet>, page);
    return [transform(html.join(''))];
  });
}

const sharedParts = new WeakMap<object, Pieces>();

/** A part that is the same on every page that shows the object: rendered once, without styles of its own. */
export function SharedPart({ of, children }: { of: object; children: ReactNode }) {
  const page = useContext(RenderStateContext);
  if (!page) return children;
  return placeholderFor(page, function* () {
    const html = sharedParts.get(of) ?? (yield* renderParts(children, page));
    sharedParts.set(of, html);
    return html;
  });
}

/** Finished HTML; its children are used where the tree is rendered without parts. */
export function ReadyPart({ html, children }: { html: string; children: ReactNode }) {
  const page = useContext(RenderStateContext);
  if (!page) return children;
  // biome-ignore lint/correctness/useYield: nothing is left to do
  return placeholderFor(page, function* () {
    return [html];
  });
}

function placeholderFor({ parts }: RenderState, render: () => Steps<Pieces>): ReactNode {
  return createElement('x-part', { id: parts.push(render) - 1 });
}

/** Renders a node, then its parts. */
export function* renderParts(node: ReactNode, page: RenderState): Steps<Pieces> {
  const html = renderToString(<RenderStateContext value={page}>{node}</RenderStateContext>);
  yield;
  const pieces: string[] = [];
  // Splitting by a group puts the number of a part at every second place.
  for (const [index, piece] of html.split(partPattern).entries()) {
    const render = index % 2 === 0 ? undefined : page.parts[Number(piece)];
    if (render) for (const partPiece of yield* render()) pieces.push(partPiece);
    else if (piece) pieces.push(piece);
  }
  return pieces;
}
