import type { IncomingMessage } from 'node:http';
import type { Refusal } from './refusals.ts';

/**
 * Requires exactly one `Host` header: with two, a proxy in front may have gone by the other one. HTTP/1.0 needs none,
 * and health checks of proxies send none.
 */
export function hostRefusal(incoming: IncomingMessage): Refusal | undefined {
  const { rawHeaders, headers, httpVersionMinor } = incoming;
  let hosts = 0;
  // Names and values alternate.
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === 'host') hosts += 1;
  if (hosts > 1) return { status: 400, message: 'The request names more than one host.' };
  if (!headers.host && httpVersionMinor > 0)
    return { status: 400, message: 'The request names no host.' };
  return undefined;
}
