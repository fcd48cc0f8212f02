import { isRecord, own } from '@farol/content-model';
import type { CustomTypeModel } from '@prismicio/client';
import type { Fields } from '../check/fields.ts';
import type { Place } from '../events.ts';
import { Refused } from '../faults.ts';
import type { State } from '../state.ts';

/** The text of the first title field that says something: a rich text that begins with a heading. */
export function firstTitle(fields: Fields, data: Readonly<Record<string, unknown>>): string | null {
  for (const [id, model] of fields) {
    const blocks = own(data, id);
    if (model.type !== 'StructuredText' || !Array.isArray(blocks)) continue;
    const first: unknown = blocks[0];
    if (
      isRecord(first) &&
      String(first.type).startsWith('heading') &&
      typeof first.text === 'string'
    )
      return first.text;
  }
  return null;
}

/**
 * The address words of a document, as Prismic makes them: of its title; where the type holds one document, or
 * there is no title, of what the type is called.
 */
export function slugOf(
  { id, label, repeatable }: Pick<CustomTypeModel, 'id' | 'label' | 'repeatable'>,
  title: string | null,
): string | null {
  return wordsOf(repeatable && title ? title : '') || wordsOf(label || id) || null;
}

/** "Todoop – Keep it" -> "todoop--keep-it": each space is a hyphen, and signs between them are nothing. */
function wordsOf(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
}

export function checkPlaceIn(state: State, place: Place): Place {
  if (place !== 'draft' && !state.releases.has(place.release))
    throw new Refused(`There is no release with the id ${place.release}.`, 404, {
      code: 'not_there',
    });
  return place;
}
