import {
  isRecord,
  mapTexts,
  pathText,
  same,
  type Text,
  type TextModels,
  textsOf,
  valueAt,
} from '@farol/content-model';
import { withMarked } from './office-texts.ts';
import type { MarkedText } from './xliff-text.ts';

type Data = Readonly<Record<string, unknown>>;

interface Returned {
  /** The source as it was sent out. */
  form: Data;
  /** The translation as it was sent out, in the form of the source. */
  before: Data;
  /** What the office translated, by place. */
  targets: ReadonlyMap<string, MarkedText>;
}

/** The source with the office's words; what was not translated stays as it was, or untranslated. */
export function returnedTexts({ form, before, targets }: Returned, models: TextModels): Data {
  const withTarget = (text: Text) => {
    const target = targets.get(pathText(text.path));
    return target && withMarked(text, target);
  };
  const textsWithin = new Map<string, Text[]>();
  for (const text of textsOf(form, models))
    for (const index of text.path.keys()) {
      const place = pathText(text.path.slice(0, index));
      const texts = textsWithin.get(place);
      if (texts) texts.push(text);
      else textsWithin.set(place, [text]);
    }
  /** A translation may have more blocks and rows than its source; they are lost only where all is translated anew. */
  const formOf = (value: unknown, path: Text['path']) => {
    const own = valueAt(before, path);
    if (own === undefined) return value;
    const texts = textsWithin.get(pathText(path)) ?? [];
    const isUntouched = texts.every((text) => {
      const returned = withTarget(text);
      return returned === undefined || same(returned, valueAt(before, text.path));
    });
    if (isUntouched) return own;
    const isAnew = texts.every((text) => {
      const words = targets.get(pathText(text.path))?.text;
      return words !== undefined && words !== wordsOf(valueAt(before, text.path));
    });
    return isAnew ? value : withRest(value, own);
  };
  const change = (text: Text) =>
    withTarget(text) ?? ownText(text, valueAt(before, text.path)) ?? text.value;
  return mapTexts(form, models, change, formOf);
}

/** The translation's own text in the place of the source's. */
function ownText({ kind }: Text, own: unknown): unknown {
  const isSameKind = kind === 'words' ? typeof own === 'string' : isRecord(own) && 'spans' in own;
  return isSameKind && wordsOf(own).trim() !== '' ? own : undefined;
}

function wordsOf(value: unknown): string {
  const words = isRecord(value) ? value.text : value;
  return typeof words === 'string' ? words : '';
}

/** The value, followed in each of its lists by what only the other one has there. */
function withRest(value: unknown, other: unknown): unknown {
  if (Array.isArray(value)) {
    if (!Array.isArray(other)) return value;
    const items = value.map((item, index) => withRest(item, other[index]));
    return [...items, ...other.slice(value.length)];
  }
  // The marks of a block belong to its words.
  if (!isRecord(value) || !isRecord(other) || 'spans' in value) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withRest(inner, other[name])]),
  );
}
