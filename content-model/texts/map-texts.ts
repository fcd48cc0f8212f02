import { isRecord } from '../same.ts';
import type { Path } from '../value-path.ts';
import { type FieldModel, mapCells, mapFields, type TextModels } from './map-fields.ts';

/** A text for readers, and its path: plain words, or a block of rich text with its spans. */
export type Text =
  | { path: Path; kind: 'words'; value: string }
  | { path: Path; kind: 'block'; value: TextBlock };

export interface TextBlock extends Readonly<Record<string, unknown>> {
  type: string;
  text: string;
  spans: readonly unknown[];
}

/** Returns the replacement of a text; undefined removes it. */
type Change = (text: Text) => unknown;

/** Returns what stands in the place of a whole rich text or table, before its texts are replaced. */
type Form = (value: unknown, path: Path) => unknown;

/** Replaces the texts in a document's data; everything else stays as it is. */
export function mapTexts(
  data: Readonly<Record<string, unknown>>,
  models: TextModels,
  change: Change,
  form: Form = (value) => value,
): Record<string, unknown> {
  return mapFields(data, models, (value, path, model) =>
    mapField(value, path, model, { change, form }),
  );
}

/** All texts of a document, in order. */
export function textsOf(data: Readonly<Record<string, unknown>>, models: TextModels): Text[] {
  const texts: Text[] = [];
  mapTexts(data, models, (text) => {
    texts.push(text);
    return text.value;
  });
  return texts;
}

/** The data without its words: pictures, numbers, dates, choices, link targets, which sections there are. */
export function withoutTexts(
  data: Readonly<Record<string, unknown>>,
  models: TextModels,
): Record<string, unknown> {
  return mapTexts(data, models, () => undefined);
}

interface Walk {
  change: Change;
  form: Form;
}

function mapField(value: unknown, path: Path, model: FieldModel, walk: Walk): unknown {
  switch (model.type) {
    case 'Text':
      return isSameEverywhere(model) ? value : mapWords(value, path, walk);
    case 'StructuredText':
      return mapBlocks(walk.form(value, path), path, walk);
    case 'Link':
      return Array.isArray(value)
        ? value.map((link, index) => mapLink(link, [...path, index], walk))
        : mapLink(value, path, walk);
    case 'Image':
      return mapPicture(value, path, walk);
    case 'Table':
      return mapCells(
        walk.form(value, path),
        path,
        (content, contentPath) => mapBlocks(content, contentPath, walk) ?? [],
      );
    default:
      return value;
  }
}

/** A text that is an identifier, such as a topic's tag, and is not translated. */
export const isSameEverywhere = ({ config }: FieldModel): boolean =>
  isRecord(config) && config.sameEverywhere === true;

function mapWords(value: unknown, path: Path, { change }: Walk): unknown {
  return typeof value === 'string' && value.trim() !== ''
    ? change({ path, kind: 'words', value })
    : value;
}

/** Replaces the text of a link; where it leads stays. */
function mapLink(link: unknown, path: Path, walk: Walk): unknown {
  if (!isRecord(link)) return link;
  const { text, ...rest } = link;
  const mapped = mapWords(text, [...path, 'text'], walk);
  if (mapped === text) return link;
  return mapped === undefined ? rest : { ...link, text: mapped };
}

function mapBlocks(value: unknown, path: Path, walk: Walk): unknown {
  if (!Array.isArray(value)) return value;
  const blocks = value.flatMap((block: unknown, index) => {
    const itemPath = [...path, index];
    const mapped = isTextBlock(block)
      ? mapBlock(block, itemPath, walk)
      : isRecord(block) && block.type === 'image'
        ? mapPicture(block, itemPath, walk)
        : block;
    return mapped === undefined ? [] : [mapped];
  });
  return blocks.length > 0 ? blocks : undefined;
}

function mapBlock(block: TextBlock, path: Path, { change }: Walk): unknown {
  return block.text.trim() === '' ? block : change({ path, kind: 'block', value: block });
}

function isTextBlock(block: unknown): block is TextBlock {
  return isRecord(block) && typeof block.text === 'string' && Array.isArray(block.spans);
}

/** The description of a picture, and of each of its views; null means the file's own description. */
function mapPicture(value: unknown, path: Path, walk: Walk): unknown {
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(([name, inner]): [string, unknown] => {
    const itemPath = [...path, name];
    if (name === 'alt') return [name, mapWords(inner, itemPath, walk) ?? null];
    return [name, isRecord(inner) && 'edit' in inner ? mapPicture(inner, itemPath, walk) : inner];
  });
  return Object.fromEntries(entries);
}
