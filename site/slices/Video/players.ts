interface Provider {
  /** The only origin that is asked for its films, and only once somebody plays one. */
  origin: string;
  /** Addresses as people copy them; the groups are what its player needs. */
  addresses: readonly RegExp[];
  /** The path and query of its player. */
  player(id: string, secret?: string): string;
}

const providers: readonly Provider[] = [
  {
    origin: 'https://www.youtube-nocookie.com',
    addresses: [
      /^https:\/\/(?:www\.|m\.)?youtube\.com\/watch\?(?:[^#]*&)?v=([\w-]{6,20})(?:[&#].*)?$/,
      /^https:\/\/(?:www\.)?youtube\.com\/(?:embed|shorts|live)\/([\w-]{6,20})(?:[?#].*)?$/,
      /^https:\/\/youtu\.be\/([\w-]{6,20})(?:[?#].*)?$/,
    ],
    player: (id) => `/embed/${id}`,
  },
  {
    origin: 'https://player.vimeo.com',
    addresses: [/^https:\/\/(?:www\.)?vimeo\.com\/(\d{4,14})(?:\/(\w{4,20}))?(?:[?#].*)?$/],
    // Who has the link of a film that is not listed has its secret.
    player: (id, secret) => `/video/${id}${secret ? `?h=${secret}` : ''}`,
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
      if (id) return new URL(player(id, secret), origin);
    }
  return null;
}
