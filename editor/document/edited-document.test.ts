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

  it('is nothing where the service only stores a value in another form', () => {
    const crop = (x: number, form: object = {}) => ({
      id: 'a',
      edit: { x, y: 0, zoom: 1 },
      ...form,
    });
    const rect = (x: number) => ({ rect: { x, y: 0, width: 9, height: 9 } });
    const own = exampleVersion({ data: { cover: crop(1, rect(1)), logo: crop(1, rect(1)) } });
    const stored = { ...own, data: { cover: crop(1), logo: crop(1) } };
    const document = new EditedDocument(editingOf(own), () => 0);
    document.write(['data', 'cover'], crop(2, rect(2)));
    document.write(['data', 'logo'], undefined);
    document.meet({ ...stored, ...{ id: 'version-2', by: 'Rui', title: 'Lisboa' } }, stored);
    expect(document.editing().clashes).toEqual([]);
    expect(document.written).toMatchObject({ title: 'Lisboa', data: { cover: crop(2, rect(2)) } });
    expect(document.written.data.logo).toBeUndefined();
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

  it('stays beside what is typed on, for who types has not seen it', () => {
    const document = open();
    document.write(['data', 'place'], 'Lis');
    document.meet(theirs({ tagline: 'The sea at the end of the street', place: 'Porto' }));
    document.write(['data', 'place'], 'Lisboa', { isTyping: true });
    expect(document.editing().clashes).toMatchObject([{ yours: 'Lisboa', theirs: 'Porto' }]);
    document.write(['data', 'place'], 'Porto', { isTyping: true });
    expect(document.editing().clashes).toEqual([]);
  });

  it('is what they have by now, where they wrote on', () => {
    const document = open();
    document.write(['data', 'place'], 'Lisboa');
    document.meet(theirs({ place: 'Porto' }));
    document.meet(exampleVersion({ id: 'version-3', by: 'Eva', data: { place: 'Porto, Gaia' } }));
    expect(document.editing().clashes).toMatchObject([{ theirs: 'Porto, Gaia', by: 'Eva' }]);
    document.meet(exampleVersion({ id: 'version-4', by: 'Eva', data: { place: 'Lisboa' } }));
    expect(document.editing().clashes).toEqual([]);
  });
});

