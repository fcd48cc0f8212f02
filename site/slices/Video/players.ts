import { youtubeFilms } from '@farol/content-model';

interface Provider {
  /** The only origin that is asked for its films, and only once somebody plays one. */
  origin: string;
  /** Addresses as people copy them; the groups are what its player needs. */
  addresses: readonly RegExp[];
  /** The path and query of its player; `from` is the second that the film begins at. */
  player(found: { id: string; secret: string | undefined; from: number }): string;
}

const providers: readonly Provider[] = [
  {
    origin: 'https://www.youtube-nocookie.com',
    addresses: [
      ...youtubeFilms,
      /^https:\/\/(?:www\.)?youtube\.com\/(?:embed|shorts|live)\/([\w-]{6,20})(?:[?#].*)?$/,
    ],
    player: ({ id, from }) => `/embed/${id}${from > 0 ? `?start=${from}` : ''}`,
  },
  {
    origin: 'https://player.vimeo.com',
    addresses: [/^https:\/\/(?:www\.)?vimeo\.com\/(\d{4,14})(?:\/(\w{4,20}))?\/?(?:[?#].*)?$/],
    // Who has the link of a film that is not listed has its secret.
    player: ({ id, secret, from }) =>
      `/video/${id}${secret ? `?h=${secret}` : ''}${from > 0 ? `#t=${from}s` : ''}`,
  },
];

/** What the security policy lets pages frame. */
export const playerOrigins: readonly string[] = providers.map(({ origin }) => origin);

/** The address of the player that shows a film; null for all that no page may frame. */
export function playerOf(address: string): URL | null {
  const parsed = URL.parse(address);
  if (parsed?.username !== '') return null;
  if (playerOrigins.includes(parsed.origin)) return parsed;
  for (const { origin, addresses, player } of providers)
    for (const pattern of addresses) {
      const [, id, secret] = pattern.exec(address) ?? [];
      if (id) return new URL(player({ id, secret, from: secondIn(parsed) }), origin);
    }
  return null;
}

/** The second that a copied address begins at: `t=90`, `t=90s`, `t=1m30s` or `start=90`, in its query or after `#`. */
function secondIn({ hash, searchParams }: URL): number {
  const said = searchParams.get('t') ?? searchParams.get('start');
  const text = said ?? new URLSearchParams(hash.slice(1)).get('t') ?? '';
  const [, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,6})s?)?$/.exec(text) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}
