import { ageOf } from '@farol/server/age-of';
import type { StartedPreview, State } from './state.ts';
import { hashToken } from './tokens.ts';

/** A preview that has not ended, with the secret that opens it. */
export type OpenPreview = StartedPreview & { secret: string };

/** The preview that a secret opens, or the path of a token, where what it showed follows the secret. */
export function openPreviewBy(
  { previews }: Readonly<State>,
  path: string,
  now: number,
): OpenPreview | undefined {
  const [secret = ''] = path.split(/[:~]/);
  const preview = previews.get(hashToken(secret));
  return preview && isOpen(preview, now) ? { ...preview, secret } : undefined;
}

export function isOpen({ startedAt, expiresAt }: StartedPreview, now: number): boolean {
  return ageOf(startedAt, now) < expiresAt - startedAt;
}
