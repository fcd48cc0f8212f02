import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { cachePolicies } from './cache-policies.ts';
import type { SiteResponse } from './response.ts';

const webhook = z.looseObject({ secret: z.string().nullish() });

/** A webhook says that something was published. The secret stands in a header or, as Prismic does it, in the body. */
export async function revalidate(
  request: Request,
  secret: string | null,
  look: () => void,
): Promise<SiteResponse> {
  if (secret === null)
    return say(404, 'There is no REVALIDATE_SECRET, so nobody can ask for this.');
  const body: unknown = await request.json().catch(() => null);
  const given =
    request.headers.get('x-revalidate-secret') ??
    request.headers.get('authorization')?.replace(/^Bearer /i, '') ??
    webhook.safeParse(body).data?.secret ??
    '';
  if (!isSame(given, secret)) return say(401, 'The secret is missing or another one.');
  look();
  return say(200, null);
}

/** Takes as long whatever is wrong with it. */
function isSame(given: string, secret: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(secret));
}

function say(status: number, error: string | null): SiteResponse {
  return {
    status,
    headers: { 'content-type': 'application/json', 'cache-control': cachePolicies.never },
    body: JSON.stringify(error === null ? { success: true } : { error }),
  };
}
