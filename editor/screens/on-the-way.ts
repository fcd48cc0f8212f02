import { places } from './places.ts';

/** Reads the code of the screen at an address below `/edit`, before the address is opened. */
export function loadScreenAt(path: string): void {
  const steps = path.split('/');
  const place = places.find((each) => {
    const wanted = each.path.split('/');
    return (
      wanted.length === steps.length &&
      wanted.every((step, index) => step.startsWith(':') || step === steps[index])
    );
  });
  place?.Screen.load();
}

/** Reads the code of where a link leads as soon as somebody points at it or comes to it by keyboard. */
export function loadScreensOnTheWay(): () => void {
  const towards = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    const base = '/edit';
    if (link?.origin !== location.origin || !link.pathname.startsWith(`${base}/`)) return;
    loadScreenAt(link.pathname.slice(base.length));
  };
  const ways = ['pointerover', 'pointerdown', 'focusin'] as const;
  for (const way of ways) addEventListener(way, towards, { passive: true });
  return () => {
    for (const way of ways) removeEventListener(way, towards);
  };
}
