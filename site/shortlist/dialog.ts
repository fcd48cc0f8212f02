import type { ShortlistWords } from './words.ts';

/** Opens a modal dialog; once closed it is removed and the focus returns. */
export function openDialog(title: string, words: ShortlistWords): HTMLDialogElement {
  const dialog = createElement('dialog', { className: 'sheet', ariaLabel: title });
  dialog.setAttribute('closedby', 'any');
  const close = createElement('button', {
    className: 'tool',
    ariaLabel: words.close,
    textContent: '×',
  });
  close.onclick = () => dialog.close();
  dialog.onclose = () => dialog.remove();
  dialog.append(close, createElement('h2', { textContent: title }));
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

export function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties);
}
