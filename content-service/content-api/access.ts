import type { Library, Scope, Visibility } from '../repository/library.ts';

export type RefKind = 'master' | 'release' | 'preview';

/** The scope needed for each kind of ref, by the repository's visibility; null if no token is needed. */
const requiredScopes: Readonly<Record<Visibility, Readonly<Record<RefKind, Scope | null>>>> = {
  open: { master: null, release: null, preview: null },
  public: { master: null, release: 'master+releases', preview: null },
  private: { master: 'master', release: 'master+releases', preview: 'master' },
};

export class Access {
  readonly #visibility: Visibility;
  /** Null without a token. */
  readonly #scope: Scope | null;
  /** As sent, for the forms in the response. */
  readonly token: string | null;

  constructor(visibility: Visibility, scope: Scope | null, token: string | null) {
    this.#visibility = visibility;
    this.#scope = scope;
    this.token = token;
  }

  mayRead(kind: RefKind): boolean {
    const scope = requiredScopes[this.#visibility][kind];
    return scope === null || scope === this.#scope || this.#scope === 'master+releases';
  }

  /** Whether anyone may read it, so that shared caches may store it. */
  isPublic(kind: RefKind): boolean {
    return requiredScopes[this.#visibility][kind] === null;
  }
}

/** Null for an invalid token: it is refused even where none is needed, so that the mistake is noticed. */
export function accessOf(
  parameters: URLSearchParams,
  headers: Headers,
  library: Library,
): Access | null {
  const token = parameters.get('access_token') || bearerToken(headers.get('authorization'));
  if (!token) return new Access(library.visibility, null, null);
  const scope = library.scopeOf(token);
  return scope && new Access(library.visibility, scope, token);
}

/** Ignores credentials meant for a proxy in front (`Basic …`). */
function bearerToken(authorization: string | null): string | null {
  return /^(?:Bearer|Token)\s+(\S+)$/i.exec(authorization ?? '')?.[1] ?? null;
}
