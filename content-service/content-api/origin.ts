/** `https://content.example`: how the client reached the service, used in every URL of a response. */
export function originOf(url: URL, headers: Headers, trustProxy: boolean): string {
  if (!trustProxy) return url.origin;
  const protocol =
    firstForwarded(headers, 'x-forwarded-proto', /^https?$/i) ?? url.protocol.slice(0, -1);
  const host = firstForwarded(headers, 'x-forwarded-host', hostPattern) ?? url.host;
  const address = `${protocol}://${host}`;
  return URL.canParse(address) ? new URL(address).origin : url.origin;
}

const hostPattern = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:]+\])(?::\d{1,5})?$/i;

/** The value of the outermost proxy, which is the first one; null if it is malformed. */
function firstForwarded(headers: Headers, name: string, pattern: RegExp): string | null {
  const first = headers.get(name)?.split(',')[0]?.trim() ?? '';
  return pattern.test(first) ? first : null;
}
