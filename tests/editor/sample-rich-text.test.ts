import { expect, it } from 'vitest';
import type { Block } from '../../editor/fields/rich-text/blocks.ts';
import { blocksOf, documentOf } from '../../editor/fields/rich-text/convert.ts';
import { sampleDocuments } from '../../sample/documents.ts';

/** Everything in a document that is a list of blocks. */
function fieldsIn(value: unknown): Block[][] {
  if (Array.isArray(value))
    return isRichText(value) ? [value] : value.flatMap((each) => fieldsIn(each));
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(fieldsIn);
  return [];
}

function isRichText(value: unknown[]): value is Block[] {
  return value.length > 0 && value.every((each) => Object(each).spans || Object(each).oembed);
}

it('edits every rich text of the sample without changing a letter', () => {
  const fields = sampleDocuments(new Date('2026-11-22')).flatMap(({ data }) => fieldsIn(data));
  expect(fields.length).toBeGreaterThan(1000);
  for (const field of fields) expect(blocksOf(documentOf(field))).toEqual(field);
});
