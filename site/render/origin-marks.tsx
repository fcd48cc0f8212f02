import type { ReactNode } from 'react';
import { useContext } from 'react';
import { leavesOf, withOrigins } from './origins.ts';
import { RenderStateContext, TransformedPart } from './parts.tsx';

interface OriginMarksProperties {
  /** By default the document of the page. */
  document?: string | undefined;
  slice?: string;
  fields: object;
  children: ReactNode;
}

/** Marks which fields its children show, for the preview beside the editor. */
export function OriginMarks({ document, slice, fields, children }: OriginMarksProperties) {
  const pageDocument = useContext(RenderStateContext)?.markedDocument;
  const origin = document ?? pageDocument;
  if (!pageDocument || !origin) return children;
  const leaves = Object.entries(fields).flatMap(([name, value]) =>
    slice === undefined && name === 'slices'
      ? []
      : leavesOf(value, `${slice === undefined ? 'data' : 'primary'}.${name}`),
  );
  return (
    <TransformedPart
      transform={(html) => withOrigins(html, { document: origin, slice: slice ?? null }, leaves)}
    >
      {children}
    </TransformedPart>
  );
}
