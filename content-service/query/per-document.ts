import type { Models } from '../repository/models.ts';
import type { SnapshotDocument } from '../repository/snapshot.ts';
import type { Field } from './fields.ts';

/**
 * Memoizes a value per document, field and models, on which it depends alone. Weak references free it together
 * with the document.
 */
export function memoizePerDocument<Value extends object | string | number | null>(
  compute: (models: Models, document: SnapshotDocument, field: Field) => Value,
): (models: Models, field: Field) => (document: SnapshotDocument) => Value {
  const perModels = new WeakMap<Models, Map<string, WeakMap<SnapshotDocument, Value>>>();
  return (models, field) => {
    const perField = perModels.get(models) ?? new Map<string, WeakMap<SnapshotDocument, Value>>();
    perModels.set(models, perField);
    const perDocument = perField.get(field.path) ?? new WeakMap<SnapshotDocument, Value>();
    perField.set(field.path, perDocument);
    return (document) => {
      const cached = perDocument.get(document);
      if (cached !== undefined) return cached;
      const value = compute(models, document, field);
      perDocument.set(document, value);
      return value;
    };
  };
}
