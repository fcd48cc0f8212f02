import { freePort } from '../../launch/whole-product.ts';

/**
 * A free port below those the system assigns to outgoing connections: a proof stops a server and restarts it at the
 * same port, which nobody else must take meanwhile.
 */
export async function ownPort(): Promise<string> {
  return String(await freePort('127.0.0.1'));
}
