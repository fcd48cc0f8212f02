import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { Change } from './connection.ts';
import { isFromNewcomer, staleAfter } from './live-provider.tsx';

const nothing: Change = {
  ...{ commit: 1, sequence: 1, at: 0, by: 'Ana', drafts: [], archive: [], published: [] },
  ...{ unpublished: [], releases: [], media: [], types: false, languages: false },
};
const namesAfter = (change: Partial<Change>) =>
  staleAfter({ ...nothing, ...change }).map(([name]) => name);

it('asks the lists anew that show what was written', () => {
  const after = namesAfter({ drafts: [{ document: 'one', version: 'two' }] });
  expect(after).toEqual(expect.arrayContaining(['documents', 'translations', 'translation']));
  expect(after).not.toContain('release');
});

it('asks a release anew once something was published, and the matrix too', () => {
  expect(namesAfter({ published: ['one'] })).toEqual(
    expect.arrayContaining(['release', 'releases', 'translations']),
  );
  expect(namesAfter({ releases: ['one'] })).toEqual([
    ...['media', 'media'],
    ...['releases', 'release', 'past-releases', 'open'],
  ]);
});

it('asks a page that is open anew once it was published or archived, but not with each word', () => {
  const after = staleAfter({ ...nothing, published: ['one'], archive: ['two'] });
  expect(after).toEqual(
    expect.arrayContaining([
      ['open', 'one'],
      ['open', 'two'],
    ]),
  );
  expect(namesAfter({ drafts: [{ document: 'one', version: 'two' }] })).not.toContain('open');
});

it.each(['archive', 'published', 'unpublished'] as const)(
  'asks the addresses anew, and what undoing would do, after %s, but not with each word',
  (what) => {
    expect(namesAfter({ [what]: ['one'] })).toEqual(
      expect.arrayContaining(['addresses', 'publications']),
    );
    expect(namesAfter({ drafts: [{ document: 'one', version: 'two' }] })).not.toContain(
      'addresses',
    );
  },
);

it('asks the lists of files anew, and of the files those that changed', () => {
  expect(staleAfter({ ...nothing, media: ['one'] })).toEqual([
    ['media', 'list'],
    ['media', 'references'],
    ['media', 'one', 'one'],
  ]);
});

it.each([
  { drafts: [{ document: 'one', version: 'two' }] },
  { unpublished: ['one'] },
  { releases: ['one'] },
])(
  'asks anew which files are used where, and of the lists only that of those that are not: %j',
  async (change) => {
    const queries = new QueryClient();
    const unused = ['media', 'list', { search: '', unused: 'true' }];
    const others = ['media', 'list', { search: '' }];
    const references = ['media', 'references', 'sea.jpg'];
    for (const queryKey of [unused, others, references]) queries.setQueryData(queryKey, {});
    for (const queryKey of staleAfter({ ...nothing, ...change }))
      await queries.invalidateQueries({ queryKey });
    const isStale = (key: QueryKey) => queries.getQueryState(key)?.isInvalidated;
    expect([unused, references, others].map(isStale)).toEqual([true, true, false]);
  },
);

it('asks the models anew once one was changed', () => {
  expect(namesAfter({ types: true })).toContain('models');
});

it('asks nothing anew of what nobody sees', () => {
  expect(namesAfter({})).toEqual([]);
});

it('asks the names anew where somebody writes or looks who came in since they were read', () => {
  const names = [{ id: 'ana', name: 'Ana Ribeiro' }];
  const isNew = (message: Parameters<typeof isFromNewcomer>[0]) => isFromNewcomer(message, names);
  const looks = (person: string) => ({
    event: 'presence' as const,
    data: { document: 'one', people: [{ person, tab: 'a', field: null, at: 0 }], typed: [] },
  });
  const writes = (by: string) => ({ event: 'change' as const, data: { ...nothing, by } });
  expect([looks('ana'), looks('rui')].map(isNew)).toEqual([false, true]);
  const authors = ['person/ana', 'person/rui', 'our importer'];
  expect(authors.map(writes).map(isNew)).toEqual([false, true, false]);
});
