import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { EditorOrigin } from './origins.ts';
import type { RequestSource, SignInResult } from './sign-in.ts';

const yearS = 365 * 24 * 60 * 60;

/** What is known of a request's browser, and the cookies its response sets. */
export interface Browser {
  readonly from: RequestSource;
  /** The session cookie; it counts only on requests from the editor's own pages. */
  readonly sessionToken: string | undefined;
  setSession(result: SignInResult): void;
  clearSession(): void;
}

export function browserOf(
  context: Context,
  editor: EditorOrigin,
  { network, sessionLastsMs }: { network: string; sessionLastsMs: number },
): Browser {
  const { isSecure, sessionCookie, deviceCookie } = editor;
  const attributes = {
    httpOnly: true,
    sameSite: 'Strict',
    secure: isSecure,
    // `__Host-` cookies must have the path `/`; otherwise the path keeps them from a site on the same host.
    path: isSecure ? '/' : '/api/farol/v1',
  } as const;
  return {
    from: {
      network,
      device: getCookie(context, deviceCookie),
      agent: context.req.header('user-agent') ?? '',
    },
    sessionToken: getCookie(context, sessionCookie),
    setSession({ token, device }) {
      setCookie(context, sessionCookie, token, { ...attributes, maxAge: sessionLastsMs / 1000 });
      setCookie(context, deviceCookie, device, { ...attributes, maxAge: yearS });
    },
    clearSession: () => void deleteCookie(context, sessionCookie, attributes),
  };
}
