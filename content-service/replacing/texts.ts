import {
  fieldsIn,
  isRecord,
  type ModelFields,
  own,
  type Path,
  sectionFields,
  type TextModels,
} from '@farol/content-model';

/** Callbacks that replace each text and number that people write, and each text with spans. */
interface Visit {
  text(text: string, at: Path): string;
  block(block: Readonly<Record<string, unknown>>, text: string, at: Path): Record<string, unknown>;
  number(value: number, at: Path): number;
}

interface Walk {
  models: TextModels;
  visit: Visit;
}

/** Visits everything in the data that people write; ids, kinds and choices are left alone. */
export function withTexts(
  data: Readonly<Record<string, unknown>>,
  models: TextModels,
  visit: Visit,
): Record<string, unknown> {
  return mapFields(data, [], models.fields, { models, visit });
}

function mapFields(
  data: Readonly<Record<string, unknown>>,
  at: Path,
  fields: ModelFields,
  walk: Walk,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).map(([id, value]) => {
      const model = own(fields, id);
      return [id, model ? mapField(value, [...at, id], model, walk) : value];
    }),
  );
}

function mapField(value: unknown, at: Path, model: ModelFields[string], walk: Walk): unknown {
  const { visit } = walk;
  const config = isRecord(model.config) ? model.config : {};
  const inEach = (each: Each) => eachIn(value, at, each);
  switch (model.type) {
    case 'Text':
      return typeof value === 'string' ? visit.text(value, at) : value;
    case 'Number':
      return typeof value === 'number' ? visit.number(value, at) : value;
    case 'StructuredText':
      return richText(value, visit, at);
    case 'Table':
      return isRecord(value) ? table(value, visit, at) : value;
    case 'Link':
      return Array.isArray(value)
        ? inEach((each, here) => link(each, visit, here))
        : isRecord(value)
          ? link(value, visit, at)
          : value;
    case 'Image':
      return isRecord(value) ? picture(value, visit, at) : value;
    case 'Group': {
      const inner = fieldsIn(config.fields);
      return inEach((item, here) => mapFields(item, here, inner, walk));
    }
    case 'Slices':
    case 'Choice':
      return inEach((slice, here) => inSlice(slice, here, config.choices, walk));
    default:
      return value;
  }
}

type Each = (item: Record<string, unknown>, at: Path) => unknown;

function eachIn(value: unknown, at: Path, each: Each): unknown {
  return Array.isArray(value)
    ? value.map((item, index) => (isRecord(item) ? each(item, [...at, index]) : item))
    : value;
}

function richText(value: unknown, visit: Visit, at: Path): unknown {
  return eachIn(value, at, (block, here) => {
    if (typeof block.text !== 'string') return picture(block, visit, here);
    const spans = eachIn(block.spans, [...here, 'spans'], (span, inSpan) =>
      isRecord(span.data) ? { ...span, data: link(span.data, visit, [...inSpan, 'data']) } : span,
    );
    return visit.block(block.spans ? { ...block, spans } : block, block.text, here);
  });
}

function table(value: Record<string, unknown>, visit: Visit, at: Path): Record<string, unknown> {
  const inPart = (name: 'head' | 'body') => {
    const part = value[name];
    if (!isRecord(part)) return {};
    const rows = eachIn(part.rows, [...at, name, 'rows'], (row, inRow) => ({
      ...row,
      cells: eachIn(row.cells, [...inRow, 'cells'], (cell, inCell) => ({
        ...cell,
        content: richText(cell.content, visit, [...inCell, 'content']),
      })),
    }));
    return { [name]: { ...part, rows } };
  };
  return { ...value, ...inPart('head'), ...inPart('body') };
}

/** A link's text and, for web links, which include mail and telephone, its address. */
function link(value: Record<string, unknown>, visit: Visit, at: Path): Record<string, unknown> {
  const { text, url, link_type } = value;
  return {
    ...value,
    ...(typeof text === 'string' ? { text: visit.text(text, [...at, 'text']) } : {}),
    ...(link_type === 'Web' && typeof url === 'string'
      ? { url: visit.text(url, [...at, 'url']) }
      : {}),
  };
}

/** The description of a picture and where it leads; a view that repeats the description has no place of its own. */
function picture(value: Record<string, unknown>, visit: Visit, at: Path): Record<string, unknown> {
  const entries = Object.entries(value).map(([name, inner]): [string, unknown] => {
    const here = [...at, name];
    if (name === 'alt' && typeof inner === 'string') return [name, visit.text(inner, here)];
    if (!isRecord(inner)) return [name, inner];
    if (name === 'linkTo') return [name, link(inner, visit, here)];
    if (!('edit' in inner)) return [name, inner];
    return [name, picture(inner, visit, inner.alt === value.alt ? at : here)];
  });
  return Object.fromEntries(entries);
}

function inSlice(
  slice: Record<string, unknown>,
  at: Path,
  choices: unknown,
  walk: Walk,
): Record<string, unknown> {
  const { primary, items } = sectionFields(slice, choices, walk.models);
  return {
    ...slice,
    ...(isRecord(slice.primary)
      ? { primary: mapFields(slice.primary, [...at, 'primary'], primary, walk) }
      : {}),
    ...(Array.isArray(slice.items)
      ? {
          items: eachIn(slice.items, [...at, 'items'], (item, here) =>
            mapFields(item, here, items, walk),
          ),
        }
      : {}),
  };
}
