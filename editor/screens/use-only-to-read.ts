import { mayWrite, type Where } from './rights.ts';
import { useMe } from './use-me.ts';

/** Whether the signed-in person may not write a document; false until the person is known. */
export function useIsOnlyToRead(document: Where): boolean {
  const me = useMe();
  return me !== null && !mayWrite(me, document);
}
