import { dayMs } from '@farol/content-model';
import { describe, expect, it } from 'vitest';
import { Snapshot, type SnapshotDocument } from '../repository/snapshot.ts';
import { QueryError } from './query-error.ts';
import { find, type Search } from './search.ts';
import { exampleContents, exampleDocument, exampleSnapshot, words } from './snapshot.testing.ts';

/** Later documents in the list were published earlier. */
function world(...documents: (Partial<SnapshotDocument> & { id: string })[]): Snapshot {
  const now = Date.UTC(2026, 5, 1);
  return exampleSnapshot(
    documents.map((document, age) =>
      exampleDocument({ lastPublished: now - age * dayMs, ...document }),
    ),
  );
}

function ask(snapshot: Snapshot, query: string | string[], more: Partial<Search> = {}): string[] {
  const queries = [query].flat().map((each) => `[${each}]`);
  const search = { queries, lang: null, orderings: null, after: null, ...more };
  return find(snapshot, search).map(({ id }) => id);
}

function faultOf(snapshot: Snapshot, query: string | string[], more: Partial<Search> = {}) {
  try {
    ask(snapshot, query, more);
  } catch (error) {
    if (error instanceof QueryError) return error.fault;
    throw error;
  }
  throw new Error(`"${query}" was answered`);
}

