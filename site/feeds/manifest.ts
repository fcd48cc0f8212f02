import { defaultLanguage } from '@farol/content-model';
import type { Edition } from '../publish/edition.ts';

/** The web app manifest. */
export function manifest({ content }: Edition): string {
  const { metaTitle, metaDescription } = content.layout(defaultLanguage)?.data ?? {};
  return JSON.stringify({
    name: metaTitle ?? 'Farol',
    short_name: (metaTitle ?? 'Farol').slice(0, 12),
    ...(metaDescription ? { description: metaDescription } : {}),
    lang: defaultLanguage.code,
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: '#fffaf0',
    theme_color: '#0c2f4a',
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icon-maskable.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  });
}
