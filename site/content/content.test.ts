import { languages } from '@farol/content-model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleDocuments, exampleProgram } from '../examples/examples.ts';
import { editionOf } from '../publish/edition.ts';
import { Content } from './content.ts';
import { read, stored } from './document.ts';

const before = new Content('one', exampleDocuments.map(stored), ['theirs']);
const [english] = languages;
const nothing = { ref: 'two', changed: [], gone: [], others: [] };

describe('a content with changes', () => {
  it('has what came, changed and left, and the one before stays as it was', () => {
    const [first] = before.ofType('programs_details');
    if (!first) throw new Error('There is no program.');
    const fresh = stored(exampleProgram('fresh'));
    const change = { ...nothing, changed: [fresh], gone: [first.id], others: ['new'] };
    const after = before.with(change);
    expect(after.ref).toBe('two');
    expect(after.byId('fresh')).toBe(fresh);
    expect(after.byId(first.id)).toBeUndefined();
    expect([...after.others]).toEqual(['theirs', 'new']);
    expect(after.size).toBe(before.size + 1);
    expect(before.byId(first.id)).toBe(first);
    expect(before.byId('fresh')).toBeUndefined();
  });

  it('has the lists in common of which nothing changed', () => {
    const [first] = before.ofType('programs_details', english);
    if (!first) throw new Error('There is no program.');
    const after = before.with({ ...nothing, changed: [{ ...first }] });
    expect(after.ofType('programs_details')).not.toBe(before.ofType('programs_details'));
    for (const type of ['articles_details', 'dynamic_page'] as const)
      expect(after.ofType(type)).toBe(before.ofType(type));
    for (const language of languages.slice(1))
      expect(after.ofType('programs_details', language)).toBe(
        before.ofType('programs_details', language),
      );
  });

  it('keeps every document in its place', () => {
    const [, second] = before.documents;
    if (!second) throw new Error('There is no second document.');
    const ids = ({ documents }: Content) => documents.map(({ id }) => id);
    expect(ids(before.with({ ...nothing, changed: [{ ...second }] }))).toEqual(ids(before));
  });

  it('takes a document that can be shown again out of the others', () => {
    const theirs = { ...stored(exampleProgram('theirs')), id: 'theirs' };
    expect([...before.with({ ...nothing, changed: [theirs] }).others]).toEqual([]);
  });
});

it('answers after any changes as one made of all its documents', () => {
  const all = exampleDocuments.map(stored);
  const types = [...new Set(all.map(({ type }) => type))];
  const change = fc.record({
    changed: fc.uniqueArray(fc.constantFrom(...all), { maxLength: 4 }),
    gone: fc.uniqueArray(fc.constantFrom(...all.map(({ id }) => id), 'nobody'), { maxLength: 3 }),
    others: fc.uniqueArray(fc.constantFrom('one', 'two', all[0]?.id ?? ''), { maxLength: 2 }),
  });
  const answers = (content: Content) => ({
    documents: content.documents,
    others: [...content.others].sort(),
    byId: all.map(({ id }) => content.byId(id)),
    lists: types.flatMap((type) => [
      content.ofType(type),
      ...languages.map((language) => content.ofType(type, language)),
    ]),
  });
  fc.assert(
    fc.property(fc.array(change, { maxLength: 8 }), (turns) => {
      let content = before;
      const expected = new Map(before.documents.map((each) => [each.id, each]));
      for (const [turn, { changed, gone, others }] of turns.entries()) {
        const ids = new Set(changed.map(({ id }) => id));
        const change = {
          ref: String(turn),
          changed: changed.map((each) => ({ ...each, tags: [`turn ${turn}`] })),
          gone: gone.filter((id) => !ids.has(id)),
          others: others.filter((id) => !ids.has(id)),
        };
        content = content.with(change);
        for (const id of [...change.gone, ...change.others]) expected.delete(id);
        for (const each of change.changed) expected.set(each.id, each);
        expect(content.documents).toEqual([...expected.values()]);
        const fresh = new Content('fresh', content.documents, content.others);
        expect(answers(content)).toEqual(answers(fresh));
      }
    }),
  );
});

describe('the edition of a content with changes', () => {
  const edition = editionOf(before, '2026-11-22');
  const [program] = before.ofType('programs_details', english);
  if (!program) throw new Error('There is no program.');

  it('shows the changed document at the address it had', () => {
    const lead = stored({ ...read(program), tags: ['changed'] });
    const next = editionOf(before.with({ ...nothing, changed: [lead] }), '2026-11-22', edition);
    const path = edition.addresses.of(program);
    expect(next.addresses.at(path)).toBe(lead);
    expect(edition.addresses.at(path)).toBe(program);
  });

  it.each([
    ['moved', { uid: 'elsewhere' }],
    ['speaks another language', { lang: 'pt-br' as const }],
  ])('has other addresses where a page %s', (_, fields) => {
    const moved = { ...program, ...fields };
    const next = editionOf(before.with({ ...nothing, changed: [moved] }), '2026-11-22', edition);
    const path = next.addresses.of(moved);
    expect(path).not.toBe(edition.addresses.of(program));
    expect(next.addresses.at(path)).toBe(moved);
    expect(next.addresses.at(edition.addresses.of(program))).toBeUndefined();
  });

  it('has no address for a page that left', () => {
    const next = editionOf(before.with({ ...nothing, gone: [program.id] }), '2026-11-22', edition);
    expect(next.addresses.at(edition.addresses.of(program))).toBeUndefined();
  });
});
