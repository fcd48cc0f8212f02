import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  archiveDocument,
  createDocument,
  discardDraft,
  editDocument,
  restoreDocument,
} from '../repository/commands/documents.ts';
import { publish, unpublish } from '../repository/commands/publications.ts';
import { changeReleaseContents } from '../repository/commands/release-contents.ts';
import { createRelease, publishRelease, removeRelease } from '../repository/commands/releases.ts';
import { setLanguages } from '../repository/commands/settings.ts';
import { Conflict, NotFound, Refused } from '../repository/faults.ts';
import { exampleRepository } from '../repository/repository.testing.ts';
import type { Command, Repository } from '../repository/repository.ts';
import { contentWordsOf } from './content-words.ts';
import { PageList, pagesOf, sortings } from './page-list.ts';

type Step = (repository: Repository, at: number) => Command<unknown>;

const languages = ['en-us', 'pt-br'].map((id) => ({ id, name: id }));
const chosen = (ids: readonly string[], at: number) => ids[at % Math.max(1, ids.length)] ?? 'none';

const steps = {
  write: (_, at) =>
    createDocument({ type: 'page', lang: at % 2 ? 'en-us' : 'pt-br', title: `Page ${at}` }),
  translate: (repository, at) => {
    const translationOf = documentAt(repository, at);
    return createDocument({ type: 'page', lang: 'pt-br', title: `Página ${at}`, translationOf });
  },
  rename: (repository, at) =>
    editDocument(documentAt(repository, at), { title: `Called ${at}`, tags: ['sea'] }, () => ({})),
  publish: (repository, at) => publish([{ document: documentAt(repository, at, true) }]),
  unpublish: (repository, at) => unpublish(documentAt(repository, at)),
  discard: (repository, at) => discardDraft(documentAt(repository, at, true)),
  archive: (repository, at) => archiveDocument(documentAt(repository, at)),
  restore: (repository, at) => restoreDocument(documentAt(repository, at)),
  'a release': () => createRelease({ label: 'Spring' }),
  'put into a release': (repository, at) =>
    changeReleaseContents(releaseAt(repository, at), { put: [documentAt(repository, at, true)] }),
  'remove a release': (repository, at) => removeRelease(releaseAt(repository, at)),
  'publish a release': (repository, at) => publishRelease(releaseAt(repository, at)),
  'other languages first': (_, at) => setLanguages(at % 2 ? languages : languages.toReversed()),
} satisfies Record<string, Step>;

/** One of the documents; one of those with a draft where there are some. */
function documentAt({ state }: Repository, at: number, withDraft = false): string {
  const documents = [...state.documents.values()];
  const fit = documents.filter(({ draft, archived }) => draft !== null && !archived);
  const among = withDraft && fit.length > 0 ? fit : documents;
  return chosen(
    among.map(({ id }) => id),
    at,
  );
}

function releaseAt({ state }: Repository, at: number): string {
  return chosen([...state.releases.keys()], at);
}

/** What a list shows, in each order; texts are read by others. */
function shown(list: PageList) {
  list.refresh();
  return sortings.map((sorting) =>
    list.sorted(sorting).map(({ rows, counted: _, ...page }) => ({
      ...page,
      rows: rows.map(({ words: __, ...row }) => row),
    })),
  );
}

const isRefusal = (fault: unknown) =>
  [Refused, NotFound, Conflict].some((each) => fault instanceof each) ||
  (fault instanceof Error && fault.name === 'InvalidDocument');

it('stays what a list that is made anew would be, whatever is done', async () => {
  const done = new Set<string>();
  const names = Object.keys(steps) as (keyof typeof steps)[];
  const often = ['write', 'rename', 'publish', 'put into a release'] as const;
  const name = fc.oneof(fc.constantFrom(...names), fc.constantFrom(...often));
  const step = fc.tuple(name, fc.nat({ max: 41 }));
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 40, maxLength: 60 }), async (taken) => {
      let now = 1_800_000_000_000;
      const example = await exampleRepository({ clock: () => now });
      const { repository } = example;
      try {
        for (const [name, at] of taken) {
          now += at % 3;
          const taking: Step = steps[name];
          try {
            await repository.do('test', taking(repository, at));
            done.add(name);
          } catch (fault) {
            if (!isRefusal(fault)) throw fault;
          }
          if (at % 4 > 0)
            expect(shown(pagesOf(repository))).toEqual(shown(new PageList(repository)));
        }
        const list = pagesOf(repository);
        expect(contentWordsOf(repository, list).areRead).toBe(true);
        expect([...list.rows()].every(({ words }) => words !== null)).toBe(true);
      } finally {
        await example.remove();
      }
    }),
    { numRuns: 15, endOnFailure: true },
  );
  expect([...done].sort()).toEqual(names.toSorted());
});
