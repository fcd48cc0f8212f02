import { isRecord } from '@farol/content-model';
import { describeValue, InvalidDocument } from './fault.ts';
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
  if (!isRecord(block))
    throw new InvalidDocument(path, `expected a block, got ${describeValue(block)}.`);
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
  throw new InvalidDocument(
    `${path}.type`,
    `expected a kind of block, got ${describeValue(type)}.`,
  );
}

function checkText(
  type: string,
  block: Record<string, unknown>,
  path: string,
  context: CheckContext,
): Record<string, unknown> {
  const { text, spans = [], direction } = block;
  if (typeof text !== 'string')
    throw new InvalidDocument(`${path}.text`, `expected a text, got ${describeValue(text)}.`);
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
  if (!isRecord(span))
    throw new InvalidDocument(path, `expected a span, got ${describeValue(span)}.`);
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
  throw new InvalidDocument(
    `${path}.type`,
    `expected strong, em, hyperlink or label, got ${describeValue(type)}.`,
  );
}

function isOffset(value: unknown, length: number): value is number {
  return Number.isInteger(value) && typeof value === 'number' && value >= 0 && value <= length;
}