describe('find', () => {
  it('answers all of the master language, the last published first', () => {
    const snapshot = world({ id: 'new' }, { id: 'french', lang: 'fr-fr' }, { id: 'old' });
    expect(find(snapshot, { queries: [], lang: null, orderings: null, after: null })).toHaveLength(
      2,
    );
    expect(ask(snapshot, '')).toEqual(['new', 'old']);
    expect(ask(snapshot, '', { lang: 'fr-fr' })).toEqual(['french']);
    expect(ask(snapshot, '', { lang: '*' })).toEqual(['new', 'french', 'old']);
    expect(ask(snapshot, '', { lang: 'xx' })).toEqual([]);
  });

  it('wants all predicates of all queries', () => {
    const snapshot = world({ id: 'a', tags: ['sea'] }, { id: 'b', tags: ['sea'], type: 'guide' });
    const type = '[at(document.type, "guide")]';
    const tag = '[at(document.tags, ["sea"])]';
    expect(ask(snapshot, type + tag)).toEqual(['b']);
    expect(ask(snapshot, [type, tag])).toEqual(['b']);
  });

  it('leads from an old uid to the document until another takes it', () => {
    const before = world({ id: 'a', uid: 'new', uids: ['old', 'new'] });
    expect(ask(before, '[at(my.trip.uid, "old")]')).toEqual(['a']);
    expect(ask(before, '[not(my.trip.uid, "old")]')).toEqual(['a']);
    const after = world({ id: 'a', uid: 'new', uids: ['old', 'new'] }, { id: 'b', uid: 'old' });
    expect(ask(after, '[at(my.trip.uid, "old")]')).toEqual(['b']);
  });

  it('has every tag of at, and one of any', () => {
    const snapshot = world({ id: 'both', tags: ['x', 'y'] }, { id: 'x', tags: ['x'] });
    expect(ask(snapshot, '[at(document.tags, ["x", "y"])]')).toEqual(['both']);
    expect(ask(snapshot, '[at(document.tags, "x")]')).toEqual(['both', 'x']);
    expect(ask(snapshot, '[any(document.tags, ["y", "z"])]')).toEqual(['both']);
    expect(ask(snapshot, '[not(document.tags, ["x", "y"])]')).toEqual(['x']);
  });

  it('keeps the order of in, across languages', () => {
    const snapshot = world({ id: 'a' }, { id: 'b', lang: 'fr-fr' }, { id: 'c' });
    expect(ask(snapshot, '[in(document.id, ["c", "b", "x", "a"])]', { lang: '*' })).toEqual([
      'c',
      'b',
      'a',
    ]);
    expect(ask(snapshot, '[any(document.id, ["c", "a"])]')).toEqual(['a', 'c']);
  });

  it('finds all words anywhere, whatever their case and accents', () => {
    const snapshot = world(
      { id: 'group', data: { stops: [{ name: 'Évora' }], summary: 'By train' } },
      { id: 'slice', data: { slices: [slice('évora')] } },
      { id: 'title', uid: 'train', data: { title: [words('EVORA')] } },
      { id: 'none', tags: ['evora', 'train'], data: { colour: '#evora' } },
    );
    expect(ask(snapshot, '[fulltext(document, "evora")]')).toEqual(['group', 'slice', 'title']);
    expect(ask(snapshot, '[fulltext(document, "Évora, TRAIN")]')).toEqual(['group', 'title']);
    expect(ask(snapshot, '[fulltext(my.trip.title, "évora")]')).toEqual(['title']);
    expect(ask(snapshot, '[fulltext(document, "evo")]')).toEqual([]);
    expect(ask(snapshot, '[fulltext(document, "")]')).toEqual([]);
  });

  it('puts the most alike first', () => {
    const snapshot = world(
      { id: 'one', data: { summary: 'whale' } },
      { id: 'two', data: { summary: 'whale watching' } },
      { id: 'original', data: { summary: 'whale watching boat' } },
      { id: 'other', data: { summary: 'castle' } },
    );
    expect(ask(snapshot, '[similar("original", 10)]')).toEqual(['two', 'one']);
    expect(ask(snapshot, '[similar("original", 2)]')).toEqual(['two']);
    expect(ask(snapshot, '[similar("nowhere", 10)]')).toEqual([]);
  });

  it('puts the nearest first, within the radius', () => {
    const at = (latitude: number, longitude: number) => ({ base: { latitude, longitude } });
    const snapshot = world(
      { id: 'porto', data: at(41.15, -8.61) },
      { id: 'lisbon', data: at(38.72, -9.14) },
      { id: 'paris', data: at(48.85, 2.35) },
      { id: 'nowhere', data: {} },
    );
    expect(ask(snapshot, '[geopoint.near(my.trip.base, 38.7, -9.1, 400)]')).toEqual([
      'lisbon',
      'porto',
    ]);
  });

  it('orders as asked, documents without the field last, and then by publication', () => {
    const snapshot = world(
      { id: 'cheap', data: { price: 1, summary: 'Zebra' } },
      { id: 'none' },
      { id: 'dear', data: { price: 9, summary: 'école' } },
      { id: 'also-cheap', data: { price: 1, summary: 'apple' } },
    );
    const by = (orderings: string) => ask(snapshot, '', { orderings });
    expect(by('[my.trip.price]')).toEqual(['cheap', 'also-cheap', 'dear', 'none']);
    expect(by('my.trip.price desc')).toEqual(['dear', 'cheap', 'also-cheap', 'none']);
    expect(by('[my.trip.price desc, my.trip.summary]')).toEqual([
      'dear',
      'also-cheap',
      'cheap',
      'none',
    ]);
    expect(by('[my.trip.summary]')).toEqual(['also-cheap', 'dear', 'cheap', 'none']);
    expect(by('[document.last_publication_date]')).toEqual(['also-cheap', 'dear', 'none', 'cheap']);
    expect(by('[]')).toEqual(['cheap', 'none', 'dear', 'also-cheap']);
  });

  it('orders many as it orders few', () => {
    const many = Array.from({ length: 1200 }, (_, n) => ({
      id: `d${n}`,
      type: n % 3 === 0 ? 'guide' : 'trip',
      data: n % 5 === 0 ? {} : { price: (n * 7) % 11 },
    }));
    const snapshot = world(...many);
    for (const orderings of ['[my.trip.price]', '[my.trip.price desc]']) {
      const all = ask(snapshot, '', { orderings });
      const trips = ask(snapshot, '[at(document.type, "trip")]', { orderings });
      const few = trips.filter((id) => Number(id.slice(1)) % 10 === 1);
      const ids = few.map((id) => `"${id}"`).join(',');
      expect(all).toHaveLength(1200);
      expect(trips).toEqual(all.filter((id) => Number(id.slice(1)) % 3 !== 0));
      expect(ask(snapshot, `[any(document.id, [${ids}])]`, { orderings })).toEqual(few);
    }
  });

  it('goes on after a document', () => {
    const snapshot = world({ id: 'a' }, { id: 'b' }, { id: 'c' });
    expect(ask(snapshot, '', { after: 'a' })).toEqual(['b', 'c']);
    expect(ask(snapshot, '', { after: 'c' })).toEqual([]);
    expect(ask(snapshot, '', { after: 'gone' })).toEqual(['a', 'b', 'c']);
  });

  it('answers nothing for a field that no document has filled', () => {
    const snapshot = world({ id: 'a' });
    expect(ask(snapshot, '[at(my.guide.town, "Lagos")]')).toEqual([]);
    expect(ask(snapshot, '[has(my.trip.summary)]')).toEqual([]);
    expect(ask(snapshot, '[missing(my.trip.summary)]')).toEqual(['a']);
    expect(ask(snapshot, '[has(my.home.uid)]')).toEqual([]);
    expect(ask(snapshot, '[missing(my.home.uid)]')).toEqual([]);
  });

  it('reads days and moments, in all their spellings', () => {
    const snapshot = world({ id: 'a', data: { closes: '2026-03-01T10:00:00+0000' } });
    for (const moment of ['"2026-03-01T11:00:00+0100"', '"2026-03-01T10:00Z"', '1772359200000']) {
      expect(ask(snapshot, `[at(my.trip.closes, ${moment})]`)).toEqual(['a']);
      expect(ask(snapshot, `[date.after(my.trip.closes, ${moment})]`)).toEqual([]);
    }
    expect(ask(snapshot, '[date.after(my.trip.closes, "2026-03-01")]')).toEqual(['a']);
    expect(ask(snapshot, '[date.hour(my.trip.closes, 10)]')).toEqual(['a']);
    expect(ask(snapshot, '[date.day-of-week(my.trip.closes, "SUNDAY")]')).toEqual(['a']);
  });

  it('follows a change of the models', () => {
    const document = exampleDocument({ id: 'a', data: { motto: 'onwards' } });
    const before = exampleSnapshot([document]);
    expect(ask(before, '[fulltext(document, "onwards")]')).toEqual([]);
    const { types, slices } = exampleContents.models;
    const trip = types.get('trip');
    if (!trip) throw new Error('The example models have a trip');
    const renewed = { ...trip, json: { Main: { motto: { type: 'Text' as const } } } };
    const models = { types: new Map([...types, ['trip', renewed]]), slices };
    const after = new Snapshot('bbbbbbbbbbbbbbbb', { ...exampleContents, models }, [document]);
    expect(ask(after, '[fulltext(document, "onwards")]')).toEqual(['a']);
    expect(ask(after, '[at(my.trip.motto, "onwards")]')).toEqual(['a']);
  });

  it('finds as many words as one asks for', () => {
    const many = Array.from({ length: 40 }, (_, at) => `word${at}`);
    const snapshot = world(
      { id: 'all', data: { summary: many.join(' ') } },
      { id: 'all but the last', data: { summary: many.slice(0, -1).join(' ') } },
    );
    expect(ask(snapshot, `[fulltext(document, "${many.join(' ')}")]`)).toEqual(['all']);
  });

  it('refuses more than it can try on all documents at once', () => {
    const not = (count: number) => '[not(document.id, "x")]'.repeat(count);
    const similar = (count: number) => '[similar("a", 9)]'.repeat(count);
    const snapshot = world({ id: 'a' });
    expect(ask(snapshot, not(128))).toEqual(['a']);
    const { message, column } = faultOf(snapshot, not(129));
    expect(message).toMatch(/^at most 128 predicates expected but 129 found on line:1 col:/);
    expect(column).toBe(2 + not(128).length + 1);
    expect(ask(snapshot, similar(4))).toEqual([]);
    expect(faultOf(snapshot, similar(5)).message).toMatch(/^at most 4 predicates `similar`/);
    const orderings = (count: number) => Array(count).fill('document.id').join(',');
    expect(ask(snapshot, '', { orderings: orderings(32) })).toEqual(['a']);
    expect(faultOf(snapshot, '', { orderings: orderings(33) }).message).toMatch(
      /^at most 32 orderings expected/,
    );
  });

  it('says which field is unknown and where, showing all queries as one', () => {
    const text = '[[at(document.type, "article")][at(my.article.categorie, "x")]]';
    const queries = ['[at(document.type, "article")]', '[at(my.article.categorie, "x")]'];
    expect(faultOf(world(), queries)).toEqual({
      message: `[function at(..)] unexpected field 'my.article.categorie' on line:1 col:36 in query '${text}'\n${text}\n${' '.repeat(35)}^\n`,
      line: 1,
      column: 36,
      id: 1,
      location: 'query',
    });
  });

  it.each([
    ['[at(my.trip.nope, 1)]', 6, "[function at(..)] unexpected field 'my.trip.nope'"],
    ['[at(my.nope.uid, 1)]', 6, "[function at(..)] unexpected field 'my.nope.uid'"],
    ['[at(my.home.uid, "x")]', 6, "[function at(..)] unexpected field 'my.home.uid'"],
    ['[at(document.color, 1)]', 6, "[function at(..)] unexpected field 'document.color'"],
    ['[has(my.trip.stops)]', 7, "[function has(..)] unexpected field 'my.trip.stops'"],
    ['[has(my.trip.slices)]', 7, "[function has(..)] unexpected field 'my.trip.slices'"],
    ['[in(document.type, ["x"])]', 6, "[function in(..)] unexpected field 'document.type'"],
    [
      '[number.gt(my.trip.title, 1)]',
      13,
      "[function number.gt(..)] unexpected field 'my.trip.title'",
    ],
    ['[number.gt(my.trip.price, "1")]', 28, '[function number.gt(..)] unexpected argument "1"'],
    [
      '[date.after(my.trip.starts, 1e309)]',
      30,
      '[function date.after(..)] unexpected argument 1e309',
    ],
    [
      '[has(my.trip.title, [1.0, 12345678901234567890])]',
      22,
      '[function has(..)] unexpected argument [1.0, 12345678901234567890]',
    ],
    ['[date.month(my.trip.starts, 13)]', 30, '[function date.month(..)] unexpected argument 13'],
    [
      '[date.after(my.trip.starts, "soon")]',
      30,
      '[function date.after(..)] unexpected argument "soon"',
    ],
    ['[at(document.id)]', 3, '[function at(..)] 2 arguments expected but 1 found'],
    ['[has(my.trip.title, 1)]', 22, '[function has(..)] unexpected argument 1'],
    ['[like(my.trip.title, 1)]', 3, '[function like(..)] unexpected function'],
    ['[at(document.id, xyz)]', 19, "[function at(..)] unexpected field 'xyz'"],
    ['[fulltext(document, ["a"])]', 22, '[function fulltext(..)] unexpected argument ["a"]'],
  ])('refuses %s', (query, column, what) => {
    const fault = faultOf(world(), query);
    expect(fault).toMatchObject({ line: 1, column, id: 1, location: 'query' });
    expect(fault.message).toMatch(
      new RegExp(`^${escaped(what)} on line:1 col:${column} in query '`),
    );
  });

  it.each([
    ['[my.trip.nope]', 2, "unexpected field 'my.trip.nope'"],
    ['my.trip.price, document.nope desc', 16, "unexpected field 'document.nope'"],
    ['[my.trip.price upwards]', 2, "unexpected ordering 'my.trip.price upwards'"],
  ])('refuses the ordering %s', (orderings, column, what) => {
    const fault = faultOf(world(), '', { orderings });
    expect(fault).toMatchObject({ line: 1, column, location: 'orderings' });
    expect(fault.message).toContain(what);
  });
});

function slice(text: string) {
  return { slice_type: 'hero', variation: 'default', id: 'hero$1', primary: { words: text } };
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
