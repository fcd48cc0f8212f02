import type { ReactNode } from 'react';

/** The other systems have all styles in one sheet, as is usual there. */
export function Style(_: { name: string; css: string }) {
  return null;
}

export function BelowFirstScreen({ children }: { children: ReactNode }) {
  return children;
}
