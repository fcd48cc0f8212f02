/** Null without one; credentials for a proxy in front (`Basic …`) are none. */
export function bearerToken(headers: Headers): string | null {
  return /^Bearer\s+(.+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? null;
}
