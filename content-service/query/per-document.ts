import type { Models } from '../repository/models.ts';
import type { SnapshotDocument } from '../repository/snapshot.ts';
import type { Field } from './fields.ts';

/**
 * What is found in a document never changes as long as the models stay the same: it is found once, and
 * forgotten with the document.
 */
export function rememberPerDocument<Found extends object | string | number | null>(
  find: (models: Models, document: SnapshotDocument, field: Field) => Found,
): (models: Models, field: Field) => (document: SnapshotDocument) => Found {
  const perModels = new WeakMap<Models, Map<string, WeakMap<SnapshotDocument, Found>>>();
  return (models, field) => {
    const perField = perModels.get(models) ?? new Map<string, WeakMap<SnapshotDocument, Found>>();
    perModels.set(models, perField);
    const perDocument = perField.get(field.path) ?? new WeakMap<SnapshotDocument, Found>();
    perField.set(field.path, perDocument);
    return (document) => {
      const cached = perDocument.get(document);
      if (cached !== undefined) return cached;
      const found = find(models, document, field);
      perDocument.set(document, found);
      return found;
    };
  };
}
