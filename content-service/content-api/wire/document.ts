import { everything, nothingSelected } from '../../query/selection.ts';
import { fieldsOf } from '../../repository/models.ts';
import type { SnapshotDocument } from '../../repository/snapshot.ts';
import { publicationDates } from './dates.ts';
import { wireFields } from './fields.ts';
import type { View } from './view.ts';

/** A document in the Content API's format, with keys in Prismic's order. */
export function wireDocument(view: View, document: SnapshotDocument) {
  return {
    id: document.id,
    uid: document.uid,
    url: view.addressOf(document),
    type: document.type,
    href: hrefOf(view, document),
    tags: document.tags,
    ...publicationDates(document),
    slugs: document.slugs,
    linked_documents: [],
    lang: document.lang,
    alternate_languages: alternatesOf(view, document),
    data: dataOf(view, document),
  };
}

function hrefOf({ options }: View, document: SnapshotDocument): string {
  const q = `[[:d = at(document.id, "${document.id}") ]]`;
  const query = new URLSearchParams({ ref: options.ref, q });
  return `${options.origin}/api/v2/documents/search?${query}`;
}

function alternatesOf({ snapshot }: View, document: SnapshotDocument) {
  const languages = snapshot.contents.languages.map(({ id }) => id);
  return snapshot
    .alternates(document)
    .filter(({ lang }) => lang !== document.lang)
    .toSorted((a, b) => languages.indexOf(a.lang) - languages.indexOf(b.lang))
    .map(({ id, type, lang, uid }) => ({ id, type, lang, ...(uid === null ? {} : { uid }) }));
}

function dataOf(view: View, document: SnapshotDocument): Record<string, unknown> {
  const model = view.snapshot.contents.models.types.get(document.type);
  if (!model) return {};
  const { selections } = view.options;
  const selection = selections ? (selections.get(document.type) ?? nothingSelected) : everything;
  const context = { view, withinLinked: false, lang: document.lang };
  return wireFields(context, fieldsOf(model), document.data, selection);
}
