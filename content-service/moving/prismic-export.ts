import { isRecord } from '@farol/content-model';

/** A picture or file that a document shows, and the address of its content. */
export interface ShownFile {
  id: string;
  url: string;
  alt: string | null;
}

/**
 * Converts data of Prismic's exports to the form of its Content API: text blocks with `content`, pictures with
 * `origin`, slices as `key` and `value`. `found` is called for every file.
 */
export function fromPrismicExport(value: unknown, found: (file: ShownFile) => void): unknown {
  if (Array.isArray(value)) return value.map((each) => itemOf(each, found));
  if (!isRecord(value)) return value;
  if (typeof value.key === 'string' && isRecord(value.value))
    return slice(value.key, value.value, found);
  if (isRecord(value.origin)) return picture(value, value.origin, found);
  if (typeof value.type === 'string' && ('content' in value || 'data' in value))
    return block(value.type, value, found);
  if (isLink(value)) return link(value, found);
  return fieldsOf(value, found);
}

/** Group items may have fields named like the parts of a link; a link in a list has `preview` or `wioUrl` as well. */
function itemOf(item: unknown, found: (file: ShownFile) => void): unknown {
  const isGroupItem = isRecord(item) && isLink(item) && !('preview' in item) && !('wioUrl' in item);
  return isGroupItem ? fieldsOf(item, found) : fromPrismicExport(item, found);
}

function fieldsOf(value: Record<string, unknown>, found: (file: ShownFile) => void) {
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, fromPrismicExport(each, found)]),
  );
}

function slice(key: string, value: Record<string, unknown>, found: (file: ShownFile) => void) {
  const { primary, items, variation, repeat } = value;
  const type = key.split('$')[0];
  const common = { slice_type: type, slice_label: null, id: key };
  const parts = {
    primary: fromPrismicExport(primary ?? value['non-repeat'] ?? {}, found),
    items: fromPrismicExport(items ?? repeat ?? [], found),
  };
  return variation === undefined ? { ...common, ...parts } : { ...common, variation, ...parts };
}

function picture(
  value: Record<string, unknown>,
  origin: Record<string, unknown>,
  found: (file: ShownFile) => void,
): Record<string, unknown> {
  const { edit, width, height, alt = null, credits = null, thumbnails } = value;
  const { zoom = 1, background = 'transparent', crop } = isRecord(edit) ? edit : {};
  const { x = 0, y = 0 } = isRecord(crop) ? crop : {};
  const id = String(origin.id);
  found({ id, url: String(origin.url), alt: typeof alt === 'string' ? alt : null });
  const views = Object.entries(isRecord(thumbnails) ? thumbnails : {}).map(([name, view]) => [
    name,
    isRecord(view) ? picture({ ...view, origin }, origin, found) : view,
  ]);
  return {
    id,
    url: origin.url,
    dimensions: { width, height },
    edit: { x, y, zoom, background },
    alt,
    copyright: credits,
    ...Object.fromEntries(views),
  };
}

function block(
  type: string,
  value: Record<string, unknown>,
  found: (file: ShownFile) => void,
): Record<string, unknown> {
  const { start, end, direction } = value;
  const content = isRecord(value.content) ? value.content : {};
  const data = isRecord(value.data) ? value.data : content;
  if (typeof start === 'number')
    return { start, end, type, ...(type === 'hyperlink' ? { data: link(data, found) } : { data }) };
  if (type === 'image' && isRecord(data.origin))
    return { type, ...picture(data, data.origin, found) };
  if (type === 'embed') return { type, oembed: isRecord(data.embed) ? data.embed : data };
  return {
    type,
    text: content.text ?? '',
    spans: fromPrismicExport(content.spans ?? [], found),
    ...(direction === undefined ? {} : { direction }),
  };
}

/** A link is an id or an address with what is displayed of it, and nothing else. */
const partsOfLinks = new Set(
  'id url target preview wioUrl kind name size width height text variant key'.split(' '),
);

function isLink(value: Record<string, unknown>): boolean {
  const names = Object.keys(value);
  return (
    (typeof value.id === 'string' || typeof value.url === 'string') &&
    names.every((name) => partsOfLinks.has(name))
  );
}

function link(value: Record<string, unknown>, found: (file: ShownFile) => void) {
  const { id, url, target, text, variant, key, kind, name, wioUrl } = value;
  const said = Object.fromEntries(
    Object.entries({ text, variant, key }).filter(([, each]) => each !== undefined),
  );
  const isFile = kind !== undefined || name !== undefined || String(wioUrl).includes('/medias/');
  if (typeof id === 'string' && isFile) {
    if (typeof url === 'string') found({ id, url, alt: null });
    return { link_type: 'Media', id, ...said };
  }
  if (typeof id === 'string') return { link_type: 'Document', id, ...said };
  return { link_type: 'Web', url, ...(target === undefined ? {} : { target }), ...said };
}
