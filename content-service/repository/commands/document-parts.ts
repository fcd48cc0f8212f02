import { isRecord, own } from '@farol/content-model';
import type { CustomTypeModel } from '@prismicio/client';
import type { Fields } from '../check/fields.ts';

/** The text of the first title field that is filled in: a rich text that starts with a heading. */
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
 * The slug of a document, as Prismic makes it: from its title, or from the type's label if the type is not
 * repeatable or there is no title.
 */
export function slugOf(
  { id, label, repeatable }: Pick<CustomTypeModel, 'id' | 'label' | 'repeatable'>,
  title: string | null,
): string | null {
  return slugify(repeatable && title ? title : '') || slugify(label || id) || null;
}

/** "Todoop – Keep it" -> "todoop--keep-it": every space becomes a hyphen, punctuation is removed. */
function slugify(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
}
