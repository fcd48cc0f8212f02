/** What comes with a tab or a section takes a moment to be there. */
const PATIENCE_MS = 2_000;

/** Opens what holds a field, whatever it is folded into, and puts the cursor there. */
export async function goToField(path: string, tab: number): Promise<void> {
  const tabs = document.querySelectorAll<HTMLElement>('.document [role="tab"]');
  const wanted = tabs[tab];
  if (wanted && wanted.ariaSelected !== 'true') wanted.click();
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    const found = nearest(path);
    if (found) unfold(found.element);
    const isThere = found?.path === path || performance.now() > end;
    const inner = found?.element.querySelector<HTMLElement>(
      'input:not([type="hidden"]), textarea, select, [contenteditable="true"], button, summary',
    );
    if (isThere && found) {
      found.element.scrollIntoView({ block: 'center' });
      (inner ?? found.element).focus({ preventScroll: true });
      return;
    }
    if (performance.now() > end) return;
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}

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
