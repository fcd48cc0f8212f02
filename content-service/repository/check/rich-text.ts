import { isRecord } from '@farol/content-model';
import { describeValue, InvalidDocument, unexpected } from './fault.ts';
import { type CheckContext, checkItems } from './fields.ts';
import { checkLink } from './links.ts';
import { checkPicture } from './pictures.ts';

const textBlocks = new Set([
  'heading1',
  'heading2',
  'heading3',
  'heading4',
  'heading5',
  'heading6',
  'paragraph',
  'preformatted',
  'list-item',
  'o-list-item',
]);

/** A list of blocks; undefined if it is empty. */
export function checkRichText(value: unknown, path: string, context: CheckContext) {
  const blocks = checkItems(value, path, (block, itemPath) => checkBlock(block, itemPath, context));
  return blocks.length === 0 ? undefined : blocks;
}

function checkBlock(block: unknown, path: string, context: CheckContext): Record<string, unknown> {
  if (!isRecord(block)) throw unexpected(path, 'a block', block);
  const { type } = block;
  if (typeof type === 'string' && textBlocks.has(type))
    return checkText(type, block, path, context);
  if (type === 'image') {
    const picture = checkPicture(block, path, context);
    if (!picture) throw new InvalidDocument(`${path}.id`, 'expected the id of a picture.');
    return { type, ...picture };
  }
  if (type === 'embed') {
    if (isRecord(block.oembed) && /^https?:\/\//.test(String(block.oembed.embed_url)))
      return { type, oembed: block.oembed };
    throw new InvalidDocument(`${path}.oembed`, 'expected an oEmbed object with "embed_url".');
  }
  throw unexpected(`${path}.type`, 'a kind of block', type);
}

function checkText(
  type: string,
  block: Record<string, unknown>,
  path: string,
  context: CheckContext,
): Record<string, unknown> {
  const { text, spans = [], direction } = block;
  if (typeof text !== 'string') throw unexpected(`${path}.text`, 'a text', text);
  return {
    type,
    text,
    spans: checkItems(spans, `${path}.spans`, (span, itemPath) =>
      checkSpan(span, text.length, itemPath, context),
    ),
    ...(direction === 'ltr' || direction === 'rtl' ? { direction } : {}),
  };
}

function checkSpan(
  span: unknown,
  length: number,
  path: string,
  context: CheckContext,
): Record<string, unknown> {
  if (!isRecord(span)) throw unexpected(path, 'a span', span);
  const { start, end, type, data } = span;
  if (!isOffset(start, length) || !isOffset(end, length) || start > end)
    throw new InvalidDocument(
      path,
      `expected a start and an end within the ${length} characters, got ${describeValue(start)} and ${describeValue(end)}.`,
    );
  if (type === 'strong' || type === 'em') return { start, end, type };
  if (type === 'hyperlink') {
    // Migrations write links before their targets exist.
    const link = checkLink(data ?? {}, `${path}.data`, context) ?? { link_type: 'Any' };
    return { start, end, type, data: link };
  }
  if (type === 'label' && isRecord(data) && typeof data.label === 'string')
    return { start, end, type, data: { label: data.label } };
  throw unexpected(`${path}.type`, 'strong, em, hyperlink or label', type);
}

function isOffset(value: unknown, length: number): value is number {
  return Number.isInteger(value) && typeof value === 'number' && value >= 0 && value <= length;
}
