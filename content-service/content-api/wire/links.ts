import { isRecord } from '@farol/content-model';
import { mergeSelectionMaps, type Selection, selectionsOfModel } from '../../query/selection.ts';
import { fieldsOf, isRepeatable } from '../../repository/models.ts';
import type { SnapshotAsset, SnapshotDocument } from '../../repository/snapshot.ts';
import { publicationDates } from './dates.ts';
import type { EncodeContext } from './encode-context.ts';
import { wireFields } from './fields.ts';
import { addressOf } from './pictures.ts';

type Selections = ReadonlyMap<string, Selection>;
const noSelections: Selections = new Map();

/** A link field: one link, or a list of links if the model is repeatable, even if it was not when it was written. */
export function wireLinks(
  stored: unknown,
  context: EncodeContext,
  field: Record<string, unknown>,
  fieldSelection: Selection,
): unknown {
  const selections = context.withinLinked
    ? fieldSelection.on
    : mergeSelectionMaps(selectionsOfModel(field), fieldSelection.on);
  if (!isRepeatable(field))
    return wireLink(context, Array.isArray(stored) ? stored[0] : stored, selections);
  const links: unknown[] = Array.isArray(stored) ? stored : [stored].filter(isRecord);
  return links.map((link, index) => {
    const wire = wireLink(context, link, selections);
    return 'key' in wire ? wire : { ...wire, key: String(index) };
  });
}

export function wireLink(
  context: EncodeContext,
  stored: unknown,
  selections: Selections = noSelections,
): Record<string, unknown> {
  if (!isRecord(stored)) return { link_type: 'Any' };
  const { link_type, key, text, variant } = stored;
  const keyed = key === undefined ? {} : { key };
  const texts = {
    ...(text === undefined ? {} : { text }),
    ...(variant === undefined ? {} : { variant }),
  };
  if (link_type === 'Web') {
    const { url, target } = stored;
    return { link_type, ...keyed, url, ...(target === undefined ? {} : { target }), ...texts };
  }
  if (link_type === 'Document' && typeof stored.id === 'string') {
    return { ...documentLink(context, stored.id, keyed, selections), ...texts };
  }
  if (link_type === 'Media' && typeof stored.id === 'string') {
    const asset = context.view.snapshot.contents.assets.get(stored.id);
    if (asset) return { link_type, ...keyed, ...fileProperties(context, asset), ...texts };
  }
  return { link_type: 'Any', ...keyed, ...texts };
}

function documentLink(context: EncodeContext, id: string, keyed: object, selections: Selections) {
  const target = context.view.snapshot.document(id);
  if (!target) return { ...brokenLink(context, id), ...keyed, isBroken: true };
  const url = context.view.addressOf(target);
  const data = dataOf(context, target, selections);
  return {
    id,
    type: target.type,
    tags: target.tags,
    lang: target.lang,
    slug: target.slugs[0] ?? '-',
    ...publicationDates(target),
    ...(target.uid === null ? {} : { uid: target.uid }),
    ...(url === null ? {} : { url }),
    link_type: 'Document',
    ...keyed,
    isBroken: false,
    ...(Object.keys(data).length === 0 ? {} : { data }),
  };
}

/** Prismic's format for a link to an unpublished document. */
function brokenLink({ view }: EncodeContext, id: string) {
  const { brokenRoute } = view.options;
  return {
    id,
    type: 'broken_type',
    tags: [],
    lang: null,
    slug: '-',
    first_publication_date: null,
    last_publication_date: null,
    ...(brokenRoute === null ? {} : { url: brokenRoute }),
    link_type: 'Document',
  };
}

function dataOf(
  context: EncodeContext,
  target: SnapshotDocument,
  selections: Selections,
): Record<string, unknown> {
  const model = context.view.snapshot.contents.models.types.get(target.type);
  if (!model) return {};
  const fetched = context.withinLinked
    ? undefined
    : context.view.options.fetchedLinks.get(target.type);
  const selection = selections.get(target.type);
  if (!fetched && !selection) return {};
  context.view.countLinkedDocument();
  const inner = { view: context.view, withinLinked: true, lang: target.lang };
  const fields = fieldsOf(model);
  return {
    ...(fetched ? firstBlocks(fields, wireFields(inner, fields, target.data, fetched)) : {}),
    ...(selection ? wireFields(inner, fields, target.data, selection) : {}),
  };
}

/** `fetchLinks` returns only the first block of a rich text. */
function firstBlocks(fields: ReadonlyMap<string, unknown>, data: Record<string, unknown>) {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => {
      const field = fields.get(name);
      const isText = isRecord(field) && field.type === 'StructuredText' && Array.isArray(value);
      return [name, isText ? value.slice(0, 1) : value];
    }),
  );
}

const kinds = { image: 'image', document: 'document', video: 'file', audio: 'file' };

/** Sizes are strings, as in Prismic's responses. */
function fileProperties({ view }: EncodeContext, asset: SnapshotAsset) {
  return {
    id: asset.id,
    kind: kinds[asset.kind],
    name: asset.filename,
    url: addressOf(view.options.origin, asset),
    size: String(asset.size),
    ...(asset.width === null ? {} : { width: String(asset.width) }),
    ...(asset.height === null ? {} : { height: String(asset.height) }),
  };
}
