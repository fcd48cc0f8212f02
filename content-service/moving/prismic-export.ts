import { isRecord } from '@farol/content-model';

/** A picture or file that a document shows, and the address of its content. */
export interface ShownFile {
  id: string;
  url: string;
  alt: string | null;
}

/**
 * Converts data of Prismic's exports to the form of its Content API: text blocks with `content`, pictures with
 * `origin`, slices as `key` and `value`. `onFile` is called for every file.
 */
export function fromPrismicExport(value: unknown, onFile: (file: ShownFile) => void): unknown {
  if (Array.isArray(value)) return value.map((each) => itemOf(each, onFile));
  if (!isRecord(value)) return value;
  if (typeof value.key === 'string' && isRecord(value.value))
    return slice(value.key, value.value, onFile);
  if (isRecord(value.origin)) return picture(value, value.origin, onFile);
  if (typeof value.type === 'string' && ('content' in value || 'data' in value))
    return block(value.type, value, onFile);
  if (isLink(value)) return link(value, onFile);
  return fieldsOf(value, onFile);
}

/** Group items may have fields named like the parts of a link; a link in a list has `preview` or `wioUrl` as well. */
function itemOf(item: unknown, onFile: (file: ShownFile) => void): unknown {
  const isGroupItem = isRecord(item) && isLink(item) && !('preview' in item) && !('wioUrl' in item);
  return isGroupItem ? fieldsOf(item, onFile) : fromPrismicExport(item, onFile);
}

function fieldsOf(value: Record<string, unknown>, onFile: (file: ShownFile) => void) {
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, fromPrismicExport(each, onFile)]),
  );
}

function slice(key: string, value: Record<string, unknown>, onFile: (file: ShownFile) => void) {
  const { primary, items, variation, repeat } = value;
  const type = key.split('$')[0];
  const common = { slice_type: type, slice_label: null, id: key };
  const parts = {
    primary: fromPrismicExport(primary ?? value['non-repeat'] ?? {}, onFile),
    items: fromPrismicExport(items ?? repeat ?? [], onFile),
  };
  return variation === undefined ? { ...common, ...parts } : { ...common, variation, ...parts };
}

function picture(
  value: Record<string, unknown>,
  origin: Record<string, unknown>,
  onFile: (file: ShownFile) => void,
): Record<string, unknown> {
  const { edit, width, height, alt = null, credits = null, thumbnails } = value;
  const { zoom = 1, background = 'transparent', crop } = isRecord(edit) ? edit : {};
  const { x = 0, y = 0 } = isRecord(crop) ? crop : {};
  const id = String(origin.id);
  onFile({ id, url: String(origin.url), alt: typeof alt === 'string' ? alt : null });
  const views = Object.entries(isRecord(thumbnails) ? thumbnails : {}).map(([name, view]) => [
    name,
    isRecord(view) ? picture({ ...view, origin }, origin, onFile) : view,
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
  onFile: (file: ShownFile) => void,
): Record<string, unknown> {
  const { start, end, direction } = value;
  const content = isRecord(value.content) ? value.content : {};
  const data = isRecord(value.data) ? value.data : content;
  if (typeof start === 'number')
    return {
      start,
      end,
      type,
      ...(type === 'hyperlink' ? { data: link(data, onFile) } : { data }),
    };
  if (type === 'image' && isRecord(data.origin))
    return { type, ...picture(data, data.origin, onFile) };
  if (type === 'embed') return { type, oembed: isRecord(data.embed) ? data.embed : data };
  return {
    type,
    text: content.text ?? '',
    spans: fromPrismicExport(content.spans ?? [], onFile),
    ...(direction === undefined ? {} : { direction }),
  };
}

/** A link is an id or an address with what is displayed of it, and nothing else. */
const linkProperties = new Set(
  'id url target preview wioUrl kind name size width height text variant key'.split(' '),
);

function isLink(value: Record<string, unknown>): boolean {
  const names = Object.keys(value);
  return (
    (typeof value.id === 'string' || typeof value.url === 'string') &&
    names.every((name) => linkProperties.has(name))
  );
}

function link(value: Record<string, unknown>, onFile: (file: ShownFile) => void) {
  const { id, url, target, text, variant, key, kind, name, wioUrl } = value;
  const texts = Object.fromEntries(
    Object.entries({ text, variant, key }).filter(([, each]) => each !== undefined),
  );
  const isFile = kind !== undefined || name !== undefined || String(wioUrl).includes('/medias/');
  if (typeof id === 'string' && isFile) {
    if (typeof url === 'string') onFile({ id, url, alt: null });
    return { link_type: 'Media', id, ...texts };
  }
  if (typeof id === 'string') return { link_type: 'Document', id, ...texts };
  return { link_type: 'Web', url, ...(target === undefined ? {} : { target }), ...texts };
}
