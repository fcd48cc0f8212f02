import { mayWrite } from './rights.ts';
import { useMe } from './use-me.ts';

/** Whether the signed-in person may not write a document; false until the person is known. */
export function useIsOnlyToRead(document: { type: string; lang: string }): boolean {
  const me = useMe();
  return me !== null && !mayWrite(me, document);
}
