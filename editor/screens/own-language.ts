import type { Me } from '../api/people.ts';
import { useSpoken } from '../messages/messages.tsx';
import { mayWrite } from './rights.ts';

/** The language somebody writes first: the one the editor speaks, or the first of those they are narrowed to. */
export function useOwnLanguage(me: Me): string {
  const { code } = useSpoken();
  return mayWrite(me, { lang: code }) ? code : (me.languages?.[0] ?? code);
}
