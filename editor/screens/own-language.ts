import type { Me } from '../api/people.ts';
import { useSpoken } from '../messages/messages.tsx';

/** The language somebody writes first: the one the editor speaks, or the first of those they are narrowed to. */
export function useOwnLanguage({ languages }: Me): string {
  const { code } = useSpoken();
  return languages === null || languages.includes(code) ? code : (languages[0] ?? code);
}
