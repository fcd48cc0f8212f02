import { Readable } from 'node:stream';
import { expect, it, vi } from 'vitest';
import { writeDocuments } from '../editors-api/documents/many-documents.testing.ts';
import { setLanguages } from '../repository/commands/settings.ts';
import type { CommitWithVersions } from '../repository/history.ts';
import { exampleRepository } from '../repository/repository.testing.ts';
import type { Repository } from '../repository/repository.ts';
import { workAtRandom } from '../repository/work-at-random.testing.ts';
import type { Filters } from './filters.ts';
import { type ListedPage, listPages, pagesTag } from './list-pages.ts';
import { sortings } from './page-list.ts';
import { plainList } from './plain-list.testing.ts';
import { documentStates } from './row.ts';

const searches = ['page', 'PÁGINA', 'words', 'wor', 'words sea', 'words-sea', 'typed nobody', '-'];

function someFilters({ state }: Repository): Filters[] {
  const documents = [...state.documents.values()];
  const between = documents[Math.floor(documents.length / 2)]?.versions.at(-1)?.at ?? 0;
  return [
    {},
    ...['page', 'nothing'].map((type) => ({ type })),
    ...['en-us', 'pt-br', 'xx'].flatMap((lang) => [{ lang }, { missing: lang }]),
    ...documentStates.map((each) => ({ state: each })),
    ...['sea', 'nothing'].map((tag) => ({ tag })),
    ...['test', 'nobody'].map((by) => ({ by })),
    { from: between },
    { until: between },
    { release: [...state.releases.keys()][0] ?? 'none' },
    { group: documents[0]?.group ?? 'none' },
    ...searches.map((search) => ({ search })),
  ];
}

it('answers what looking through everything plainly would answer, whatever was done', async () => {
  let asked = 0;
  const found = new Set<string>();
  const look = async (repository: Repository) => {
    const filters = someFilters(repository);
    for (let times = 0; times < 3; times += 1) {
      asked += 1;
      const [one, other] = [filters[asked % filters.length], filters[(asked * 5) % filters.length]];
      const sort = sortings[asked % sortings.length] ?? 'changed';
      const query = { ...one, ...other, sort };
      const {
        next: _,
        areTextsRead,
        ...answer
      } = await listPages(repository, { ...query, most: 5 });
      expect(areTextsRead).toBe(true);
      const plain = plainList(repository, { ...query, most: 5 });
      expect(JSON.stringify(answer), JSON.stringify(query)).toBe(JSON.stringify(plain));
      const whole = plainList(repository, { ...query, most: plain.total });
      expect(await allParts(repository, query)).toEqual(whole.pages);
      if (plain.total > 0) for (const value of Object.entries(query)) found.add(value.join(' '));
    }
  };
  // Otherwise it would have compared nothing with nothing.
  const wanted = [
    'tag sea',
    'state archived',
    'state release',
    'missing pt-br',
    'search words sea',
  ];
  const left = await workAtRandom(look, () => wanted.every((each) => found.has(each)));
  expect(left).toEqual([]);
  expect([...found]).toEqual(expect.arrayContaining(wanted));
});

it('takes in many at once, and what comes while it does', async () => {
  let now = 1_800_000_000_000;
  const example = await exampleRepository({ clock: () => now });
  const { repository } = example;
  const write = (numbers: readonly number[], text: string) => {
    now += 1000;
    const documents = numbers.flatMap((number) => [
      { id: `en-${number}`, lang: 'en-us' },
      { id: `pt-${1000 - number}`, lang: 'pt-br' },
    ]);
    const more = (id: string) => ({ version: `${text} ${id}`, data: { words: text } });
    return writeDocuments(
      repository,
      documents.map((each, at) => ({
        ...{ ...each, ...more(each.id) },
        ...{ type: 'page', group: String(numbers[at >> 1]) },
      })),
    );
  };
  const expectPlain = async (filters: Filters) => {
    for (const sort of sortings) {
      const query = { ...filters, sort, most: 1000 };
      const { next: _, areTextsRead: __, ...answer } = await listPages(repository, query);
      expect(answer).toEqual(plainList(repository, query));
    }
  };
  try {
    const all = Array.from({ length: 400 }, (_, number) => number);
    await write(all.slice(0, 300), 'first');
    const asked = listPages(repository, { sort: 'title', most: 1 });
    await write(all.slice(300), 'first');
    expect((await asked).total).toBeGreaterThanOrEqual(300);
    await expectPlain({});
    await write(all.slice(100, 200), 'second');
    await repository.do('test', setLanguages(repository.state.languages.toReversed()));
    await expectPlain({ lang: 'en-us' });
    await expect.poll(() => pagesTag(repository)).not.toBeNull();
    await expectPlain({ search: 'second' });
  } finally {
    await example.remove();
  }
});

