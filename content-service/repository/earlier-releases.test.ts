import { afterEach, beforeEach, expect, it } from 'vitest';
import { restoreDocument } from './commands/documents.ts';
import { changeRelease, removeRelease } from './commands/releases.ts';
import type { Event, VersionHead } from './events.ts';
import { type ExampleRepository, exampleRepository, titled } from './repository.testing.ts';
import type { Repository } from './repository.ts';

let example: ExampleRepository;
let repository: Repository;
beforeEach(async () => {
  example = await exampleRepository();
  repository = example.repository;
});
afterEach(() => example.remove());

const spring = { id: 'spring', label: 'Spring', scheduledAt: null };
const inSpring = { release: spring.id };

const version = (document: string, id: string): VersionHead => ({
  ...{ id, document, group: document, type: 'page', lang: 'en-us', uid: 'lisbon' },
  ...{ tags: [], title: 'Lisbon', slug: null, note: '' },
});
const written = (document: string, id: string, place: 'draft' | typeof inSpring): Event => ({
  kind: 'version-written',
  version: version(document, id),
  place,
});

/** Appends events without a command, as an earlier version of Farol would have written them. */
async function history(...commits: [events: Event[], versions?: string[]][]): Promise<void> {
  for (const [events, versions = []] of commits)
    await repository.do('Inês', () => ({
      events,
      versions: versions.map((id) => ({ id, content: titled(id) })),
      answer: null,
    }));
}

/** The ways in which early versions lost track of a document that was only in a release. */
const ends: Record<string, Event> = {
  'was removed': { kind: 'release-removed', release: spring.id },
  'lost it': { kind: 'place-cleared', document: 'first', place: inSpring },
};
const began = (end: Event): Parameters<typeof history> => [
  [[{ kind: 'release-created', release: spring }]],
  [[written('first', 'one', inSpring)], ['one']],
  [[end]],
];

it.each(Object.entries(ends))(
  'a document whose release %s gives way to the one that has its address since',
  async (_, end) => {
    await history(...began(end), [
      [
        written('second', 'two', 'draft'),
        { kind: 'published', document: 'second', version: 'two' },
      ],
      ['two'],
    ]);
    for (const { state } of [repository, await example.restart()]) {
      expect(state.documents.get('first')).toMatchObject({ archived: true, draft: 'one' });
      expect(state.documents.get('second')).toMatchObject({ archived: false, published: 'two' });
    }
    repository = await example.restart();
    // The new owner of the uid is unaffected; the returned document keeps its text, but not the uid.
    await expect(example.edit('second', 'More')).resolves.toBeDefined();
    expect(repository.snapshots.content('one')).toEqual(titled('one'));
    await expect(repository.do('Inês', restoreDocument('first'))).rejects.toThrow(
      'second of the type page in en-us has "lisbon" already',
    );
  },
);

it.each(Object.entries(ends))('one whose release %s stands as a draft else', async (_, end) => {
  await history(...began(end));
  expect(repository.state.documents.get('first')).toMatchObject({ archived: false, draft: 'one' });
  await expect(example.create('lisbon')).rejects.toThrow('first of the type page');
});

it('one that was edited further keeps its uid', async () => {
  await history(...began({ kind: 'release-removed', release: spring.id }));
  await example.edit('first', 'More');
  await history([[written('second', 'two', 'draft')], ['two']]);
  expect(repository.state.documents.get('first')?.archived).toBe(false);
});

it('one with a time that no calendar has is one without a time, which can be given another', async () => {
  const never = { ...spring, scheduledAt: Number.MAX_SAFE_INTEGER };
  await history([[{ kind: 'release-created', release: never }]]);
  for (const { state } of [repository, await example.restart()])
    expect(state.releases.get(spring.id)?.scheduledAt).toBeNull();
  repository = await example.restart();
  const scheduledAt = Date.UTC(2030, 0);
  await repository.do('Inês', changeRelease(spring.id, { scheduledAt }));
  expect(repository.state.releases.get(spring.id)?.scheduledAt).toBe(scheduledAt);
  await repository.do('Inês', removeRelease(spring.id));
  expect(repository.state.releases.size).toBe(0);
});
