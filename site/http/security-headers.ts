import { createHash } from 'node:crypto';

/** Hosts beyond our own, each only where a setting asks for it. */
export interface OtherHosts {
  /** Origins of pictures: those of a hosted repository, a flag host. */
  pictures: readonly string[];
  tagManager: boolean;
  /** The origin of the preview toolbar, on previews. */
  toolbar: string | null;
}

const videoHosts = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];
const tagManagerHosts = {
  script: ['https://www.googletagmanager.com'],
  connect: [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
  picture: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
};

/** The policy of a document: only the scripts and styles that stand in it run, by their hashes. */
export function contentSecurityPolicy(html: string, others: OtherHosts): string {
  const { pictures, tagManager, toolbar } = others;
  const listed = (...hosts: (string | false | null | readonly string[])[]) =>
    hosts.flat().filter((host) => host !== false && host !== null);
  const prismicToolbar = toolbar?.endsWith('.prismic.io')
    ? ['https://*.prismic.io', 'https://prismic.io']
    : [];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': listed(
      "'self'",
      hashesOf(html, 'script'),
      tagManager && tagManagerHosts.script,
      toolbar,
      prismicToolbar,
    ),
    'style-src': listed("'self'", hashesOf(html, 'style')),
    'img-src': listed(
      "'self'",
      'data:',
      pictures,
      tagManager && tagManagerHosts.picture,
      prismicToolbar,
    ),
    'font-src': ["'self'"],
    'connect-src': listed("'self'", tagManager && tagManagerHosts.connect, toolbar, prismicToolbar),
    'media-src': listed("'self'", pictures),
    'frame-src': listed(videoHosts, prismicToolbar),
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}

/** Text of a page is escaped, so nothing else in it looks like a script or a style. */
const inline = {
  script: /<script(?![^>]*\ssrc=)(?![^>]*\stype="application\/)[^>]*>([\s\S]*?)<\/script>/g,
  style: /<style[^>]*>([\s\S]*?)<\/style>/g,
};

function hashesOf(html: string, kind: keyof typeof inline): string[] {
  return [...html.matchAll(inline[kind])].map(([, text = '']) => hashOf(text));
}

/** Pages have much the same scripts and styles. */
const hashes = new Map<string, string>();

function hashOf(text: string): string {
  const known = hashes.get(text);
  if (known) return known;
  const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  if (hashes.size >= 200) hashes.clear();
  // A copy: what was found in a page would keep the whole page.
  hashes.set(Buffer.from(text).toString(), hash);
  return hash;
}
