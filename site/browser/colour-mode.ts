import { remember } from './storage.ts';

export function switchColours(): void {
  const page = document.documentElement;
  const switches = document.querySelectorAll('[data-colour-mode]');
  const show = () => {
    for (const each of switches)
      each.setAttribute('aria-pressed', String(page.dataset.mode === 'dark'));
  };
  for (const each of switches)
    each.addEventListener('click', () => {
      const mode = page.dataset.mode === 'dark' ? 'light' : 'dark';
      if (mode === 'dark') page.dataset.mode = mode;
      else delete page.dataset.mode;
      remember('colour-mode', mode);
      show();
    });
  show();
}
