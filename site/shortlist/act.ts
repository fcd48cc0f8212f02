import { compare } from './compare.ts';
import { mostSaved, pathsOfPage, save, savedPaths, showSaved } from './saved.ts';
import { copyLink, sharePage } from './share.ts';
import { wordsOf } from './words.ts';

/** Runs a button's action; loaded with the first press. */
export function act(button: HTMLElement): void {
  const words = wordsOf(document.documentElement.lang);
  const status = button.parentElement?.querySelector('[role=status]');
  const say = (text: string) => {
    if (status) status.textContent = text;
  };
  say('');
  const acts: Record<string, () => void> = {
    save: () => toggle(),
    compare: () => void compare(words),
    share: () => void sharePage(words, say),
    copy: () => void copyLink(words, say),
  };
  acts[button.dataset.act ?? '']?.();

  function toggle(): void {
    const own = pathsOfPage(document);
    const saved = savedPaths();
    const others = saved.filter((path) => !own.includes(path));
    const isSaved = others.length < saved.length;
    if (!isSaved && saved.length >= mostSaved) {
      void compare(words, words.full);
      return;
    }
    const isKept = save(isSaved ? others : [...saved, location.pathname]);
    showSaved();
    say(isKept ? (isSaved ? words.removed : words.saved) : words.forbidden);
  }
}
