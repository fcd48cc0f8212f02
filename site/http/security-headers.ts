import { hash } from 'node:crypto';
import type { Inline } from '../render/document.tsx';
import { playerOrigins } from '../slices/Video/players.ts';

/** Hosts other than the site's own, each allowed only where a setting needs it. */
export interface OtherHosts {
  /** Origins of pictures: a hosted repository, a flag host. */
  pictures: readonly string[];
  tagManager: boolean;
  /** Origins that the tag manager's tags may load from and send to. */
  tags?: readonly string[];
  /** The origin of the preview toolbar, on previews. */
  toolbar: string | null;
  /** The origin of the editor, on pages in its frame. */
  editor?: string;
}

const tagManagerHosts = {
  script: ['https://www.googletagmanager.com'],
  connect: [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
  picture: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
};

/** The policy of a page. Inline scripts and styles run only if the site wrote them, by their hash. */
export function contentSecurityPolicy(inline: Inline, others: OtherHosts): string {
  const { pictures, tagManager, tags = [], toolbar, editor } = others;
  const listed = (...hosts: (string | false | null | readonly string[])[]) =>
    hosts.flat().filter((host) => host !== false && host !== null);
  const prismicToolbar = toolbar?.endsWith('.prismic.io')
    ? ['https://*.prismic.io', 'https://prismic.io']
    : [];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': listed(
      "'self'",
      inline.scripts.map(hashOf),
      tagManager && [...tagManagerHosts.script, ...tags],
      toolbar,
      prismicToolbar,
    ),
    'style-src': listed("'self'", inline.styles.map(hashOf)),
    'img-src': listed(
      "'self'",
      'data:',
      pictures,
      tagManager && [...tagManagerHosts.picture, ...tags],
      prismicToolbar,
    ),
    'font-src': ["'self'"],
    'connect-src': listed(
      "'self'",
      tagManager && [...tagManagerHosts.connect, ...tags],
      toolbar,
      prismicToolbar,
      editor ?? null,
    ),
    'media-src': listed("'self'", pictures),
    'frame-src': listed(playerOrigins, tagManager && tags, prismicToolbar),
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': [editor ?? "'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}

function hashOf(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`;
}
