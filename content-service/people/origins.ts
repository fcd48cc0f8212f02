import { isIP } from 'node:net';

/** The editor's origin, and what follows from it. */
export interface EditorOrigin {
  /** `https://content.example.org` */
  readonly origin: string;
  readonly host: string;
  readonly isSecure: boolean;
  /** The exact host passkeys are bound to. Null if browsers create none there. */
  readonly passkeyHost: string | null;
  readonly sessionCookie: string;
  readonly deviceCookie: string;
}

export function editorOrigin(address: string): EditorOrigin {
  const { origin, host, hostname, protocol, port } = new URL(address);
  const isSecure = protocol === 'https:';
  const isName = isIP(hostname.replace(/^\[|\]$/g, '')) === 0;
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  // Cookies ignore ports: without TLS, two services on one machine need different names.
  const cookieName = (purpose: string) =>
    isSecure ? `__Host-farol-${purpose}` : `farol-${purpose}-${port || '80'}`;
  return {
    origin,
    host,
    isSecure,
    passkeyHost: isName && (isSecure || isLocal) ? hostname : null,
    sessionCookie: cookieName('session'),
    deviceCookie: cookieName('device'),
  };
}

/**
 * Whether a request came from a page of the editor. Cookies and SameSite ignore ports, and Host is set by the sender,
 * so only the browser's statement of the request's origin counts.
 */
export function isFromEditor(headers: Headers, { origin }: EditorOrigin): boolean {
  const sentOrigin = headers.get('origin');
  return sentOrigin === null
    ? headers.get('sec-fetch-site') === 'same-origin'
    : sentOrigin === origin;
}

/** Content types that a form on another site's page cannot send without a preflight request. */
export function hasPreflightedType(headers: Headers, takesFile = false): boolean {
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  return type === 'application/json' || (takesFile && type === 'application/octet-stream');
}

/** The editor's own origin if one is configured, else the service's. */
export function editorAt(
  settings: { EDITOR_ORIGIN?: string | undefined; SERVICE_URL?: string | undefined },
  address: string,
): EditorOrigin {
  return editorOrigin(settings.EDITOR_ORIGIN ?? settings.SERVICE_URL ?? address);
}
