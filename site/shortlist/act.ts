import { compare } from './compare.ts';
import { maxSaved, pathsOfPage, save, savedPaths, showSaved } from './saved.ts';
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
  const actions: Record<string, () => void> = {
    save: () => toggle(),
    compare: () => void compare(words),
    share: () => void sharePage(words, say),
    copy: () => void copyLink(words, say),
  };
  actions[button.dataset.act ?? '']?.();

  function toggle(): void {
    const paths = pathsOfPage(document);
    const saved = savedPaths();
    const others = saved.filter((path) => !paths.includes(path));
    const isSaved = others.length < saved.length;
    if (!isSaved && saved.length >= maxSaved) {
      void compare(words, words.full);
      return;
    }
    const isStored = save(isSaved ? others : [...saved, location.pathname]);
    showSaved();
    say(isStored ? (isSaved ? words.removed : words.saved) : words.forbidden);
  }
}
