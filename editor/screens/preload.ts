import type { QueryClient } from '@tanstack/react-query';
import { type Screen, screens } from './screens.ts';

const editorPath = '/edit';

/** Loads the code of the screen at an address before it is opened. */
export function preloadScreen(path: string): void {
  const below = path.slice(editorPath.length);
  placeAt(below === '' ? '/content' : below)?.Screen.load();
}

/**
 * Loads the code of a screen when a link to it is hovered or focused, and requests its data when the link is pressed:
 * while the code is loading, not after it.
 */
export function preloadLinkedScreens(queries: QueryClient): () => void {
  const towards = (event: Event) => {
    const link = linkOf(event);
    if (link) preloadScreen(link.pathname);
  };
  const pressed = (event: Event) => {
    towards(event);
    const link = linkOf(event);
    if (!link) return;
    const { pathname, search } = link;
    placeAt(pathname.slice(editorPath.length))?.ask?.(queries, new URLSearchParams(search));
  };
  const listeners = [
    ['pointerover', towards],
    ['focusin', towards],
    ['pointerdown', pressed],
    ['click', pressed],
  ] as const;
  for (const [name, listener] of listeners)
    addEventListener(name, listener, { passive: true, capture: true });
  return () => {
    for (const [name, listener] of listeners)
      removeEventListener(name, listener, { capture: true });
  };
}

function linkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  const isThisTab = link?.origin === location.origin && link.pathname.startsWith(`${editorPath}/`);
  return isThisTab ? link : null;
}

function placeAt(path: string): Screen | undefined {
  const steps = path.split('/');
  return screens.find((each) => {
    const wanted = each.path.split('/');
    return (
      wanted.length === steps.length &&
      wanted.every((step, index) => step.startsWith(':') || step === steps[index])
    );
  });
}
