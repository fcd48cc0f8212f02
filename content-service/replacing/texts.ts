import {
  type FieldModel,
  isRecord,
  mapCells,
  mapFields,
  type Path,
  type TextModels,
} from '@farol/content-model';

/** Callbacks that replace each text and number that people write, and each text with spans. */
interface Visit {
  text(text: string, at: Path): string;
  block(block: Readonly<Record<string, unknown>>, text: string, at: Path): Record<string, unknown>;
  number(value: number, at: Path): number;
}

/** Visits everything in the data that people write; ids, kinds and choices are left alone. */
export function withTexts(
  data: Readonly<Record<string, unknown>>,
  models: TextModels,
  visit: Visit,
): Record<string, unknown> {
  return mapFields(data, models, (value, at, model) => mapField(value, at, model, visit));
}

function mapField(value: unknown, at: Path, { type }: FieldModel, visit: Visit): unknown {
  switch (type) {
    case 'Text':
      return typeof value === 'string' ? visit.text(value, at) : value;
    case 'Number':
      return typeof value === 'number' ? visit.number(value, at) : value;
    case 'StructuredText':
      return richText(value, visit, at);
    case 'Table':
      return mapCells(value, at, (content, here) => richText(content, visit, here));
    case 'Link':
      if (isRecord(value)) return link(value, visit, at);
      return eachIn(value, at, (each, here) => link(each, visit, here));
    case 'Image':
      return isRecord(value) ? picture(value, visit, at) : value;
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
