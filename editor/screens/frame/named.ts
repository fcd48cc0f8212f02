import { plainLetters } from '@farol/content-model';
import type { Command } from '../../commands/command.ts';
import type { Messages } from '../../messages/en.ts';

/** Commands whose names contain every word, in any order, ignoring accents. */
export function commandsNamed(
  commands: readonly Command[],
  text: string,
  messages: Messages,
): Command[] {
  const words = plainLetters(text.trim()).split(/\s+/);
  const seen = new Set<string>();
  return commands.filter(({ id, label }) => {
    const name = plainLetters(label(messages));
    if (seen.has(id) || !words.every((word) => name.includes(word))) return false;
    seen.add(id);
    return true;
  });
}
