import { onChosenElsewhere } from './shown.ts';
import { remember, remembered } from './storage.ts';

export function switchColours(): void {
  const page = document.documentElement;
  const switches = document.querySelectorAll('[data-colour-mode]');
  const show = (mode: string | undefined) => {
    if (mode === 'dark') page.dataset.mode = mode;
    else delete page.dataset.mode;
    for (const button of switches) button.setAttribute('aria-pressed', String(mode === 'dark'));
  };
  for (const button of switches)
    button.addEventListener('click', () => {
      const mode = page.dataset.mode === 'dark' ? 'light' : 'dark';
      remember('colour-mode', mode);
      show(mode);
    });
  onChosenElsewhere(() => show(remembered('colour-mode') ?? page.dataset.mode), 'colour-mode');
  show(page.dataset.mode);
}
