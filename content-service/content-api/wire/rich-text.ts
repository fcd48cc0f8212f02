import { isRecord } from '@farol/content-model';
import type { EncodeContext } from './encode-context.ts';
import { wireLink } from './links.ts';
import { wirePicture } from './pictures.ts';

export function wireRichText(place: EncodeContext, stored: unknown): unknown[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((block: unknown) => wireBlock(place, block));
}

function wireBlock(place: EncodeContext, block: unknown): unknown[] {
  if (!isRecord(block)) return [];
  if (block.type === 'embed') return [block];
  if (block.type === 'image') return wireBlockPicture(place, block);
  const { type, text, spans, ...more } = block;
  const written = Array.isArray(spans) ? spans.map((span: unknown) => wireSpan(place, span)) : [];
  return [{ type, text: text ?? '', spans: written, ...more }];
}

function wireSpan(place: EncodeContext, span: unknown): unknown {
  if (!isRecord(span) || span.type !== 'hyperlink') return span;
  return { ...span, data: wireLink(place, span.data) };
}

function wireBlockPicture(place: EncodeContext, block: Record<string, unknown>): unknown[] {
  const picture = wirePicture(place, block);
  if (!picture) return [];
  const { id, url, alt, copyright, dimensions, edit } = picture;
  const linkTo = isRecord(block.linkTo) ? { linkTo: wireLink(place, block.linkTo) } : {};
  return [{ type: 'image', id, url, alt, copyright, dimensions, edit, ...linkTo }];
}

/** Tables hold rich text in their cells. */
export function wireTable(place: EncodeContext, stored: unknown): unknown {
  if (!isRecord(stored)) return null;
  const parts = Object.entries(stored).map(([part, section]) => [
    part,
    isRecord(section) ? { ...section, rows: wireRows(place, section.rows) } : section,
  ]);
  return Object.fromEntries(parts);
}

function wireRows(place: EncodeContext, rows: unknown): unknown[] {
  return records(rows).map((row) => ({
    ...row,
    cells: records(row.cells).map((cell) => ({
      ...cell,
      content: wireRichText(place, cell.content),
    })),
  }));
}

function records(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}
