import { type ReactNode, useContext } from 'react';
import { InSheet, type RenderState, RenderStateContext } from './parts.tsx';

interface NamedStyle {
  name: string;
  css: string;
}

/** A style in the page's head, included once however often it is rendered. */
export function PageStyle({ name, css, layer }: NamedStyle & { layer?: 'base' | 'part' }) {
  const page = useContext(RenderStateContext);
  if (!useContext(InSheet)) page?.styles.set(name, { layer, css });
  return null;
}

/** A component's style. */
export function Style({ name, css }: NamedStyle) {
  return <PageStyle name={name} layer="part" css={css} />;
}

/** A style of this page's content, which no sheet contains. */
export function ContentStyle({ name, css }: NamedStyle) {
  useContext(RenderStateContext)?.styles.set(name, { css });
  return null;
}

/** The page's styles as one, each layer once. */
export function styleText(styles: RenderState['styles']): string {
  const inLayer = (layer?: 'base' | 'part') =>
    [...styles.values()].filter((each) => each.layer === layer).map(({ css }) => css);
  const layered = (['base', 'part'] as const).map((layer) => {
    const css = inLayer(layer).join('');
    return css && `@layer ${layer}{${css}}`;
  });
  return inLayer().join('') + layered.join('');
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
