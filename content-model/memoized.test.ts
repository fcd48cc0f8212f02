import { describe, expect, it } from 'vitest';
import { memoized } from './memoized.ts';

describe('what is known of a document', () => {
  const asked: object[] = [];
  const nameOf = memoized((document: { name: string | undefined }) => {
    asked.push(document);
    return document.name;
  });

  it('is worked out once, also where it is nothing', () => {
    for (const document of [{ name: 'a' }, { name: undefined }]) {
      asked.length = 0;
      expect([nameOf(document), nameOf(document)]).toEqual([document.name, document.name]);
      expect(asked).toEqual([document]);
    }
  });

  it('is of that document, not of another that says the same', () => {
    asked.length = 0;
    nameOf({ name: 'a' });
    nameOf({ name: 'a' });
    expect(asked).toHaveLength(2);
  });
});
