import { isRecord } from '@farol/content-model';

/** Rich text as stored in a document: Prismic's blocks, with spans by character offsets. */
export type Block = TextBlock | ImageBlock | EmbedBlock;

export interface TextBlock {
  type: TextBlockType;
  text: string;
  spans: Span[];
  direction?: 'ltr' | 'rtl';
}

interface ImageBlock {
  type: 'image';
  id: string;
  [part: string]: unknown;
}

interface EmbedBlock {
  type: 'embed';
  oembed: Record<string, unknown>;
}

export interface Span {
  start: number;
  end: number;
  type: SpanType;
  /** Of links and labels. */
  data?: Record<string, unknown>;
}

export const spanTypes = ['strong', 'em', 'hyperlink', 'label'] as const;
export type SpanType = (typeof spanTypes)[number];

export const textBlockTypes = [
  'paragraph',
  'heading1',
  'heading2',
  'heading3',
  'heading4',
  'heading5',
  'heading6',
  'preformatted',
  'list-item',
  'o-list-item',
] as const;
export type TextBlockType = (typeof textBlockTypes)[number];

export function isTextBlock(block: Block): block is TextBlock {
  return block.type !== 'image' && block.type !== 'embed';
}

const blockTypes: ReadonlySet<unknown> = new Set([...textBlockTypes, 'image', 'embed']);

/** The service has validated what it stores, but the field may have been of another kind then. */
export function isBlocks(value: unknown): value is readonly Block[] {
  return Array.isArray(value) && value.every((one) => isRecord(one) && blockTypes.has(one.type));
}
