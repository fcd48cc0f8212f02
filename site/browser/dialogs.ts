/** `command` and `closedby` for browsers without them. */
export function openDialogs(): void {
  const knowsCommands = 'command' in HTMLButtonElement.prototype;
  const knowsClosedBy = 'closedBy' in HTMLDialogElement.prototype;
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const button = target.closest('[commandfor]');
    const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
    if (button && !knowsCommands && dialog instanceof HTMLDialogElement) {
      if (button.getAttribute('command') === 'close') dialog.close();
      else dialog.showModal();
    }
    if (!knowsClosedBy && target instanceof HTMLDialogElement) target.close();
  });
}

/** Closes a list of languages on a click or focus elsewhere. */
export function closeDisclosures(): void {
  const close = (outside: EventTarget | null) => {
    for (const open of document.querySelectorAll<HTMLDetailsElement>('.languages[open]'))
      if (!(outside instanceof Node && open.contains(outside))) {
        if (open.contains(document.activeElement)) open.querySelector('summary')?.focus();
        open.open = false;
      }
  };
  for (const type of ['click', 'focusin']) addEventListener(type, ({ target }) => close(target));
  addEventListener('keydown', ({ key }) => key === 'Escape' && close(null));
}
