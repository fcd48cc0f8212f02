import { isPictureSignature, pictureSignature } from '@farol/server/picture-key';
import { ladder, type MediaRequest } from './media-request.ts';

/**
 * Rendering a picture takes up to a second of CPU time, so the site only requests those that its pages contain. Their
 * addresses are signed: each on its own, or, for a picture offered in all widths up to one, with one signature for all
 * of these, which keeps pages small.
 */
export function signatureOf(key: string, wanted: Pick<MediaRequest, 'id' | 'query'>): string {
  return pictureSignature(key, exactly(wanted));
}

/** Valid for each width of the ladder up to this one. */
export function signatureUpTo(
  key: string,
  wanted: Pick<MediaRequest, 'id' | 'view'>,
  width: number,
): string {
  return pictureSignature(key, upTo(wanted, width));
}

/** With those of earlier builds, whose pages may be cached. */
const allWidths = [...ladder, 828].sort((a, b) => a - b);

/** Whether a page of the site contains the address. */
export function isSigned(key: string, wanted: MediaRequest): boolean {
  const isSignatureOf = (text: string) => isPictureSignature(key, text, wanted.signature);
  if (isSignatureOf(exactly(wanted))) return true;
  if (wanted.query !== `${wanted.view}&w=${wanted.width}`) return false;
  const widths = allWidths.filter((width) => width >= wanted.width);
  return (
    widths[0] === wanted.width && widths.some((maxWidth) => isSignatureOf(upTo(wanted, maxWidth)))
  );
}

function exactly({ id, query }: Pick<MediaRequest, 'id' | 'query'>): string {
  return `${id}?${query}`;
}

function upTo({ id, view }: Pick<MediaRequest, 'id' | 'view'>, width: number): string {
  return `${id}?${view}&w<=${width}`;
}
