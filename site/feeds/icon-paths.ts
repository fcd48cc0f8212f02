/** The paths at which platforms look for icons. */
export const iconPaths = [
  '/favicon.ico',
  '/apple-touch-icon.png',
  '/icon-192.png',
  '/icon-512.png',
  '/icon-maskable.png',
] as const;

export type IconPath = (typeof iconPaths)[number];
