import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openSqlite } from '../store/sqlite.ts';
import { StoreUnavailable } from '../store/store.ts';
import { archiveDocument, discardDraft, restoreDocument } from './commands/documents.ts';
import { publish, unpublish } from './commands/publications.ts';
import type { Event } from './events.ts';
import { type ExampleRepository, exampleRepository, titled } from './repository.testing.ts';
import type { Repository } from './repository.ts';

let example: ExampleRepository;
let repository: Repository;
let now: number;
let reported: Error[];

beforeEach(async () => {
  now = Date.UTC(2027, 0, 1);
  reported = [];
  example = await exampleRepository({
    clock: () => now,
    report: (fault) => reported.push(fault),
  });
  repository = example.repository;
});
afterEach(() => example.remove());

const published = (id: string) => repository.master().document(id);

describe('drafts and publications', () => {
  it('shows a draft to nobody until it is published', async () => {
    const id = await example.create('lisbon');
    expect(published(id)).toBeUndefined();
    await example.publish(id);
    expect(published(id)).toMatchObject({ uid: 'lisbon', firstPublished: now, slugs: ['lisbon'] });
  });

  it('are followed also where they were written while a process was starting', async () => {
    const { store } = example;
    let meanwhile: string | undefined;
    const other = await example.beside(
      {},
      {
        ...openSqlite<Event>(join(example.folder, 'content.sqlite')),
        async *history(after) {
          yield* store.history(after);
          meanwhile ??= await example.create('meanwhile');
        },
      },
    );
    expect(meanwhile).toBeDefined();
    expect([...other.state.documents.keys()]).toEqual([meanwhile]);
    await other.close();
  });

  it('is written although a listener fails, and the others are notified', async () => {
    const heard: number[] = [];
    repository.onCommit(() => {
      throw new Error('A follower fails.');
    });
    repository.onCommit(({ sequence }) => heard.push(sequence));
    await example.create('lisbon');
    expect(heard).toEqual([repository.state.tip.sequence]);
    expect(reported.map(({ message }) => message)).toEqual(['A follower fails.']);
  });

  it('wait together for a store that hangs, and are written once it answers again', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const { append } = example.store;
    const hanging = vi.spyOn(example.store, 'append').mockImplementation(async () => {
      vi.advanceTimersByTime(10_000);
      throw new StoreUnavailable(new Error('it did not answer within 10 s'));
    });
    const waiting = ['a', 'b', 'c', 'd'].map((uid) => example.create(uid));
    const outcomes = await Promise.allSettled(waiting);
    expect(outcomes.map((outcome) => 'reason' in outcome && outcome.reason.message)).toEqual(
      Array(4).fill(
        'Nothing was written, because the store cannot write: it did not answer within 10 s.',
      ),
    );
    expect(hanging).toHaveBeenCalledTimes(1);
    hanging.mockImplementation(append);
    expect(repository.state.documents.get(await example.create('e'))).toBeDefined();
    vi.useRealTimers();
  });

  it('wait for something else although the store did not take the commit before', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const fault = new StoreUnavailable(new Error('the disk is full'));
    vi.spyOn(example.store, 'append').mockRejectedValueOnce(fault);
    await expect(example.create('a')).rejects.toBe(fault);
    vi.advanceTimersByTime(1);
    const long = repository.do('editor', () => {
      vi.advanceTimersByTime(10_000);
      return { events: [], answer: null };
    });
    const id = await example.create('b');
    await long;
    expect(repository.state.documents.get(id)).toBeDefined();
    vi.useRealTimers();
  });

  it('keeps every version, who wrote it and when', async () => {
    const id = await example.create('lisbon');
    now += 1000;
    await example.edit(id, 'first');
    const versions = repository.state.documents.get(id)?.versions ?? [];
    expect(versions.map(({ by, at, note }) => ({ by, at, note }))).toEqual([
      { by: 'Inês', at: now - 1000, note: 'Created' },
      { by: 'Tomás', at: now, note: 'Changed' },
    ]);
    expect(await repository.content(versions[0]?.id ?? '')).toEqual(titled('lisbon'));
  });

  it('refuses to save on top of a version the editor has not seen', async () => {
    const id = await example.create('lisbon');
    const first = repository.state.documents.get(id)?.draft ?? '';
    await example.edit(id, 'somebody else', { basedOn: first });
    await expect(example.edit(id, 'mine', { basedOn: first })).rejects.toThrow(
      'changed by somebody else',
    );
    expect(repository.state.documents.get(id)?.versions).toHaveLength(2);
  });

  it('publishes all of several documents or none', async () => {
    const good = await example.create('good');
    const { ref } = repository.master();
    await expect(example.publish(good, 'nowhere')).rejects.toThrow(
      'no document with the id nowhere',
    );
    expect(repository.master().ref).toBe(ref);
    expect(published(good)).toBeUndefined();
  });

  it('goes back to an earlier version', async () => {
    const id = await example.create('lisbon');
    const first = repository.state.documents.get(id)?.draft ?? '';
    await example.edit(id, 'second');
    await example.publish(id);
    await repository.do('Inês', publish([{ document: id, version: first }]));
    expect(published(id)?.data).toEqual(titled('lisbon'));
  });

  it('turns what was published into a draft when it is unpublished', async () => {
    const id = await example.create('lisbon');
    await example.publish(id);
    await repository.do('Inês', unpublish(id));
    expect(published(id)).toBeUndefined();
    expect(repository.state.documents.get(id)?.draft).not.toBeNull();
    await example.publish(id);
    expect(published(id)?.data).toEqual(titled('lisbon'));
  });

  it('goes back to the published text when a draft is discarded', async () => {
    const id = await example.create('lisbon');
    await expect(repository.do('Inês', discardDraft(id))).rejects.toThrow('never published');
    await example.publish(id);
    await example.edit(id, 'no good');
    await repository.do('Inês', discardDraft(id));
    expect(repository.state.documents.get(id)?.draft).toBeNull();
  });

  it('takes an archived document out at once, frees its uid, and restores it as a draft', async () => {
    const id = await example.create('lisbon');
    await example.publish(id);
    await repository.do('Inês', archiveDocument(id));
    expect(published(id)).toBeUndefined();
    const other = await example.create('lisbon');
    await expect(repository.do('Inês', restoreDocument(id))).rejects.toThrow(other);
    await repository.do('Inês', archiveDocument(other));
    await repository.do('Inês', restoreDocument(id));
    expect(repository.state.documents.get(id)).toMatchObject({ archived: false, published: null });
  });

  it('answers to old uids, until another document takes them', async () => {
    const id = await example.create('old');
    await example.publish(id);
    await example.edit(id, 'moved', { uid: 'new' });
    await example.publish(id);
    expect(
      repository
        .master()
        .withUid('page', 'old')
        .map((each) => each.id),
    ).toEqual([id]);
    const taker = await example.create('old');
    await example.publish(taker);
    expect(
      repository
        .master()
        .withUid('page', 'old')
        .map((each) => each.id),
    ).toEqual([taker]);
  });
});

