/** Drawn for this site on a 24-unit square; the networks' are reminders of their marks, not copies. */
const paths = {
  menu: 'M3 6h18v2.2H3zm0 5h18v2.2H3zm6 5h12v2.2H9z',
  close:
    'm5.5 4 6.5 6.5L18.5 4 20 5.5 13.5 12l6.5 6.5-1.5 1.5-6.5-6.5L5.5 20 4 18.5l6.5-6.5L4 5.5z',
  search:
    'M10.5 3a7.5 7.5 0 0 1 5.9 12.1l5.1 5-1.5 1.5-5-5.1A7.5 7.5 0 1 1 10.5 3m0 2.2a5.3 5.3 0 1 0 0 10.6 5.3 5.3 0 0 0 0-10.6',
  mode: 'M12 3a9 9 0 1 0 9 9 7 7 0 0 1-9-9',
  back: 'M15.5 4 17 5.5 10.5 12l6.5 6.5-1.5 1.5-8-8z',
  forth: 'M8.5 4 7 5.5l6.5 6.5L7 18.5 8.5 20l8-8z',
  play: 'M7 4.5v15l13-7.5z',
  instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5m0 2a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V8a3 3 0 0 0-3-3zm4 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9m0 2a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5M17 6a1 1 0 1 1 0 2 1 1 0 0 1 0-2',
  youtube: 'M5 5.5h14a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3m5 3.5v6l5-3z',
  tiktok: 'M13 3h3a5 5 0 0 0 4 4v3a8 8 0 0 1-4-1.2V15a6 6 0 1 1-6-6h1v3.2a3 3 0 1 0 2 2.8z',
  linkedin:
    'M4 9h3.5v11H4zm1.750-5.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4M10 9h3.3v1.5c.6-1 1.7-1.8 3.4-1.8 3 0 4.3 1.9 4.3 5.1V20h-3.5v-5.6c0-1.6-.6-2.5-1.9-2.5-1.4 0-2.1 1-2.1 2.5V20H10z',
  facebook:
    'M14 21v-7h2.8l.5-3.4H14V8.5c0-1 .4-1.7 1.8-1.7h1.7V3.9A20 20 0 0 0 15 3.7c-2.6 0-4.4 1.6-4.4 4.5v2.4H7.8V14h2.8v7z',
  whatsapp:
    'M12 3a9 9 0 0 1 0 18 9 9 0 0 1-4.4-1.2L3 21l1.3-4.5A9 9 0 0 1 12 3M9 7.5c-1.5 1-1.3 3 1 5.5s4.7 3 6 1.5c.5-.6.3-1-.3-1.3l-1.5-.8c-.5-.2-.8 0-1.2.6-.9-.2-2.2-1.5-2.5-2.5.6-.4.8-.7.6-1.2l-.6-1.5C10.2 7.2 9.7 7 9 7.5',
  x: 'M3 4h5.5l4.2 5.8L17.7 4H20l-6.2 7.2L21 20h-5.5l-4.6-6.3L5.5 20H3.2l6.6-7.7zm3.3 1.7 9.9 12.6h1.5L7.9 5.7z',
} as const;

export type IconName = keyof typeof paths;

/** A sign beside or instead of a word; the word itself is always there for screen readers. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" fillRule="evenodd">
      <path d={paths[name]} />
    </svg>
  );
}
