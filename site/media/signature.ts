import { isPictureSignature, pictureSignature } from '@farol/server/picture-key';
import { ladder, type MediaRequest } from './media-request.ts';

/**
 * Drawing a picture costs up to a second of a processor, so the site has only those drawn that its pages name. Each
 * such address carries a signature: of exactly this one, or, where a page offers a picture in all widths up to
 * one, the same for all of them, which costs the page least.
 */
export function signatureOf(key: string, wanted: Pick<MediaRequest, 'id' | 'query'>): string {
  return pictureSignature(key, exactly(wanted));
}

/** For each width of the ladder up to this one. */
export function signatureUpTo(
  key: string,
  wanted: Pick<MediaRequest, 'id' | 'view'>,
  width: number,
): string {
  return pictureSignature(key, upTo(wanted, width));
}

/** A build before this one may have made the page that somebody kept: it offered these, too. */
const offeredEver = [...ladder, 828].sort((a, b) => a - b);

/** Whether a page of the site names the picture, so that it may be drawn. */
export function isSigned(key: string, wanted: MediaRequest): boolean {
  const says = (text: string) => isPictureSignature(key, text, wanted.signature);
  if (says(exactly(wanted))) return true;
  const isOffered = wanted.query === `${wanted.view}&w=${wanted.width}`;
  const offered = offeredEver.filter((width) => width >= wanted.width);
  return (
    isOffered && offered[0] === wanted.width && offered.some((most) => says(upTo(wanted, most)))
  );
}

function exactly({ id, query }: Pick<MediaRequest, 'id' | 'query'>): string {
  return `${id}?${query}`;
}

function upTo({ id, view }: Pick<MediaRequest, 'id' | 'view'>, width: number): string {
  return `${id}?${view}&w<=${width}`;
}
