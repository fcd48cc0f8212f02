import type { Me } from '../api/people.ts';
import { useInterfaceLanguage } from '../messages/messages.tsx';
import { mayWrite } from './rights.ts';

/** A person's main language: the editor's, or the first of those the person is restricted to. */
export function useOwnLanguage(me: Me): string {
  const { code } = useInterfaceLanguage();
  return mayWrite(me, { lang: code }) ? code : (me.languages?.[0] ?? code);
}
