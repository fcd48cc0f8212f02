import { createHash, timingSafeEqual } from 'node:crypto';
import { bearerToken } from '@farol/server/bearer-token';
import { z } from 'zod';
import { cachePolicies } from './cache-policies.ts';
import type { SiteResponse } from './response.ts';

const webhook = z.looseObject({ secret: z.string().nullish() });

/** The webhook for publications. The secret comes in a header or, as Prismic sends it, in the body. */
export async function revalidate(
  request: Request,
  secret: string | null,
  checkContent: () => void,
): Promise<SiteResponse> {
  if (secret === null)
    return json(404, 'There is no REVALIDATE_SECRET, so nobody can ask for this.');
  const body: unknown = await request.json().catch(() => null);
  const given =
    request.headers.get('x-revalidate-secret') ??
    bearerToken(request.headers) ??
    webhook.safeParse(body).data?.secret ??
    '';
  if (!isSame(given, secret)) return json(401, 'The secret is missing or another one.');
  checkContent();
  return json(200, null);
}

/** In constant time. */
function isSame(given: string, secret: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(secret));
}

function json(status: number, error: string | null): SiteResponse {
  return {
    status,
    headers: { 'content-type': 'application/json', 'cache-control': cachePolicies.never },
    body: JSON.stringify(error === null ? { success: true } : { error }),
  };
}
