/** How the site reaches the embedded service. */
export interface ServiceAccess {
  /** Its origin. */
  service: string;
  accessToken: string | null;
}

const timeoutMs = 10_000;

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
