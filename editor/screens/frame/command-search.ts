import { plainLetters } from '@farol/content-model';
import type { Command } from '../../commands/command.ts';
import type { Messages } from '../../messages/en.ts';

/** Commands whose names contain every word, in any order, ignoring accents. */
export function commandsMatching(
  commands: readonly Command[],
  text: string,
  messages: Messages,
): Command[] {
  const isNamed = naming(text);
  const seen = new Set<string>();
  return commands.filter(({ id, label }) => {
    if (seen.has(id) || !isNamed(label(messages))) return false;
    seen.add(id);
    return true;
  });
}

/** What has every word in its name first, then what is in the language the person speaks; else in the given order. */
export function nearestFirst<Found extends { title: string; lang: string }>(
  pages: readonly Found[],
  text: string,
  language: string,
): Found[] {
  const isNamed = naming(text);
  const rank = ({ title, lang }: Found) => (isNamed(title) ? 0 : 2) + (lang === language ? 0 : 1);
  return pages.toSorted((a, b) => rank(a) - rank(b));
}

/** Whether a name contains every word of a text, in any order, ignoring accents. */
function naming(text: string): (name: string) => boolean {
  const words = plainLetters(text.trim()).split(/\s+/);
  return (name) => {
    const letters = plainLetters(name);
    return words.every((word) => letters.includes(word));
  };
}
