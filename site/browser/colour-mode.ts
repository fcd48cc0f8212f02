import { onShownLater } from './shown.ts';
import { remember, remembered } from './storage.ts';

export function switchColours(): void {
  const page = document.documentElement;
  const switches = document.querySelectorAll('[data-colour-mode]');
  const show = (mode: string | undefined) => {
    if (mode === 'dark') page.dataset.mode = mode;
    else delete page.dataset.mode;
    for (const each of switches) each.setAttribute('aria-pressed', String(mode === 'dark'));
  };
  for (const each of switches)
    each.addEventListener('click', () => {
      const mode = page.dataset.mode === 'dark' ? 'light' : 'dark';
      remember('colour-mode', mode);
      show(mode);
    });
  const catchUp = () => show(remembered('colour-mode') ?? page.dataset.mode);
  onShownLater(catchUp);
  addEventListener('storage', catchUp);
  show(page.dataset.mode);
}
