import { type ReactNode, useContext } from 'react';
import { InMaking, InSheet } from './parts.tsx';

/** A style of the page, which stands in its head once, however often it is asked for. */
export function PageStyle({ name, css }: { name: string; css: string }) {
  const page = useContext(InMaking);
  if (!useContext(InSheet)) page?.styles.set(name, css);
  return null;
}

/** A component's style. */
export function Style({ name, css }: { name: string; css: string }) {
  return <PageStyle name={name} css={`@layer part{${css}}`} />;
}

/** Where the first screen ends. */
export const belowId = 'below';

/**
 * What is below the first screen: its styles come from the sheet that browsers keep, so that the page itself
 * fits the first flight of a connection. Browsers show what stands above while they fetch it, and nothing before they
 * have read so far. It is asked for where the first of them stands.
 */
export function BelowFirstScreen({ children }: { children: ReactNode }) {
  const page = useContext(InMaking);
  if (!page?.sheet) return children;
  const isFirst = !page.isBelow;
  page.isBelow = true;
  return (
    <InSheet value>
      {isFirst && <link id={belowId} rel="stylesheet" href={page.sheet} />}
      {children}
    </InSheet>
  );
}
