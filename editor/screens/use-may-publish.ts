import { mayPublish } from './rights.ts';
import { useMe } from './use-me.ts';

/** Whether whoever is signed in publishes; before that is known nobody does. */
export function useMayPublish(): boolean {
  const me = useMe();
  return me !== null && mayPublish(me, {});
}
