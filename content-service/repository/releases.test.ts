import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  archiveDocument,
  createDocument,
  editDocument,
  restoreDocument,
} from './commands/documents.ts';
import {
  changeRelease,
  createRelease,
  publishRelease,
  removeRelease,
} from './commands/releases.ts';
import { publishDue } from './release-schedule.ts';
import { type ExampleRepository, exampleRepository, titled } from './repository.testing.ts';
import type { Repository } from './repository.ts';

let example: ExampleRepository;
let repository: Repository;
let now: number;

beforeEach(async () => {
  now = Date.UTC(2027, 0, 1);
  example = await exampleRepository({ clock: () => now });
  repository = example.repository;
});
afterEach(() => example.remove());

const published = (id: string) => repository.master().document(id);

describe('releases', () => {
  it('publishes all of a release in one commit', async () => {
    const [a, b] = [await example.create('a'), await example.create('b')];
    await example.publish(a);
    const { id: release } = await repository.do('Inês', createRelease({ label: 'Spring' }));
    await example.edit(a, 'spring', { place: { release } });
    await example.edit(b, 'spring', { place: { release } });
    const [listed] = repository.releases();
    const before = repository.resolve(listed?.ref ?? '', now);
    expect(before).toMatchObject({ kind: 'release' });
    const { sequence } = repository.state.tip;
    await repository.do('Inês', publishRelease(release));
    expect(repository.state.tip.sequence).toBe(sequence + 1);
    expect([a, b].map((id) => published(id)?.data.words)).toEqual(['spring', 'spring']);
    expect(repository.releases()).toEqual([]);
    expect(repository.state.documents.get(a)?.releases.size).toBe(0);
  });

  it('shows a release over the master, and what it showed stays', async () => {
    const id = await example.create('a');
    await example.publish(id);
    const { id: release } = await repository.do('Inês', createRelease({ label: 'Spring' }));
    await example.edit(id, 'one', { place: { release } });
    const first = repository.releases()[0]?.ref ?? '';
    const shown = (ref: string) => {
      const found = repository.resolve(ref, now);
      return 'snapshot' in found ? found.snapshot.document(id)?.data.words : found.kind;
    };
    expect(shown(first)).toBe('one');
    await example.edit(id, 'two', { place: { release } });
    expect(shown(repository.releases()[0]?.ref ?? '')).toBe('two');
    expect(shown(first)).toBe('one');
    expect(published(id)?.data.words).toBeUndefined();
  });

  it('dates what was never published from the moment it came into the release', async () => {
    const { id: release } = await repository.do('Inês', createRelease({ label: 'Spring' }));
    const place = { release };
    const made = createDocument({ type: 'page', lang: 'en-us', title: 'New', place });
    const { document, version } = await repository.do('Inês', made);
    const came = repository.state.documents.get(document)?.versions[0]?.at;
    const dates = () => {
      const [listed] = repository.releases();
      const resolved = repository.resolve(listed?.ref ?? '', 0);
      const { firstPublished, lastPublished } =
        ('snapshot' in resolved && resolved.snapshot.document(document)) || {};
      return [firstPublished, lastPublished];
    };
    expect(dates()).toEqual([came, came]);
    now += 60_000;
    const change = { data: { words: 'two' }, place, basedOn: version.id };
    await repository.do(
      'Inês',
      editDocument(document, change, () => undefined),
    );
    expect(dates()).toEqual([came, came]);
    now += 60_000;
    await repository.do('Inês', publishRelease(release));
    const published = repository.master().document(document);
    expect([published?.firstPublished, published?.lastPublished]).toEqual([now, now]);
  });

  it('publishes a scheduled release once its time has come, and once only', async () => {
    const id = await example.create('a');
    const { id: release } = await repository.do('Inês', createRelease({ label: 'Spring' }));
    await example.edit(id, 'spring', { place: { release } });
    await repository.do('Inês', changeRelease(release, { scheduledAt: now + 60_000 }));
    await publishDue(repository, () => now);
    expect(published(id)).toBeUndefined();
    now += 60_000;
    const { sequence } = repository.state.tip;
    await Promise.all([publishDue(repository, () => now), publishDue(repository, () => now)]);
    expect(published(id)?.data.words).toBe('spring');
    expect(repository.state.tip.sequence).toBe(sequence + 1);
  });

  it('publishes what became due while the service stood still in the order of the times', async () => {
    const id = await example.create('a');
    const due = async (label: string, scheduledAt: number) => {
      const made = await repository.do('Inês', createRelease({ label, scheduledAt }));
      await example.edit(id, label, { place: { release: made.id } });
    };
    await due('autumn', now + 2_000);
    await due('summer', now + 1_000);
    now += 60_000;
    await publishDue(repository, () => now);
    expect(published(id)?.data.words).toBe('summer');
    expect([...repository.state.releases.values()]).toEqual([
      expect.objectContaining({ label: 'autumn', scheduledAt: null }),
    ]);
  });

  it('does not hold up the others when one of them cannot be published', async () => {
    const [bad, good] = [await example.create('bad'), await example.create('good')];
    for (const [id, label] of [
      [bad, 'First'],
      [good, 'Second'],
    ] as const) {
      const { id: release } = await repository.do('Inês', createRelease({ label }));
      await example.edit(id, 'spring', { place: { release } });
      await repository.do('Inês', changeRelease(release, { scheduledAt: now }));
    }
    await repository.do('Inês', archiveDocument(bad));
    const told: string[] = [];
    await publishDue(
      repository,
      () => now,
      (fault) => told.push(fault.message),
    );
    await publishDue(
      repository,
      () => now,
      (fault) => told.push(fault.message),
    );
    expect(published(good)?.data.words).toBe('spring');
    expect(told).toEqual([
      expect.stringContaining(
        `The release “First” was not published: Document ${bad} in this release is archived`,
      ),
    ]);
  });

  it('is published by a process that has not heard yet that nothing is in its way any more', async () => {
    const id = await example.create('a');
    const { id: release } = await repository.do('Inês', createRelease({ label: 'Spring' }));
    await example.edit(id, 'spring', { place: { release } });
    await repository.do('Inês', changeRelease(release, { scheduledAt: now }));
    await repository.do('Inês', archiveDocument(id));
    const other = await example.besideWithoutSignals();
    await repository.do('Inês', restoreDocument(id));
    const report = vi.fn();
    await publishDue(other, () => now, report);
    expect(other.master().document(id)?.data.words).toBe('spring');
    expect(report).not.toHaveBeenCalled();
    await other.close();
  });

  it('gives a document that lived in it alone back as a draft when it is removed', async () => {
    const { id: release } = await repository.do('Inês', createRelease({ label: 'Never' }));
    const id = await example.create('a', { place: { release } });
    await repository.do('Inês', removeRelease(release));
    await example.publish(id);
    expect(published(id)?.data).toEqual(titled('a'));
  });

  it('leaves the published documents as they are when it is removed', async () => {
    const { id: release } = await repository.do('Inês', createRelease({ label: 'Never' }));
    const id = await example.create('a', { place: { release } });
    await repository.do('Inês', removeRelease(release));
    expect(published(id)).toBeUndefined();
    await expect(example.edit(id, 'x', { place: { release } })).rejects.toThrow(
      'no release with the id',
    );
  });
});
