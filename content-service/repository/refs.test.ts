import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { workedMs } from '../../testing/processor-time.ts';
import { openSqlite } from '../store/sqlite.ts';
import { DamagedStore } from '../store/store.ts';
import { createDocument, editDocument } from './commands/documents.ts';
import { publish } from './commands/publications.ts';
import { setLanguages } from './commands/settings.ts';
import type { Event } from './events.ts';
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

describe('refs', () => {
  it('never change what they show, stay for some publications, and then are gone', async () => {
    const id = await example.create('a');
    await example.publish(id);
    const { ref } = repository.master();
    const words = ['one', 'two'];
    for (const each of words) {
      await example.edit(id, each);
      await example.publish(id);
    }
    const old = repository.resolve(ref, now);
    expect(old.kind === 'master' && old.snapshot.document(id)?.data.words).toBe(undefined);
    expect(old.kind).toBe('master');
    await example.edit(id, 'three');
    await example.publish(id);
    expect(repository.resolve(ref, now).kind).toBe('expired');
    expect(repository.resolve('neverwas', now).kind).toBe('unknown');
  });

  it('are distinguished from preview tokens quickly, however similar', () => {
    const began = workedMs();
    expect(repository.resolve('/previews/a:?'.repeat(80_000), now).kind).toBe('unknown');
    expect(workedMs() - began).toBeLessThan(1_000);
  });

  it('starts again where a version was published, replaced and published once more', async () => {
    const { document, version } = await repository.do(
      'Inês',
      createDocument({ type: 'page', lang: 'en-us', title: 'A', data: titled('First') }),
    );
    await repository.do('Inês', publish([{ document }]));
    await repository.do(
      'Inês',
      editDocument(document, { data: titled('Second') }, () => undefined),
    );
    await repository.do('Inês', publish([{ document }]));
    await repository.do('Inês', publish([{ document, version: version.id }]));
    repository = await example.restart({ keptRefs: 10 });
    expect(repository.master().document(document)?.data).toEqual(titled('First'));
  });

  it('are the same after a restart, the old ones too', async () => {
    const id = await example.create('a');
    await example.publish(id);
    const gone = repository.master().ref;
    for (const each of ['one', 'two', 'three']) {
      await example.edit(id, each);
      await example.publish(id);
    }
    const kept = repository.state.publications.slice(-3).map(({ ref }) => ref);
    repository = await example.restart();
    expect(repository.master().ref).toBe(kept[2]);
    const shown = kept.map((ref) => {
      const found = repository.resolve(ref, now);
      return found.kind === 'master' ? found.snapshot.document(id)?.data.words : found.kind;
    });
    expect(shown).toEqual(['one', 'two', 'three']);
    expect(repository.resolve(gone, now).kind).toBe('expired');
  });

  it('follow what another process publishes', async () => {
    const other = await example.beside();
    const id = await example.create('a');
    await example.publish(id);
    await expect.poll(() => other.master().ref).toBe(repository.master().ref);
    expect(other.master().document(id)?.uid).toBe('a');
    // Concurrent commands of both processes all succeed.
    await Promise.all([
      ...['b', 'c', 'd'].map((uid) => example.create(uid)),
      ...['e', 'f', 'g'].map((uid) =>
        other.do('other', createDocument({ type: 'page', lang: 'en-us', title: uid, uid })),
      ),
    ]);
    await expect.poll(() => repository.state.documents.size).toBe(7);
    await other.close();
  });

  it('refuse nothing because of a commit of another process not applied yet', async () => {
    const other = await example.besideWithoutSignals();
    const id = await example.create('a');
    await other.do('other', publish([{ document: id }]));
    expect(other.master().document(id)?.uid).toBe('a');
    await expect(other.do('other', publish([{ document: 'nobody' }]))).rejects.toThrow(
      'There is no document',
    );
    await other.close();
  });

  it('leave nothing undone because of a commit of another process not applied yet', async () => {
    const other = await example.besideWithoutSignals();
    const before = repository.state.languages;
    await repository.do('Inês', setLanguages([...before, { id: 'gl-es', name: 'Galego' }]));
    await other.do('Rui', setLanguages(before));
    expect(other.state.languages).toEqual(before);
    await repository.latest();
    expect(repository.state.languages).toEqual(before);
    await other.close();
  });

  it('look for what another process wrote when they are asked to', async () => {
    const other = await example.besideWithoutSignals();
    await example.publish(await example.create('a'));
    const { ref } = repository.master();
    expect(other.resolve(ref, now).kind).toBe('unknown');
    await other.catchUp();
    expect(other.resolve(ref, now).kind).toBe('master');
    await other.close();
  });

  it('say once that they cannot follow, and follow again when they can', async () => {
    const report = vi.fn();
    const beside = openSqlite<Event>(join(example.folder, 'content.sqlite'));
    let isDamaged = false;
    const other = await example.beside(
      { report },
      {
        ...beside,
        follow: () => () => {},
        async versions(ids) {
          if (isDamaged) throw new DamagedStore('Version v1 does not match its checksum.');
          return beside.versions(ids);
        },
      },
    );
    isDamaged = true;
    const id = await example.create('a');
    await other.catchUp();
    await other.catchUp();
    expect(report).toHaveBeenCalledTimes(1);
    const told = { message: expect.stringContaining('Version v1 does not match its checksum.') };
    expect(report).toHaveBeenCalledWith(expect.objectContaining(told));
    expect(other.state.documents.size).toBe(0);
    isDamaged = false;
    await other.catchUp();
    expect(other.state.documents.has(id)).toBe(true);
    isDamaged = true;
    await example.create('b');
    await other.catchUp();
    expect(report).toHaveBeenCalledTimes(2);
    await other.close();
  });
});
