import { youtubeFilms } from '@farol/content-model';

/** A provider whose players may be embedded, and how its addresses are written. Other addresses are rejected. */
interface Provider {
  name: string;
  type: 'video' | 'rich';
  /** Addresses as people copy them from the address bar; the group is the id. */
  addresses: readonly RegExp[];
  canonical(id: string): string;
}

export const embedProviders: readonly Provider[] = [
  {
    name: 'YouTube',
    type: 'video',
    addresses: [
      ...youtubeFilms,
      /^https:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/(?:embed|shorts|live)\/([\w-]{6,20})(?:[?#].*)?$/,
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

/** What is stored for an address: its canonical form and provider, never HTML of third parties. */
export interface EmbedValue {
  embed_url: string;
  type: 'video' | 'rich';
  version: '1.0';
  provider_name: string;
  html: null;
}

/** Null where the address matches no provider. Nothing is fetched to find out. */
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
