/** The address the service was reached at, as its clients see it; a proxy's word counts only if trusted. */
export function originOf(request: Request, trustProxy: boolean): string {
  const url = new URL(request.url);
  if (!trustProxy) return url.origin;
  const first = (name: string) => request.headers.get(name)?.split(',')[0]?.trim();
  const proto = first('x-forwarded-proto');
  const host = first('x-forwarded-host');
  const protocol = proto === 'https' || proto === 'http' ? `${proto}:` : url.protocol;
  return `${protocol}//${host && /^[\w.:[\]-]+$/.test(host) ? host : url.host}`;
}