it('is that of a backup which was restored, where nothing of before is found', async () => {
  const example = await exampleRepository();
  const { repository, store } = example;
  try {
    const kept = await example.create('kept');
    const backup: CommitWithVersions[] = [];
    for await (const commit of store.history(0)) {
      const written = commit.events.flatMap((event) =>
        event.kind === 'version-written' ? [event.version.id] : [],
      );
      const contents = await repository.contents(written);
      const versions = [...contents].map(([id, content]) => ({ id, content }));
      backup.push({ commit, versions });
    }
    await example.create('gone', { translationOf: kept, lang: 'pt-br' });
    await example.create('lost', { tags: ['sea'] });
    await example.edit(kept, 'Written after the backup');
    expect(await pagesTag(repository)).not.toBeNull();
    await store.replace(Readable.from(backup));
    await repository.catchUp();
    expect(repository.state.documents.size).toBe(1);
    for (const search of [undefined, 'kept', 'lost', 'written']) {
      const query = { search, sort: 'changed', most: 10 } as const;
      const { pages, total, facets } = await listPages(repository, query);
      expect({ pages, total, facets }).toEqual(plainList(repository, query));
    }
  } finally {
    await example.remove();
  }
});

it('ranks all pages that a search finds, those named so first, then those in the language', async () => {
  const example = await exampleRepository();
  const { repository } = example;
  const written = (id: string, lang: string, words = '') =>
    writeDocuments(repository, [{ ...{ id, lang, type: 'page', data: { words } } }]);
  try {
    await written('A year in Évora', 'en-us');
    await written('Évora, um ano', 'pt-br');
    await written('Onde morar', 'pt-br', 'Évora');
    for (let number = 0; number < 20; number += 1)
      await written(`Where to live ${number}`, 'en-us', 'Évora');
    const found = async (most: number) => {
      const query = { search: 'evora', nearest: 'pt-br', sort: 'changed', most } as const;
      await expect.poll(async () => (await listPages(repository, query)).total).toBe(23);
      const { pages, next } = await listPages(repository, query);
      expect(next).toBeNull();
      return pages.map(({ group }) => group);
    };
    expect(await found(4)).toEqual([
      ...['Évora, um ano', 'A year in Évora', 'Onde morar'],
      expect.stringMatching('Where to live'),
    ]);
    expect(await found(100)).toHaveLength(23);
  } finally {
    await example.remove();
  }
});

it('leaves nothing out where taking changes in went wrong once', async () => {
  const example = await exampleRepository();
  const { repository } = example;
  try {
    await example.create('one');
    const query = { sort: 'title', most: 10 } as const;
    await listPages(repository, query);
    await example.create('two');
    vi.spyOn(repository.state.index, 'inGroup').mockImplementationOnce(() => {
      throw new Error('once');
    });
    await expect(listPages(repository, query)).rejects.toThrow('once');
    expect((await listPages(repository, query)).total).toBe(2);
  } finally {
    await example.remove();
  }
});

it('answers by what is known where texts cannot be read, says so once, and reads them later', async () => {
  const reported: Error[] = [];
  const example = await exampleRepository({ report: (fault) => reported.push(fault) });
  const { repository } = example;
  const write = (numbers: readonly number[]) =>
    writeDocuments(
      repository,
      numbers.map((number) => ({
        ...{ id: `page-${number}`, type: 'page', lang: 'en-us', group: `group-${number}` },
        ...{ version: `version ${number}`, data: { words: `lighthouse ${number}` } },
      })),
    );
  const query = { search: 'lighthouse', sort: 'title', most: 1 } as const;
  const content = repository.snapshots.content.bind(repository.snapshots);
  const unreadable = new Set<string>();
  vi.spyOn(repository.snapshots, 'content').mockImplementation((version) => {
    if (unreadable.has(version)) throw new Error('The disk does not answer.');
    return content(version);
  });
  try {
    for (const round of [0, 1]) {
      // First more than are read while somebody waits, then few.
      const numbers = Array.from({ length: round === 0 ? 150 : 3 }, (_, at) => round * 1000 + at);
      await write(numbers);
      for (const number of numbers.slice(0, 2)) unreadable.add(`version ${number}`);
      const readable = round === 0 ? 148 : 151;
      await expect.poll(async () => (await listPages(repository, query)).total).toBe(readable);
      for (let again = 0; again < 3; again += 1) {
        const { total, areTextsRead } = await listPages(repository, query);
        expect([total, areTextsRead]).toEqual([readable, false]);
      }
      expect(reported.map(({ message }) => message)).toEqual(
        Array(round + 1).fill(expect.stringContaining('The disk does not answer.')),
      );
      unreadable.clear();
      expect(await listPages(repository, query)).toMatchObject({
        ...{ total: readable + 2, areTextsRead: true },
      });
    }
  } finally {
    await example.remove();
  }
});

async function allParts(
  repository: Repository,
  query: Filters & { sort: (typeof sortings)[number] },
): Promise<ListedPage[]> {
  const pages: ListedPage[] = [];
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const part = await listPages(repository, { ...query, most: 3, cursor });
    pages.push(...part.pages);
    cursor = part.next;
  }
  return pages;
}
