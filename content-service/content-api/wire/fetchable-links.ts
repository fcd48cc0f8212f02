import { isRecord, kindOf } from '@farol/content-model';
import { type Selection, selectionsByType } from '../../query/selection.ts';
import { fieldsOf, type Models } from '../../repository/models.ts';

/** The fields of `fetchLinks` that exist and may be fetched; others are ignored. */
export function fetchableLinks(list: string, models: Models): ReadonlyMap<string, Selection> {
  return new Map(
    [...selectionsByType(list)].flatMap(([type, { all, fields, on }]) => {
      const model = models.types.get(type);
      const allowed = [...fields].filter(
        ([name]) => model && isFetchable(fieldsOf(model).get(name)),
      );
      return allowed.length === 0 ? [] : [[type, { all, fields: new Map(allowed), on }] as const];
    }),
  );
}

function isFetchable(field: unknown): boolean {
  if (!isRecord(field)) return false;
  if (field.type !== 'Link') return kindOf(field.type)?.isFetched ?? false;
  return isRecord(field.config) && field.config.select === 'document';
}
