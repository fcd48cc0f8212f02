import type { ReactNode } from 'react';
import { useContext } from 'react';
import { leavesOf, withOrigins } from './origins.ts';
import { Changed, InMaking } from './parts.tsx';

interface FromProperties {
  /** By default the document of the page. */
  document?: string | undefined;
  slice?: string;
  fields: object;
  children: ReactNode;
}

/** Marks which fields its children show, for the preview beside the editor. */
export function From({ document, slice, fields, children }: FromProperties) {
  const marked = useContext(InMaking)?.from;
  const origin = document ?? marked;
  if (!marked || !origin) return children;
  const leaves = Object.entries(fields).flatMap(([name, value]) =>
    slice === undefined && name === 'slices'
      ? []
      : leavesOf(value, `${slice === undefined ? 'data' : 'primary'}.${name}`),
  );
  return (
    <Changed by={(html) => withOrigins(html, { document: origin, slice: slice ?? null }, leaves)}>
      {children}
    </Changed>
  );
}
