import { isPictureSignature, pictureSignature } from '@farol/server/picture-key';
import { ladder, type Wish } from './wish.ts';

/**
 * Drawing a picture costs up to a second of a processor, so the site has only those drawn that its pages name. Each
 * such address carries a signature: of exactly this one, or, where a page offers a picture in all widths up to
 * one, the same for all of them, which costs the page least.
 */
export function signatureOf(key: string, wish: Pick<Wish, 'id' | 'query'>): string {
  return pictureSignature(key, exactly(wish));
}

/** For each width of the ladder up to this one. */
export function signatureUpTo(key: string, wish: Pick<Wish, 'id' | 'view'>, width: number): string {
  return pictureSignature(key, upTo(wish, width));
}

/** Whether a page of the site names the picture, so that it may be drawn. */
export function isSigned(key: string, wish: Wish): boolean {
  const says = (text: string) => isPictureSignature(key, text, wish.signature);
  if (says(exactly(wish))) return true;
  const isOffered = wish.query === `${wish.view}&w=${wish.width}`;
  const offered = ladder.filter((width) => width >= wish.width);
  return isOffered && offered[0] === wish.width && offered.some((most) => says(upTo(wish, most)));
}

function exactly({ id, query }: Pick<Wish, 'id' | 'query'>): string {
  return `${id}?${query}`;
}

function upTo({ id, view }: Pick<Wish, 'id' | 'view'>, width: number): string {
  return `${id}?${view}&w<=${width}`;
}
