import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** What visitors get of a component, without its styles: for tests. */
export function htmlOf(node: ReactNode): string {
  return renderToStaticMarkup(node).replace(/<style[\s\S]*?<\/style>|<link[^>]*>/g, '');
}
