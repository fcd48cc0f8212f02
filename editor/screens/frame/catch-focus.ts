const controls =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"], [contenteditable="true"]';

const opened = '.overlay, [role="dialog"], [role="menu"], [role="listbox"]';

/** Where a control was: after a node, in another. */
interface Place {
  before: Node | null;
  from: Node;
}

/**
 * Where the control that has the focus is taken out of the page, the next one gets it, and the whole of `main` where
 * all of it was replaced. A control that was only moved gets it back; of one that is disabled, such as a button that
 * has nothing left to send, the first control of its form gets it. Otherwise the browser would drop it, and somebody
 * who listens to the page or works by keyboard would begin at its top.
 */
export function catchFocus(main: HTMLElement | null): (() => void) | undefined {
  if (!main) return undefined;
  let last: HTMLElement | null = null;
  /** Set while the last control is gone and nothing else has the focus. */
  let gone: Place | null = null;

  const onFocus = ({ target }: FocusEvent) => {
    // A dialog or a menu gives the focus back to what opened it.
    if (!(target instanceof HTMLElement) || target.closest(opened)) return;
    last = main.contains(target) ? target : null;
    gone = null;
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget) return;
    // Browsers also tell of it just before they take a control out, and where a dialog makes the rest of the page
    // inert. Otherwise it was left on purpose.
    setTimeout(() => {
      if (last?.isConnected && !last.closest('[inert]') && document.activeElement === document.body)
        last = null;
    });
  };
  const observer = new MutationObserver((records) => {
    const lost = last;
    if (!lost) return;
    const record = records.find(({ removedNodes }) =>
      [...removedNodes].some((node) => node.contains(lost)),
    );
    if (record) gone = { before: record.previousSibling, from: record.target };
    else if (lost.matches(':disabled'))
      gone = { before: null, from: lost.closest('form') ?? lost.parentElement ?? main };
    // A dialog may still be open above what is gone; what was disabled has the focus until the page is drawn.
    const { activeElement } = document;
    if (!gone || (activeElement !== document.body && activeElement !== lost)) return;
    const heir = lost.isConnected && !lost.matches(':disabled') ? lost : heirOf(main, gone);
    gone = null;
    heir.focus({ preventScroll: true });
  });

  document.addEventListener('focusin', onFocus);
  main.addEventListener('focusout', onBlur);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled'],
  });
  return () => {
    document.removeEventListener('focusin', onFocus);
    main.removeEventListener('focusout', onBlur);
    observer.disconnect();
  };
}

/** The control that took the place of what is gone, or else the next one. */
function heirOf(main: HTMLElement, { before, from }: Place): HTMLElement {
  // On a phone, a field that gets the focus would open the keyboard.
  if (from === main || !main.contains(from) || matchMedia('(pointer: coarse)').matches) return main;
  const all = [...main.querySelectorAll<HTMLElement>(controls)].filter(
    (control) => control.tabIndex >= 0 && control.checkVisibility(),
  );
  const isAfter = (node: Node, control: HTMLElement) =>
    !node.contains(control) &&
    (node.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const heir =
    before && main.contains(before)
      ? all.find((control) => isAfter(before, control))
      : all.find((control) => from.contains(control) || isAfter(from, control));
  return heir ?? main;
}