describe('what is refused, with nothing stored', () => {
  it.each([
    ['an unknown type', { type: 'pge' }, 'type: there is no type "pge"'],
    [
      'an unknown language',
      { lang: 'de-de' },
      'lang: the repository has en-us, pt-br; got "de-de"',
    ],
    ['a uid that would need escaping', { uid: 'a/b' }, 'uid: expected small letters'],
    ['an unknown field', { data: { wrods: 'x' } }, 'data.wrods: the model has no such field'],
    ['a wrong field shape', { data: { words: 5 } }, 'data.words: expected a text, got 5'],
    [
      'a missing file',
      { data: { title: [{ type: 'image', id: 'nofile' }] } },
      'data.title[0].id: there is no file with the id "nofile"',
    ],
    [
      'a hidden script',
      {
        data: {
          title: [
            {
              type: 'heading1',
              text: 'x',
              spans: [
                {
                  start: 0,
                  end: 1,
                  type: 'hyperlink',
                  data: { link_type: 'Web', url: 'javascript:alert(1)' },
                },
              ],
            },
          ],
        },
      },
      'data.title[0].spans[0].data.url: expected an address that starts with https:',
    ],
  ])('%s', async (_what, wrong, sentence) => {
    const { sequence } = repository.state.tip;
    await expect(example.create('fine', wrong)).rejects.toThrow(sentence);
    expect(repository.state.tip.sequence).toBe(sequence);
  });

  it('a uid that another document of the type and language has', async () => {
    const first = await example.create('lisbon');
    await expect(example.create('lisbon')).rejects.toThrow(`uid: the document ${first}`);
    await expect(example.create('lisbon', { lang: 'pt-br' })).resolves.toBeTypeOf('string');
  });

  it('an old version whose uid another document has taken since', async () => {
    const id = await example.create('old');
    const first = repository.state.documents.get(id)?.draft ?? '';
    await example.publish(id);
    await example.edit(id, 'moved', { uid: 'new' });
    await example.publish(id);
    await example.publish(await example.create('old'));
    await expect(
      repository.do('Inês', publish([{ document: id, version: first }])),
    ).rejects.toThrow('has "old" already');
  });

  it('old versions of two documents that had the same uid one after the other', async () => {
    const formerly = async (uid: string) => {
      const id = await example.create('shared');
      const version = repository.state.documents.get(id)?.draft ?? '';
      await example.edit(id, 'moved', { uid });
      return { document: id, version };
    };
    const both = [await formerly('one'), await formerly('other')];
    await expect(repository.do('Inês', publish(both))).rejects.toThrow('has "shared" already');
    expect(repository.master().size).toBe(0);
  });

  it('a second translation into the same language', async () => {
    const original = await example.create('lisbon');
    await example.create('lisboa', { lang: 'pt-br', translationOf: original });
    await expect(example.create('lx', { lang: 'pt-br', translationOf: original })).rejects.toThrow(
      'has a translation in pt-br already',
    );
  });
});
