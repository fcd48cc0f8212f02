import { expect, it } from 'vitest';
import { EditedDocument, editingOf } from '../../document/edited-document.ts';
import { exampleVersion } from '../../document/examples.ts';
import { isNothingNew } from './nothing-new.ts';

const version = exampleVersion();
const publishedAs = (id: string) => ({ published: { id }, releases: {} });

it('finds nothing to look through where what is published is all there is', () => {
  const document = new EditedDocument(editingOf(version), () => 0);
  const isNothing = (whole: Parameters<typeof isNothingNew>[1]) =>
    isNothingNew(document.editing(), whole);
  expect(isNothing(publishedAs(version.id))).toBe(true);
  expect(isNothing({ published: null, releases: {} })).toBe(false);
  expect(isNothing(publishedAs('earlier'))).toBe(false);
  expect(isNothing({ ...publishedAs(version.id), releases: { spring: 'later' } })).toBe(false);
  document.write(['title'], 'Lisbon in spring');
  expect(isNothing(publishedAs(version.id))).toBe(false);
});
