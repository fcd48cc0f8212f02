import { own } from '../own.ts';

/**
 * Values whose parts mean nothing alone and are merged as a whole, recognized by their keys: a link's address and
 * target, a geo point's two numbers, a crop, a text with the spans that count its characters.
 */
const wholes: readonly (readonly string[])[] = [
  ['link_type'],
  ['embed_url'],
  ['text', 'spans'],
  ['x', 'y', 'zoom'],
  ['width', 'height'],
  ['latitude', 'longitude'],
];

export function isWhole(value: Record<string, unknown>): boolean {
  return wholes.some((keys) => keys.every((key) => Object.hasOwn(value, key)));
}

/** The keys that identify a value; where one of them differs it is another value, not a changed one. */
const identities: readonly { holding: readonly string[]; keys: readonly string[] }[] = [
  { holding: ['slice_type'], keys: ['id', 'slice_type', 'variation'] },
  { holding: ['id', 'edit'], keys: ['id'] },
  { holding: ['type', 'spans'], keys: ['type'] },
  { holding: ['type', 'oembed'], keys: ['type'] },
  { holding: ['link_type'], keys: ['link_type'] },
];

export function identityOf(value: Record<string, unknown>): string {
  const found = identities.filter(({ holding }) =>
    holding.every((key) => Object.hasOwn(value, key)),
  );
  return JSON.stringify(found.map(({ keys }) => keys.map((key) => [key, own(value, key)])));
}

/** What decides which part of its file a picture shows. */
export const cropKeys: readonly string[] = ['edit', 'dimensions', 'rect', 'croppedFrom'];

/** A picture, or one of its shapes, that shows a chosen part of its file. */
export function isCropped(value: Readonly<Record<string, unknown>>): boolean {
  return 'id' in value && 'edit' in value;
}
