import { isIP } from 'node:net';

/** Where the editor is, and what follows from it. */
export interface EditorOrigin {
  /** `https://content.example.org` */
  readonly origin: string;
  readonly host: string;
  readonly isSecure: boolean;
  /** What passkeys are made for: the exact host. Null where browsers make none. */
  readonly passkeyHost: string | null;
  readonly sessionCookie: string;
  readonly deviceCookie: string;
}

export function editorOrigin(address: string): EditorOrigin {
  const { origin, host, hostname, protocol, port } = new URL(address);
  const isSecure = protocol === 'https:';
  const isName = isIP(hostname.replace(/^\[|\]$/g, '')) === 0;
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  // Cookies know no ports: without TLS, two services of one machine have one name for each.
  const name = (what: string) =>
    isSecure ? `__Host-farol-${what}` : `farol-${what}-${port || '80'}`;
  return {
    origin,
    host,
    isSecure,
    passkeyHost: isName && (isSecure || isLocal) ? hostname : null,
    sessionCookie: name('session'),
    deviceCookie: name('device'),
  };
}

/**
 * Whether a page of the editor sent a request. Cookies and SameSite know no ports, and Host is what the sender says,
 * so only what a browser says of where it comes from counts.
 */
export function isFromEditor(headers: Headers, { origin }: EditorOrigin): boolean {
  const named = headers.get('origin');
  return named === null ? headers.get('sec-fetch-site') === 'same-origin' : named === origin;
}

/** A form of another page can send neither without being asked about first. */
export function isDeclared(headers: Headers, takesFile = false): boolean {
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  return type === 'application/json' || (takesFile && type === 'application/octet-stream');
}

/** Where the editor is: at an origin of its own where it has one, else at the service's. */
export function editorAt(
  settings: { EDITOR_ORIGIN?: string | undefined; SERVICE_URL?: string | undefined },
  address: string,
): EditorOrigin {
  return editorOrigin(settings.EDITOR_ORIGIN ?? settings.SERVICE_URL ?? address);
}
