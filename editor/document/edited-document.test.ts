import { describe, expect, it, vi } from 'vitest';
import { EditedDocument, editingOf, isSaved } from './edited-document.ts';
import { exampleVersion } from './examples.ts';

const open = () => new EditedDocument(editingOf(exampleVersion()), () => 0);
const theirs = (data: Record<string, unknown>) =>
  exampleVersion({ id: 'version-2', by: 'Rui', data });

it('writes at a path, tells who listens, and is saved again once the text is the same', () => {
  const document = open();
  const listener = vi.fn();
  document.subscribe(listener);
  document.write(['data', 'place'], 'Lisboa');
  expect(listener).toHaveBeenCalledTimes(1);
  expect(isSaved(document.editing())).toBe(false);
  document.write(['data', 'place'], 'Lisbon');
  expect(isSaved(document.editing())).toBe(true);
});

it('makes no step of a change that changes nothing', () => {
  const document = open();
  document.write(['data', 'place'], 'Lisbon');
  expect(document.editing().history.done).toEqual([]);
});

describe('what somebody else saved', () => {
  it('merges where it is in another place', () => {
    const document = open();
    document.write(['data', 'place'], 'Lisboa');
    document.meet(theirs({ tagline: 'Trams and tiles', place: 'Lisbon' }));
    expect(document.written.data).toEqual({ tagline: 'Trams and tiles', place: 'Lisboa' });
    expect(document.editing().clashes).toEqual([]);
    document.undo();
    expect(document.written.data).toEqual({ tagline: 'Trams and tiles', place: 'Lisbon' });
  });

  it('is put beside one’s own text where it is in the same place', () => {
    const document = open();
    document.write(['data', 'place'], 'Lisboa');
    document.meet(theirs({ tagline: 'The sea at the end of the street', place: 'Porto' }));
    const [clash] = document.editing().clashes;
    expect(clash).toEqual({
      path: ['data', 'place'],
      base: 'Lisbon',
      yours: 'Lisboa',
      theirs: 'Porto',
      by: 'Rui',
    });
    expect(document.written.data.place).toBe('Lisboa');
    if (clash) document.choose(clash, 'theirs');
    expect(document.written.data.place).toBe('Porto');
    expect(document.editing().clashes).toEqual([]);
    document.undo();
    expect(document.written.data.place).toBe('Lisboa');
  });

  it('needs no choice once the place is written anew', () => {
    const document = open();
    document.write(['data', 'place'], 'Lisboa');
    document.meet(theirs({ place: 'Porto' }));
    document.write(['data', 'place'], 'Lisbon and Porto');
    expect(document.editing().clashes).toEqual([]);
  });
});

it('goes on from what was saved while more was typed', () => {
  const document = open();
  document.write(['data', 'place'], 'Lis');
  const sent = document.written;
  document.write(['data', 'place'], 'Lisboa');
  document.saved(exampleVersion({ ...sent, id: 'version-2' }));
  expect(isSaved(document.editing())).toBe(false);
  expect(document.written.data.place).toBe('Lisboa');
});
