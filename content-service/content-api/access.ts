import type { Library, Scope, Visibility } from '../repository/library.ts';

export type Shown = 'master' | 'release' | 'preview';

/** What one needs to read what, by the repository's visibility; null: nothing at all. */
const needed: Readonly<Record<Visibility, Readonly<Record<Shown, Scope | null>>>> = {
  open: { master: null, release: null, preview: null },
  public: { master: null, release: 'master+releases', preview: null },
  private: { master: 'master', release: 'master+releases', preview: 'master' },
};

export class Access {
  readonly #visibility: Visibility;
  /** `null` without a token. */
  readonly #scope: Scope | null;
  /** As it was given, for the forms of the answer. */
  readonly token: string | null;

  constructor(visibility: Visibility, scope: Scope | null, token: string | null) {
    this.#visibility = visibility;
    this.#scope = scope;
    this.token = token;
  }

  mayRead(shown: Shown): boolean {
    const scope = needed[this.#visibility][shown];
    return scope === null || scope === this.#scope || this.#scope === 'master+releases';
  }

  /** Whether anyone may read it, and so any cache on the way may keep it. */
  isPublic(shown: Shown): boolean {
    return needed[this.#visibility][shown] === null;
  }
}

/** Null for a token that is not valid: it is refused even where none is needed, so that it gets noticed. */
export function accessOf(
  parameters: URLSearchParams,
  headers: Headers,
  library: Library,
): Access | null {
  const token = parameters.get('access_token') || tokenIn(headers.get('authorization'));
  if (!token) return new Access(library.visibility, null, null);
  const scope = library.scopeOf(token);
  return scope && new Access(library.visibility, scope, token);
}

/** A password meant for a proxy in front (`Basic …`) is none of ours. */
function tokenIn(authorization: string | null): string | null {
  return /^(?:Bearer|Token)\s+(\S+)$/i.exec(authorization ?? '')?.[1] ?? null;
}
