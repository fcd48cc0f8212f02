import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Authorship, authorshipWith, type FieldAuthorship, piecesOf } from './authorship.ts';
import { plainText } from './plain-text.ts';

const text = (data: Record<string, unknown>, title = 'A') => ({ title, uid: null, tags: [], data });
const paragraph = (words: string) => ({ type: 'paragraph', text: words, spans: [] });

/** Versions by their names, the oldest first. */
function after(...versions: readonly (readonly [string, Record<string, unknown>])[]): Authorship {
  let authorship: Authorship = [];
  for (const [version, data] of versions)
    authorship = authorshipWith(authorship, version, text(data));
  return authorship;
}

const leadOf = (authorship: Authorship) =>
  authorship.find(({ field }) => field === 'data.lead') ?? nothing;
const nothing: FieldAuthorship = { field: '', version: '', value: '', words: [] };

const pieces = (authorship: Authorship, field: string) =>
  piecesOf(authorship.find((each) => each.field === field) ?? nothing).map(
    ({ text: words, version }) => [words, version],
  );

describe('who wrote what', () => {
  it('is told by words', () => {
    const authorship = after(
      ['ana', { lead: 'Trams and tiles in Lisbon' }],
      ['rui', { lead: 'Trams and old tiles in Lisbon' }],
      ['eva', { lead: 'Yellow trams and old tiles, in Lisbon' }],
    );
    expect(pieces(authorship, 'data.lead')).toEqual([
      ['Yellow trams', 'eva'],
      [' and', 'ana'],
      [' old', 'rui'],
      [' tiles', 'ana'],
      [',', 'eva'],
      [' in Lisbon', 'ana'],
    ]);
  });

  it('stays with who wrote it where a section moves, and where another field changes', () => {
    const section = (id: string, words: string) => ({
      ...{ id, slice_type: 'text', variation: 'default' },
      primary: { text: [paragraph(words)] },
      items: [],
    });
    const authorship = after(
      ['ana', { slices: [section('a', 'Sea'), section('b', 'Sand')] }],
      ['rui', { slices: [section('b', 'Sand'), section('a', 'Sea and salt')], price: 12 }],
    );
    expect(pieces(authorship, 'data.slices.b.primary.text')).toEqual([['Sand', 'ana']]);
    expect(pieces(authorship, 'data.slices.a.primary.text')).toEqual([
      ['Sea', 'ana'],
      [' and salt', 'rui'],
    ]);
    expect(pieces(authorship, 'data.price')).toEqual([['12', 'rui']]);
  });

  it('knows the version of what carries no words, and of what is only set otherwise', () => {
    const bold = { ...paragraph('Sea'), spans: [{ type: 'strong', start: 0, end: 3 }] };
    const authorship = after(
      ['ana', { lead: [paragraph('Sea')], open: true }],
      ['rui', { lead: [bold], open: true }],
    );
    const versions = authorship.map(({ field, version }) => [field, version]);
    expect(versions).toContainEqual(['data.lead', 'rui']);
    expect(versions).toContainEqual(['data.open', 'ana']);
    expect(pieces(authorship, 'data.lead')).toEqual([['Sea', 'ana']]);
  });

  it('is nobody’s any more once it is gone', () => {
    const authorship = after(['ana', { lead: 'Sea' }], ['rui', {}], ['eva', { lead: 'Sea' }]);
    expect(pieces(authorship, 'data.lead')).toEqual([['Sea', 'eva']]);
  });
});

/** What somebody does to a text: takes words out, and puts words in that stand nowhere else. */
const edit = fc.record({
  removed: fc.array(fc.nat(), { maxLength: 4 }),
  added: fc.array(fc.nat(), { maxLength: 4 }),
});

it('names for each word the version that brought it, in every order of edits', () => {
  fc.assert(
    fc.property(fc.array(edit, { minLength: 1, maxLength: 12 }), (edits) => {
      const words: string[] = [];
      let authorship: Authorship = [];
      for (const [turn, { removed, added }] of edits.entries()) {
        for (const at of removed) if (words.length > 0) words.splice(at % words.length, 1);
        for (const [nth, at] of added.entries())
          words.splice(at % (words.length + 1), 0, `v${turn}n${nth}`);
        authorship = authorshipWith(authorship, `v${turn}`, text({ lead: words.join(' ') }));
      }
      const found = piecesOf(leadOf(authorship));
      expect(found.map((piece) => piece.text).join('')).toBe(words.join(' '));
      const brought = found.flatMap((piece) =>
        piece.text.split(' ').flatMap((word) => (word === '' ? [] : [[word, piece.version]])),
      );
      expect(brought).toEqual(words.map((word) => [word, word.split('n')[0]]));
    }),
    { numRuns: 500 },
  );
});

it('always says the whole text, whatever becomes of it', () => {
  const words = fc.string({ unit: fc.constantFrom('a', 'b', ' ', ',', '\n', 'é'), maxLength: 40 });
  fc.assert(
    fc.property(fc.array(words, { minLength: 1, maxLength: 8 }), (versions) => {
      const authorship = after(
        ...versions.map((lead, turn) => [`v${turn}`, { lead: [paragraph(lead)] }] as const),
      );
      const lead = leadOf(authorship);
      const said = piecesOf(lead);
      expect(said.map((piece) => piece.text).join('')).toBe(plainText(lead.value));
      expect(said.every((piece) => piece.text !== '')).toBe(true);
    }),
    { numRuns: 500 },
  );
});
