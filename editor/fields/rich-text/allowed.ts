import type { FieldConfig } from '../../models/model.ts';
import { type SpanType, spanTypes, type TextBlockType, textBlockTypes } from './blocks.ts';

/** What a model allows in a rich text. */
export interface Allowed {
  /** A title is always a single block. */
  isSingle: boolean;
  blocks: readonly TextBlockType[];
  spans: readonly SpanType[];
  pictures: boolean;
}

export function allowedBy({ single, multi }: Pick<FieldConfig, 'single' | 'multi'>): Allowed {
  const names = new Set((single ?? multi ?? 'paragraph,strong,em,hyperlink').split(','));
  const blocks = textBlockTypes.filter((type) => names.has(type));
  return {
    isSingle: single !== undefined,
    blocks: blocks.length > 0 ? blocks : ['paragraph'],
    spans: spanTypes.filter((type) => names.has(type)),
    pictures: names.has('image'),
  };
}

/** The next deeper heading that is allowed in place of one that is not, else the next higher one. */
export function nearestHeading(
  type: TextBlockType,
  { blocks }: Allowed,
): TextBlockType | undefined {
  if (!type.startsWith('heading')) return;
  // Their names are in the order of their levels.
  const headings = blocks.filter((each) => each.startsWith('heading'));
  return headings.find((each) => each > type) ?? headings.at(-1);
}
