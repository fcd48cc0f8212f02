import { type Selection, selectionsByType } from '../../query/selection.ts';
import { fieldsOf, type Models } from '../../repository/models.ts';
import { isRecord } from '../../repository/stored-data.ts';

/** The kinds of field that `fetchLinks` can bring along. */
const fetchable = new Set([
  'Boolean',
  'Color',
  'Date',
  'Image',
  'Number',
  'Range',
  'Select',
  'StructuredText',
  'Text',
  'Timestamp',
]);

/** What of `fetchLinks` the models have and the protocol allows; the rest is passed over. */
export function fetchableLinks(list: string, models: Models): ReadonlyMap<string, Selection> {
  return new Map(
    [...selectionsByType(list)].flatMap(([type, { all, fields, on }]) => {
      const model = models.types.get(type);
      const kept = [...fields].filter(([name]) => model && isFetchable(fieldsOf(model).get(name)));
      return kept.length === 0 ? [] : [[type, { all, fields: new Map(kept), on }] as const];
    }),
  );
}

function isFetchable(field: unknown): boolean {
  if (!isRecord(field)) return false;
  if (field.type !== 'Link') return fetchable.has(String(field.type));
  return isRecord(field.config) && field.config.select === 'document';
}
