import { readText } from '@farol/server/read-text';
import { hasMoreValues, maxValues } from '../content/value-count.ts';

/** How the site reaches the embedded service. */
export interface ServiceAccess {
  /** Its origin. */
  service: string;
  accessToken: string | null;
}

const timeoutMs = 10_000;
const maxBytes = 50 * 1024 * 1024;

/** Asks about the preview of a token or key; with a body, by POST. */
export function askService(
  { service, accessToken }: ServiceAccess,
  token: string,
  question: string,
  body?: object,
): Promise<Response> {
  return fetch(`${service}/api/farol/v1/previews/${encodeURIComponent(token)}/${question}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(accessToken ? { authorization: `Bearer ${accessToken}` } : {}),
    },
    body: body ? JSON.stringify(body) : null,
    signal: AbortSignal.timeout(timeoutMs),
  });
}

/** What the service answered to it. */
export async function answerIn(response: Response): Promise<unknown> {
  const text = await readText(response, maxBytes, 'What a preview shows');
  if (hasMoreValues(text, maxValues)) throw new Error('What a preview shows has too many values.');
  return JSON.parse(text);
}
