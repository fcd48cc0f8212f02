import type { Language } from '@farol/content-model';

/** Joined words of which only the first is capitalized; English capitalizes languages everywhere. */
export function capitalizedList(words: readonly string[], { code }: Language): string {
  const [first = '', ...rest] = words;
  const later = code === 'en-us' ? rest : rest.map((word) => word.toLocaleLowerCase(code));
  return [first.charAt(0).toLocaleUpperCase(code) + first.slice(1), ...later].join(', ');
}
