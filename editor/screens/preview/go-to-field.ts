/** A section or a rich text that comes late is waited for so long. */
const PATIENCE_MS = 2_000;
/** What is nearest for so long is what there is: a block of a text has no field of its own. */
const SETTLED_MS = 150;

/** Opens what holds a field, whatever it is folded into, and puts the cursor there. */
export async function goToField(path: string, tab: number): Promise<void> {
  const wanted = document.querySelectorAll<HTMLElement>('.document [role="tab"]')[tab];
  if (wanted && wanted.ariaSelected !== 'true') wanted.click();
  const end = performance.now() + PATIENCE_MS;
  let best = '';
  let since = performance.now();
  while (performance.now() < end) {
    const found = nearest(path);
    if (found && found.path !== best) {
      best = found.path;
      since = performance.now();
      unfold(found.element);
    }
    const isSettled = best === path || performance.now() > since + SETTLED_MS;
    // Its buttons are there before the text that is still to come.
    const isComing = found?.element.querySelector('.rich-text:not(:has([contenteditable]))');
    const control = isComing ? null : found?.element.querySelector<HTMLElement>(controls);
    if (found && control && isSettled) {
      found.element.scrollIntoView({ block: 'center' });
      return control.focus({ preventScroll: true });
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const controls =
  'input:not([type="hidden"]), textarea, select, [contenteditable="true"], button, summary';

/** The field itself, or the one of those around it that is nearest. */
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
