/** How long to wait for a section or a rich text that is still loading, in milliseconds. */
const loadedWithinMs = 2_000;
/** The nearest field is taken after this many milliseconds: a block of a rich text has no field of its own. */
const settledMs = 150;
/** How long a tab that was switched may still try to take the focus, in milliseconds. */
const tabFocusMs = 2_000;

/** Opens everything a field is folded into, and focuses it. */
export async function goToField(path: string, tab: number): Promise<void> {
  const wanted = document.querySelectorAll<HTMLElement>('.document [role="tab"]')[tab];
  const switched = wanted?.ariaSelected === 'true' ? undefined : wanted;
  switched?.click();
  const end = performance.now() + loadedWithinMs;
  let best = '';
  let since = performance.now();
  while (performance.now() < end) {
    const found = nearest(path);
    if (found && found.path !== best) {
      best = found.path;
      since = performance.now();
      unfold(found.element);
    }
    const isSettled = best === path || performance.now() > since + settledMs;
    // The buttons of a rich text are there before its editor has loaded.
    const isComing = found?.element.querySelector('.rich-text:not(:has([contenteditable]))');
    const control = isComing ? null : found?.element.querySelector<HTMLElement>(controls);
    if (found && control && isSettled) {
      found.element.scrollIntoView({ block: 'center' });
      control.focus({ preventScroll: true });
      if (switched) keepFocus(control, switched);
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** A tab takes the focus after it is drawn, which may be late: a field keeps it until the person does something. */
function keepFocus(control: HTMLElement, tab: HTMLElement): void {
  const acted = new AbortController();
  const signal = AbortSignal.any([acted.signal, AbortSignal.timeout(tabFocusMs)]);
  for (const action of ['pointerdown', 'keydown'])
    addEventListener(action, () => acted.abort(), { capture: true, signal });
  tab.addEventListener('focus', () => control.focus({ preventScroll: true }), { signal });
}

export const controls =
  'input:not([type="hidden"]), textarea, select, [contenteditable="true"], button, summary';

/** The element of a field, or of the nearest field around it. */
function nearest(path: string): { element: HTMLElement; path: string } | null {
  let best: { element: HTMLElement; path: string } | null = null;
  for (const element of document.querySelectorAll<HTMLElement>('[data-path]')) {
    const own = element.dataset.path ?? '';
    const isAround = path === own || path.startsWith(`${own}.`) || path.startsWith(`${own}[`);
    if (isAround && own.length >= (best?.path.length ?? 0)) best = { element, path: own };
  }
  return best;
}

function unfold(element: Element): void {
  for (let around: Element | null = element; around; around = around.parentElement)
    if (around instanceof HTMLDetailsElement) around.open = true;
}
