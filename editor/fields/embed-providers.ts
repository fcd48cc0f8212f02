/** Whose players may be shown, and how the address of each film, song or map is written. Nobody else's is kept. */
interface Provider {
  name: string;
  type: 'video' | 'rich';
  /** What people copy from their address bar; the group is the id. */
  addresses: readonly RegExp[];
  canonical(id: string): string;
}

export const embedProviders: readonly Provider[] = [
  {
    name: 'YouTube',
    type: 'video',
    addresses: [
      /^https:\/\/(?:www\.|m\.)?youtube\.com\/watch\?(?:[^#]*&)?v=([\w-]{6,20})(?:[&#].*)?$/,
      /^https:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/(?:embed|shorts|live)\/([\w-]{6,20})(?:[?#].*)?$/,
      /^https:\/\/youtu\.be\/([\w-]{6,20})(?:[?#].*)?$/,
    ],
    canonical: (id) => `https://www.youtube.com/watch?v=${id}`,
  },
  {
    name: 'Vimeo',
    type: 'video',
    addresses: [
      /^https:\/\/(?:www\.)?vimeo\.com\/(\d{4,14})(?:[/?#].*)?$/,
      /^https:\/\/player\.vimeo\.com\/video\/(\d{4,14})(?:[?#].*)?$/,
    ],
    canonical: (id) => `https://vimeo.com/${id}`,
  },
  {
    name: 'Spotify',
    type: 'rich',
    addresses: [
      /^https:\/\/open\.spotify\.com\/(?:intl-\w+\/)?((?:track|album|playlist|episode|show)\/\w{10,30})(?:[?#].*)?$/,
    ],
    canonical: (id) => `https://open.spotify.com/${id}`,
  },
];

/** What is kept of an address: where it leads and by whom, never HTML of others. */
export interface EmbedValue {
  embed_url: string;
  type: 'video' | 'rich';
  version: '1.0';
  provider_name: string;
  html: null;
}

/** Null where the address is nobody's in the table. Nothing is fetched to find out. */
export function embedOf(address: string): EmbedValue | null {
  for (const { name, type, addresses, canonical } of embedProviders)
    for (const pattern of addresses) {
      const id = pattern.exec(address.trim())?.[1];
      if (id)
        return {
          embed_url: canonical(id),
          type,
          version: '1.0',
          provider_name: name,
          html: null,
        };
    }
  return null;
}
