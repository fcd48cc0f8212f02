import { pathText } from '@farol/content-model';
import type { Comment } from '../../api/handing-over.ts';
import { pathOfField } from '../../fields/field-name.ts';
import { type Place, placeOfPath } from '../../fields/place.ts';

/** A marker on the page: the number of comments at a place, never their text. */
export interface CommentedPlace extends Place {
  /** The field's name as used by comments. */
  about: string;
  count: number;
  label: string;
}

interface Shown {
  id: string;
  written: { data: Readonly<Record<string, unknown>> };
  label(count: number): string;
}

/** The places on the page with open comments; comments on the whole page are at its beginning. */
export function commentedPlaces(
  comments: readonly Pick<Comment, 'field' | 'state'>[],
  { id, written, label }: Shown,
): CommentedPlace[] {
  const open = comments.filter(({ state }) => state !== 'done');
  const byField = Map.groupBy(open, ({ field }) => field);
  return [...byField].flatMap(([field, { length: count }]): CommentedPlace[] => {
    const path = field === '' ? [] : pathOfField(written, field);
    if (!path) return [];
    const place = placeOfPath(pathText(path), id, written.data);
    return [{ ...place, about: field, count, label: label(count) }];
  });
}
