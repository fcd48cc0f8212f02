import { mayPublish, type RightsScope } from './rights.ts';
import { useMe } from './use-me.ts';

/** Whether the signed-in person may publish, or publish there; false until the person is known. */
export function useMayPublish(where: RightsScope = {}): boolean {
  const me = useMe();
  return me !== null && mayPublish(me, where);
}
