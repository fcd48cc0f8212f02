import { mayWrite, type RightsScope } from './rights.ts';
import { useMe } from './use-me.ts';

/** Whether a document is in the archive or the signed-in person may not write it; until they are known, they may. */
export function useIsReadOnly(document: RightsScope & { archived: boolean }): boolean {
  const me = useMe();
  return document.archived || (me !== null && !mayWrite(me, document));
}
