import { mayPublish } from './rights.ts';
import { useMe } from './use-me.ts';

/** Whether the signed-in person may publish; false until the person is known. */
export function useMayPublish(): boolean {
  const me = useMe();
  return me !== null && mayPublish(me, {});
}
