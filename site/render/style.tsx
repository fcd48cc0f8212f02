import { createContext, type ReactNode, useContext } from 'react';

/** The address of the sheet with every component's style; null where there is none, as in tests. */
export const WholeStyle = createContext<string | null>(null);

const inSheet = createContext(false);

/** A component's style, once per page however often the component stands on it. */
export function Style({ name, css }: { name: string; css: string }) {
  if (useContext(inSheet)) return null;
  return (
    <style href={name} precedence="part">
      {`@layer part{${css}}`}
    </style>
  );
}

/**
 * What is below the first screen: its styles come from the sheet that browsers keep, so that the page itself
 * fits the first flight of a connection. Browsers show what stands above while they fetch it.
 */
export function BelowFirstScreen({ children }: { children: ReactNode }) {
  const address = useContext(WholeStyle);
  if (!address) return children;
  return (
    <inSheet.Provider value>
      <link rel="stylesheet" href={address} />
      {children}
    </inSheet.Provider>
  );
}
