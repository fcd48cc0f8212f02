/** Paths on a 24-unit square. */
const paths = {
  menu: 'M3 6h18v2.2H3zm0 5h18v2.2H3zm6 5h12v2.2H9z',
  close:
    'm5.5 4 6.5 6.5L18.5 4 20 5.5 13.5 12l6.5 6.5-1.5 1.5-6.5-6.5L5.5 20 4 18.5l6.5-6.5L4 5.5z',
  search:
    'M10.5 3a7.5 7.5 0 0 1 5.9 12.1l5.1 5-1.5 1.5-5-5.1A7.5 7.5 0 1 1 10.5 3m0 2.2a5.3 5.3 0 1 0 0 10.6 5.3 5.3 0 0 0 0-10.6',
  mode: 'M12 3a9 9 0 1 0 9 9 7 7 0 0 1-9-9',
  play: 'M7 4.5v15l13-7.5z',
} as const;

type IconName = keyof typeof paths;

/** An icon beside or instead of a word; screen readers always get the word. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" fillRule="evenodd">
      <path d={paths[name]} />
    </svg>
  );
}