describe('a clash in a section', () => {
  const section = (id: string, title = id) => ({ id, slice_type: 'text', primary: { title } });
  const version = (id: string, slices: readonly object[]) =>
    exampleVersion({ id, by: 'Rui', data: { slices } });
  const [a, b, c] = [section('a'), section('b'), section('c')];
  const at = (index: number) => ['data', 'slices', index, 'primary', 'title'];
  const opened = () => new EditedDocument(editingOf(version('1', [a, b, c])), () => 0);
  const titles = (document: EditedDocument) => {
    const { slices } = document.written.data;
    return Array.isArray(slices) ? slices.map(({ primary }) => primary.title) : [];
  };
  function choose(document: EditedDocument, side: 'yours' | 'theirs'): void {
    const [clash] = document.editing().clashes;
    if (clash) document.choose(clash, side);
  }

  it.each(['here', 'there'])('follows it where it is moved %s', (where) => {
    const document = opened();
    document.write(at(1), 'mine');
    document.meet(version('2', [a, section('b', 'theirs'), c]));
    if (where === 'here') document.write(['data', 'slices'], [section('b', 'mine'), a, c]);
    else document.meet(version('3', [section('b', 'theirs'), a, c]));
    expect(document.editing().clashes).toMatchObject([{ path: at(0), theirs: 'theirs' }]);
    choose(document, 'theirs');
    expect(titles(document)).toEqual(['theirs', 'a', 'c']);
  });

  it('over its place changes nothing but the order', () => {
    const d = section('d');
    const document = new EditedDocument(editingOf(version('1', [a, b, c, d])), () => 0);
    document.write(['data', 'slices'], [d, a, b, c]);
    document.meet(version('2', [a, d, b, c]));
    document.meet(version('3', [section('a', 'Written meanwhile'), d, b, c]));
    expect(document.editing().clashes).toMatchObject([{ path: ['data', 'slices'] }]);
    choose(document, 'theirs');
    expect(titles(document)).toEqual(['Written meanwhile', 'd', 'b', 'c']);
  });

  it('about a part of a text that was written over is about the whole text', () => {
    const text = (...lines: string[]) =>
      lines.map((line) => ({ type: 'paragraph', text: line, spans: [] }));
    const version = (id: string, body: unknown) =>
      exampleVersion({ id, by: 'Rui', data: { body } });
    const before = ['You arrive on Sunday.', 'Classes begin on Monday.'] as const;
    const document = new EditedDocument(editingOf(version('1', text(...before))), () => 0);
    document.write(['data', 'body'], text(before[0], 'Classes begin on Tuesday.'));
    const theirs = text(before[0], 'Classes begin on Monday at nine.');
    document.meet(version('2', theirs));
    document.write(['data', 'body'], text('Something else altogether'));
    expect(document.editing().clashes).toMatchObject([
      { path: ['data', 'body'], yours: text('Something else altogether'), theirs },
    ]);
  });

  it('that one removed and another wrote on is removed, or stays as it is by now', () => {
    for (const side of ['yours', 'theirs'] as const) {
      const document = opened();
      document.write(['data', 'slices'], [a, c]);
      document.meet(version('2', [a, section('b', 'First'), c]));
      document.meet(version('3', [a, section('b', 'Second'), c]));
      choose(document, side);
      expect(titles(document)).toEqual(side === 'yours' ? ['a', 'c'] : ['a', 'Second', 'c']);
    }
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

it('shows a third text beside the one that was chosen', () => {
  const document = new EditedDocument(editingOf(exampleVersion()), () => 0);
  document.write(['data', 'place'], 'Lisboa');
  const other = new EditedDocument(editingOf(exampleVersion()), () => 0);
  other.write(['data', 'place'], 'Porto');
  const theirs = exampleVersion({ id: 'theirs', by: 'Rui', data: { place: 'Faro' } });
  for (const each of [document, other]) each.meet(theirs);
  document.join(other.editing());
  const texts = () => document.editing().clashes.map(({ yours, theirs }) => [yours, theirs]);
  expect(texts()).toContainEqual(['Lisboa', 'Faro']);
  expect(texts()).toContainEqual(['Lisboa', 'Porto']);
  for (let left = 4; left > 0; left -= 1) {
    const [clash] = document.editing().clashes;
    if (clash) document.choose(clash, 'theirs');
  }
  expect(document.editing().clashes).toEqual([]);
});

describe('what another tab wrote', () => {
  const open = () => new EditedDocument(editingOf(exampleVersion()), () => 0);
  const clashed = () => {
    const document = open();
    const other = open();
    document.write(['data', 'place'], 'Lisboa');
    other.write(['data', 'place'], 'Porto');
    document.join(other.editing());
    return document;
  };

  it('stays beside it whatever somebody else saves meanwhile', () => {
    const document = clashed();
    const data = { place: 'Faro', tagline: 'Trams' };
    document.meet(exampleVersion({ id: 'theirs', by: 'Rui', data }));
    const texts = document.editing().clashes.map(({ theirs, by }) => [theirs, by]);
    expect(texts).toContainEqual(['Porto', null]);
    expect(texts).toContainEqual(['Faro', 'Rui']);
  });

  it('can be taken, and taken back', () => {
    const document = clashed();
    const [clash] = document.editing().clashes;
    if (clash) document.choose(clash, 'theirs');
    expect(document.editing().clashes).toEqual([]);
    expect(document.written.data.place).toBe('Porto');
    document.undo();
    expect(document.written.data.place).toBe('Lisboa');
  });

  it('is told once where both tabs met the same text of somebody else', () => {
    const document = open();
    const other = open();
    for (const each of [document, other]) {
      each.write(['data', 'place'], 'Lisboa');
      each.meet(exampleVersion({ id: 'theirs', by: 'Rui', data: { place: 'Faro' } }));
    }
    document.join(other.editing());
    expect(document.editing().clashes).toMatchObject([{ theirs: 'Faro', by: 'Rui' }]);
  });
});
