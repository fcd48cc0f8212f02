import { isRecord } from '@farol/content-model';
import type { EncodeContext } from './encode-context.ts';
import { wireLink } from './links.ts';
import { wirePicture } from './pictures.ts';

export function wireRichText(context: EncodeContext, stored: unknown): unknown[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((block: unknown) => wireBlock(context, block));
}

function wireBlock(context: EncodeContext, block: unknown): unknown[] {
  // A list of something else, from before the model of the field changed, holds no blocks.
  if (!isRecord(block) || typeof block.type !== 'string') return [];
  if (block.type === 'embed') return [block];
  if (block.type === 'image') return wireBlockPicture(context, block);
  const { type, text, spans, ...rest } = block;
  const wireSpans = Array.isArray(spans)
    ? spans.map((span: unknown) => wireSpan(context, span))
    : [];
  return [{ type, text: text ?? '', spans: wireSpans, ...rest }];
}

function wireSpan(context: EncodeContext, span: unknown): unknown {
  if (!isRecord(span) || span.type !== 'hyperlink') return span;
  return { ...span, data: wireLink(context, span.data) };
}

function wireBlockPicture(context: EncodeContext, block: Record<string, unknown>): unknown[] {
  const picture = wirePicture(context, block);
  if (!picture) return [];
  const { id, url, alt, copyright, dimensions, edit } = picture;
  const linkTo = isRecord(block.linkTo) ? { linkTo: wireLink(context, block.linkTo) } : {};
  return [{ type: 'image', id, url, alt, copyright, dimensions, edit, ...linkTo }];
}

/** Tables hold rich text in their cells. */
export function wireTable(context: EncodeContext, stored: unknown): unknown {
  if (!isRecord(stored)) return null;
  const parts = Object.entries(stored).map(([part, section]) => [
    part,
    isRecord(section) ? { ...section, rows: wireRows(context, section.rows) } : section,
  ]);
  return Object.fromEntries(parts);
}

function wireRows(context: EncodeContext, rows: unknown): unknown[] {
  return records(rows).map((row) => ({
    ...row,
    cells: records(row.cells).map((cell) => ({
      ...cell,
      content: wireRichText(context, cell.content),
    })),
  }));
}

function records(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}
