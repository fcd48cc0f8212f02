/** The editor's keys for undoing, redoing and saving, which the person may press with the focus in the page. */
const passedOn = new Set(['z', 'y', 's']);

export function tellKeys(
  tell: (message: Record<string, unknown>) => void,
  beforeChange: () => void,
): void {
  addEventListener('keydown', (event) => {
    const { key, code, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (!(ctrlKey || metaKey) || altKey || !passedOn.has(key.toLowerCase())) return;
    // Within a control the browser undoes what was typed there.
    if (event.target instanceof Element && event.target.closest('input, textarea, select')) return;
    event.preventDefault();
    if (key.toLowerCase() !== 's') beforeChange();
    tell({ farol: 'key', key, code, ctrlKey, metaKey, shiftKey });
  });
}
