import { isRecord } from '@farol/content-model';
import { bothMaps, pickedByModel, type Selection } from '../../query/selection.ts';
import { fieldsOf } from '../../repository/models.ts';
import type { SnapshotAsset, SnapshotDocument } from '../../repository/snapshot.ts';
import { publicationDates } from './dates.ts';
import type { EncodeContext } from './encode-context.ts';
import { wireFields } from './fields.ts';
import { addressOf } from './pictures.ts';

type Picked = ReadonlyMap<string, Selection>;
const nothingPicked: Picked = new Map();

/** A link field: one link, or a list of them where the model says they repeat. */
export function wireLinks(
  stored: unknown,
  place: EncodeContext,
  field: Record<string, unknown>,
  part: Selection,
): unknown {
  const picked = place.withinLinked ? part.on : bothMaps(pickedByModel(field), part.on);
  const repeats = isRecord(field.config) && field.config.repeat === true;
  if (!repeats) return wireLink(place, Array.isArray(stored) ? stored[0] : stored, picked);
  if (!Array.isArray(stored)) return [];
  return stored.map((link: unknown, index) => {
    const wire = wireLink(place, link, picked);
    return 'key' in wire ? wire : { ...wire, key: String(index) };
  });
}

export function wireLink(
  place: EncodeContext,
  stored: unknown,
  picked: Picked = nothingPicked,
): Record<string, unknown> {
  if (!isRecord(stored)) return { link_type: 'Any' };
  const { link_type, key, text, variant } = stored;
  const named = { ...(key === undefined ? {} : { key }) };
  const worded = {
    ...(text === undefined ? {} : { text }),
    ...(variant === undefined ? {} : { variant }),
  };
  if (link_type === 'Web') {
    const { url, target } = stored;
    return { link_type, ...named, url, ...(target === undefined ? {} : { target }), ...worded };
  }
  if (link_type === 'Document' && typeof stored.id === 'string') {
    return { ...toDocument(place, stored.id, named, picked), ...worded };
  }
  if (link_type === 'Media' && typeof stored.id === 'string') {
    const asset = place.view.snapshot.contents.assets.get(stored.id);
    if (asset) return { link_type, ...named, ...fileFacts(place, asset), ...worded };
  }
  return { link_type: 'Any', ...named, ...worded };
}

function toDocument(place: EncodeContext, id: string, named: object, picked: Picked) {
  const target = place.view.snapshot.document(id);
  if (!target) return { ...broken(place, id), ...named, isBroken: true };
  const url = place.view.addressOf(target);
  const data = dataOf(place, target, picked);
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
    ...named,
    isBroken: false,
    ...(Object.keys(data).length === 0 ? {} : { data }),
  };
}

/** What Prismic answers for a document that is not published, or no more. */
function broken({ view }: EncodeContext, id: string) {
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
  place: EncodeContext,
  target: SnapshotDocument,
  picked: Picked,
): Record<string, unknown> {
  const model = place.view.snapshot.contents.models.types.get(target.type);
  if (!model) return {};
  const fetched = place.withinLinked ? undefined : place.view.options.fetchedLinks.get(target.type);
  const chosen = picked.get(target.type);
  if (!fetched && !chosen) return {};
  place.view.countLinkedDocument();
  const within = { view: place.view, withinLinked: true, lang: target.lang };
  const fields = fieldsOf(model);
  return {
    ...(fetched ? firstBlocks(fields, wireFields(within, fields, target.data, fetched)) : {}),
    ...(chosen ? wireFields(within, fields, target.data, chosen) : {}),
  };
}

/** `fetchLinks` brings the first paragraph of a rich text. */
function firstBlocks(fields: ReadonlyMap<string, unknown>, data: Record<string, unknown>) {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => {
      const field = fields.get(name);
      const isText = isRecord(field) && field.type === 'StructuredText' && Array.isArray(value);
      return [name, isText ? value.slice(0, 1) : value];
    }),
  );
}

const kindWords = { image: 'image', document: 'document', video: 'file', audio: 'file' };

/** Sizes are texts here, as Prismic has them. */
function fileFacts({ view }: EncodeContext, asset: SnapshotAsset) {
  return {
    id: asset.id,
    kind: kindWords[asset.kind],
    name: asset.filename,
    url: addressOf(view.options.origin, asset),
    size: String(asset.size),
    ...(asset.width === null ? {} : { width: String(asset.width) }),
    ...(asset.height === null ? {} : { height: String(asset.height) }),
  };
}
