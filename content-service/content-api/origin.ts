/** `https://content.example`: how the asker reached the service, in front of every address in an answer. */
export function originOf(url: URL, headers: Headers, trustProxy: boolean): string {
  if (!trustProxy) return url.origin;
  const protocol = firstOf(headers, 'x-forwarded-proto', /^https?$/i) ?? url.protocol.slice(0, -1);
  const host = firstOf(headers, 'x-forwarded-host', hostPattern) ?? url.host;
  const address = `${protocol}://${host}`;
  return URL.canParse(address) ? new URL(address).origin : url.origin;
}

const hostPattern = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:]+\])(?::\d{1,5})?$/i;

/** Proxies in a row each add their word; the first is the outermost. What is no such thing is not believed. */
function firstOf(headers: Headers, name: string, pattern: RegExp): string | null {
  const first = headers.get(name)?.split(',')[0]?.trim() ?? '';
  return pattern.test(first) ? first : null;
}
