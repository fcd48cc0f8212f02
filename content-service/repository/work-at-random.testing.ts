import * as fc from 'fast-check';
import { undoPublication } from '../publications/undo-publication.ts';
import type { Command } from './command.ts';
import {
  archiveDocument,
  createDocument,
  discardDraft,
  editDocument,
  restoreDocument,
} from './commands/documents.ts';
import { publish, unpublish } from './commands/publications.ts';
import { changeReleaseContents } from './commands/release-contents.ts';
import { createRelease, publishRelease, removeRelease } from './commands/releases.ts';
import { restoreRelease } from './commands/removed-releases.ts';
import { setLanguages } from './commands/settings.ts';
import { createTranslated } from './commands/translations.ts';
import { isRefusal } from './refusal.ts';
import { exampleRepository } from './repository.testing.ts';
import type { Repository } from './repository.ts';

type Step = (repository: Repository, at: number) => Command<unknown>;

const languages = ['en-us', 'pt-br'].map((id) => ({ id, name: id }));
const pick = (ids: readonly string[], at: number) => ids[at % Math.max(1, ids.length)] ?? 'none';

const steps = {
  write: (_, at) =>
    createDocument({ type: 'page', lang: at % 2 ? 'en-us' : 'pt-br', title: `Page ${at}` }),
  translate: (repository, at) => {
    const translationOf = documentAt(repository, at);
    const translate = at % 2 ? createTranslated : createDocument;
    return translate({ type: 'page', lang: 'pt-br', title: `Página ${at}`, translationOf });
  },
  rename: (repository, at) => {
    const edit = { title: `Called ${at}`, tags: ['sea'], data: { words: `Words ${at}` } };
    return editDocument(documentAt(repository, at), edit, () => ({}));
  },
  publish: (repository, at) => publish([{ document: documentAt(repository, at, true) }]),
  unpublish: (repository, at) => unpublish(documentAt(repository, at)),
  discard: (repository, at) => discardDraft(documentAt(repository, at, true)),
  archive: (repository, at) => archiveDocument(documentAt(repository, at)),
  restore: (repository, at) => restoreDocument(documentAt(repository, at)),
  'a release': () => createRelease({ label: 'Spring' }),
  'put into a release': (repository, at) =>
    changeReleaseContents(releaseAt(repository, at), { put: [documentAt(repository, at, true)] }),
  'take out of a release': (repository, at) => {
    const release = releaseAt(repository, at);
    const within = [...repository.state.documents.values()].filter(({ releases }) =>
      releases.has(release),
    );
    return changeReleaseContents(release, { takeOut: [within[0]?.id ?? 'none'] });
  },
  autosave: (repository, at) =>
    editDocument(
      documentAt(repository, at),
      { data: { words: `Typed ${at}` }, kind: 'autosave', by: 'test' },
      () => ({}),
    ),
  undo: (repository, at) =>
    undoPublication(
      repository,
      repository.state.publications.at(at % 4 ? -1 : -2)?.sequence ?? 0,
      new Map(),
    ),
  'remove a release': (repository, at) => removeRelease(releaseAt(repository, at)),
  'bring back a release': ({ state }, at) =>
    restoreRelease(pick([...state.removedReleases.keys()], at)),
  'publish a release': (repository, at) => publishRelease(releaseAt(repository, at)),
  'other languages first': (_, at) => setLanguages(at % 2 ? languages : languages.toReversed()),
} satisfies Record<string, Step>;

/** One of the documents, preferably one with a draft if asked for. */
function documentAt({ state }: Repository, at: number, withDraft = false): string {
  const documents = [...state.documents.values()];
  const drafted = documents.filter(({ draft, archived }) => draft !== null && !archived);
  const candidates = withDraft && drafted.length > 0 ? drafted : documents;
  return pick(
    candidates.map(({ id }) => id),
    at,
  );
}

function releaseAt({ state }: Repository, at: number): string {
  return pick([...state.releases.keys()], at);
}

const names = Object.keys(steps) as (keyof typeof steps)[];
/** Steps that others depend on. */
const frequent = ['write', 'rename', 'publish', 'put into a release'] as const;
/** Steps that rarely have an effect, so they are tried more often. */
const rare = ['a release', 'take out of a release', 'bring back a release', 'restore'] as const;
const maxRounds = 20;
const step = fc.tuple(
  fc.oneof(fc.constantFrom(...names), fc.constantFrom(...frequent), fc.constantFrom(...rare)),
  fc.nat({ max: 41 }),
);

/**
 * Runs random steps of editors' work, with an inspection in between. Repeats for some rounds until every step had an
 * effect and the test has seen what it needs. Returns the steps that never had an effect: a meaningful test leaves none.
 */
export async function workAtRandom(
  inspect: (repository: Repository) => Promise<void>,
  hasSeenEnough = () => true,
): Promise<string[]> {
  const unused = new Set<string>(names);
  const work = fc.array(step, { minLength: 40, maxLength: 60 });
  const property = fc.asyncProperty(work, async (chosenSteps) => {
    let now = 1_800_000_000_000;
    const example = await exampleRepository({ clock: () => now });
    const { repository } = example;
    try {
      for (const [name, at] of chosenSteps) {
        now += at % 3;
        const nextStep: Step = steps[name];
        const { sequence } = repository.state.tip;
        try {
          await repository.do('test', nextStep(repository, at));
          if (repository.state.tip.sequence > sequence) unused.delete(name);
        } catch (fault) {
          if (!isRefusal(fault)) throw fault;
        }
        if (at % 4 > 0) await inspect(repository);
      }
      await inspect(repository);
    } finally {
      await example.remove();
    }
  });
  let round = 0;
  do {
    await fc.assert(property, { numRuns: 15, endOnFailure: true });
    round += 1;
  } while ((unused.size > 0 || !hasSeenEnough()) && round < maxRounds);
  return [...unused];
}
