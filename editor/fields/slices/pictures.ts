/** Drawn by `npm run slice-pictures` from the examples of each section, as the site shows them. */
const pictures = import.meta.glob<string>('./pictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The address of a small picture of a section in one of its forms. */
export function pictureOf(slice: string, variation: string): string | undefined {
  return pictures[`./pictures/${slice}-${variation}.webp`];
}
