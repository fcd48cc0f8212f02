import {
  isRecord,
  joinTexts,
  type Text,
  type TextBlock,
  type TextModels,
} from '@farol/content-model';
import type { Mark, MarkedText } from './xliff-text.ts';

/** A text in the form given to an office. The data of a mark stays here: the mark is identified by its index. */
export function markedOf(text: Text): MarkedText {
  if (text.kind === 'words') return { text: text.value, marks: [] };
  const marks = text.value.spans.flatMap((span, index): Mark[] =>
    isRecord(span) && typeof span.start === 'number' && typeof span.end === 'number'
      ? [{ index, start: span.start, end: span.end }]
      : [],
  );
  return { text: text.value.text, marks };
}

/** The text with an office's words in place of its own; marks that the source does not have are left out. */
export function withMarked(text: Text, { text: words, marks }: MarkedText): string | TextBlock {
  if (text.kind === 'words') return words;
  const spans = marks.flatMap(({ index, start, end }) => {
    const span = text.value.spans[index];
    return isRecord(span) ? [{ ...span, start, end }] : [];
  });
  return { ...text.value, text: words, spans };
}

type Data = Readonly<Record<string, unknown>>;

/** A translation's words, each at the path of its source. */
export function wordsInForm(both: { form: Data; words: Data }, models: TextModels) {
  return joinTexts({ ...both, otherwise: 'no words', isFormOnly: true }, models);
}

/** The translation's text at the same place, in the form given to an office. */
export function markedAs(source: Text, value: unknown): MarkedText | null {
  if (source.kind === 'words')
    return typeof value === 'string' && value.trim() !== '' ? { text: value, marks: [] } : null;
  if (!isRecord(value) || typeof value.text !== 'string' || !Array.isArray(value.spans))
    return null;
  // Its marks can be identified only where they are those of the source.
  const kinds = (spans: readonly unknown[]) =>
    spans.map((span) => (isRecord(span) ? String(span.type) : '')).join(' ');
  if (kinds(value.spans) !== kinds(source.value.spans)) return null;
  return markedOf({
    path: source.path,
    kind: 'block',
    value: { ...value, type: source.value.type, text: value.text, spans: value.spans },
  });
}
