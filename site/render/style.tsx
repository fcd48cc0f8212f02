import { type ReactNode, useContext } from 'react';
import { InSheet, RenderStateContext } from './parts.tsx';

/** A style in the page's head, included once however often it is rendered. */
export function PageStyle({ name, css }: { name: string; css: string }) {
  const page = useContext(RenderStateContext);
  if (!useContext(InSheet)) page?.styles.set(name, css);
  return null;
}

/** A component's style. */
export function Style({ name, css }: { name: string; css: string }) {
  return <PageStyle name={name} css={`@layer part{${css}}`} />;
}

/**
 * Content below the first screen takes its styles from the cached style sheet, so that the page itself fits the first
 * flight of a connection. Browsers paint what is above while they fetch it.
 */
export function BelowFirstScreen({ children }: { children: ReactNode }) {
  const sheet = useContext(RenderStateContext)?.sheet;
  if (!sheet) return children;
  return (
    <InSheet value>
      <link rel="stylesheet" href={sheet} />
      {children}
    </InSheet>
  );
}
