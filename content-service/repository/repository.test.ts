import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openSqlite } from '../store/sqlite.ts';
import { DamagedStore } from '../store/store.ts';
import {
  archiveDocument,
  createDocument,
  discardDraft,
  editDocument,
  restoreDocument,
} from './commands/documents.ts';
import { revokePreview, startPreview } from './commands/previews.ts';
import { publish, unpublish } from './commands/publications.ts';
import {
  changeRelease,
  createRelease,
  publishRelease,
  removeRelease,
} from './commands/releases.ts';
import { changeModels, createToken, revokeToken, setLanguages } from './commands/settings.ts';
import type { Event } from './events.ts';
import type { Store } from './history.ts';
import { publishDue } from './release-schedule.ts';
import { Repository } from './repository.ts';
import { newToken } from './tokens.ts';

const page = {
  id: 'page',
  label: 'Page',
  repeatable: true,
  status: true,
  json: {
    Main: {
      uid: { type: 'UID' as const },
      title: { type: 'StructuredText' as const, config: { single: 'heading1' } },
      words: { type: 'Text' as const },
    },
  },
};
const titled = (text: string) => ({ title: [{ type: 'heading1', text, spans: [] }] });

let folder: string;
let store: Store;
let repository: Repository;
let now: number;

async function open(keptRefs = 2) {
  store = openSqlite<Event>(join(folder, 'content.sqlite'));
  repository = await Repository.open(store, {
    name: 'farol',
    visibility: 'public',
    keptRefs,
    clock: () => now,
  });
}

/** Another process on the same store. */
function openBeside(
  beside: Store = openSqlite<Event>(join(folder, 'content.sqlite')),
  report = () => {},
) {
  return Repository.open(beside, {
    name: 'farol',
    visibility: 'public',
    keptRefs: 2,
    clock: () => now,
    report,
  });
}

/** Another process that is not told what others write. */
function openDeaf() {
  const deaf = { ...openSqlite<Event>(join(folder, 'content.sqlite')), follow: () => () => {} };
  return openBeside(deaf);
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'farol-repository-'));
  now = Date.UTC(2027, 0, 1);
  await open();
  await repository.do(
    'test',
    setLanguages([
      { id: 'en-us', name: 'English' },
      { id: 'pt-br', name: 'Portuguese' },
    ]),
  );
  await repository.do(
    'test',
    changeModels([{ type: 'CUSTOM_TYPE_INSERT', id: 'page', payload: page }]),
  );
});
afterEach(async () => {
  await repository.close();
  await rm(folder, { recursive: true });
});

const create = async (uid: string, more = {}) =>
  (
    await repository.do(
      'Inês',
      createDocument({ type: 'page', lang: 'en-us', title: uid, uid, data: titled(uid), ...more }),
    )
  ).document;
const edit = (id: string, words: string, more = {}) =>
  repository.do(
    'Tomás',
    editDocument(id, { data: { ...titled(id), words }, ...more }, () => undefined),
  );
const published = (id: string) => repository.master().document(id);
const publishNow = (...ids: string[]) =>
  repository.do('Inês', publish(ids.map((document) => ({ document }))));

describe('drafts and publications', () => {
  it('shows a draft to nobody until it is published', async () => {
    const id = await create('lisbon');
    expect(published(id)).toBeUndefined();
    await publishNow(id);
    expect(published(id)).toMatchObject({ uid: 'lisbon', firstPublished: now, slugs: ['lisbon'] });
  });

  it('keeps every version, who wrote it and when', async () => {
    const id = await create('lisbon');
    now += 1000;
    await edit(id, 'first');
    const versions = repository.state.documents.get(id)?.versions ?? [];
    expect(versions.map(({ by, at, note }) => ({ by, at, note }))).toEqual([
      { by: 'Inês', at: now - 1000, note: 'Created' },
      { by: 'Tomás', at: now, note: 'Changed' },
    ]);
    expect(await repository.content(versions[0]?.id ?? '')).toEqual(titled('lisbon'));
  });

  it('refuses to save on top of a version the editor has not seen', async () => {
    const id = await create('lisbon');
    const first = repository.state.documents.get(id)?.draft ?? '';
    await edit(id, 'somebody else', { basedOn: first });
    await expect(edit(id, 'mine', { basedOn: first })).rejects.toThrow('changed by somebody else');
    expect(repository.state.documents.get(id)?.versions).toHaveLength(2);
  });

  it('publishes all of several documents or none', async () => {
    const good = await create('good');
    const { ref } = repository.master();
    await expect(publishNow(good, 'nowhere')).rejects.toThrow('no document with the id nowhere');
    expect(repository.master().ref).toBe(ref);
    expect(published(good)).toBeUndefined();
  });

  it('goes back to an earlier version', async () => {
    const id = await create('lisbon');
    const first = repository.state.documents.get(id)?.draft ?? '';
    await edit(id, 'second');
    await publishNow(id);
    await repository.do('Inês', publish([{ document: id, version: first }]));
    expect(published(id)?.data).toEqual(titled('lisbon'));
  });

  it('turns what was published into a draft when it is unpublished', async () => {
    const id = await create('lisbon');
    await publishNow(id);
    await repository.do('Inês', unpublish(id));
    expect(published(id)).toBeUndefined();
    expect(repository.state.documents.get(id)?.draft).not.toBeNull();
    await publishNow(id);
    expect(published(id)?.data).toEqual(titled('lisbon'));
  });

  it('goes back to the published text when a draft is discarded', async () => {
    const id = await create('lisbon');
    await expect(repository.do('Inês', discardDraft(id))).rejects.toThrow('never published');
    await publishNow(id);
    await edit(id, 'no good');
    await repository.do('Inês', discardDraft(id));
    expect(repository.state.documents.get(id)?.draft).toBeNull();
  });

  it('takes an archived document out at once, frees its uid, and restores it as a draft', async () => {
    const id = await create('lisbon');
    await publishNow(id);
    await repository.do('Inês', archiveDocument(id));
    expect(published(id)).toBeUndefined();
    const other = await create('lisbon');
    await expect(repository.do('Inês', restoreDocument(id))).rejects.toThrow(other);
    await repository.do('Inês', archiveDocument(other));
    await repository.do('Inês', restoreDocument(id));
    expect(repository.state.documents.get(id)).toMatchObject({ archived: false, published: null });
  });

  it('answers to old uids, until another document takes them', async () => {
    const id = await create('old');
    await publishNow(id);
    await edit(id, 'moved', { uid: 'new' });
    await publishNow(id);
    expect(
      repository
        .master()
        .withUid('page', 'old')
        .map((each) => each.id),
    ).toEqual([id]);
    const taker = await create('old');
    await publishNow(taker);
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
    await expect(create('fine', wrong)).rejects.toThrow(sentence);
    expect(repository.state.tip.sequence).toBe(sequence);
  });

  it('a uid that another document of the type and language has', async () => {
    const first = await create('lisbon');
    await expect(create('lisbon')).rejects.toThrow(`uid: the document ${first}`);
    await expect(create('lisbon', { lang: 'pt-br' })).resolves.toBeTypeOf('string');
  });

  it('an old version whose uid another document has taken since', async () => {
    const id = await create('old');
    const first = repository.state.documents.get(id)?.draft ?? '';
    await publishNow(id);
    await edit(id, 'moved', { uid: 'new' });
    await publishNow(id);
    await publishNow(await create('old'));
    await expect(
      repository.do('Inês', publish([{ document: id, version: first }])),
    ).rejects.toThrow('has "old" already');
  });

  it('a second translation into the same language', async () => {
    const original = await create('lisbon');
    await create('lisboa', { lang: 'pt-br', translationOf: original });
    await expect(create('lx', { lang: 'pt-br', translationOf: original })).rejects.toThrow(
      'has a translation in pt-br already',
    );
  });
});

describe('releases', () => {
  it('publishes all of a release in one commit', async () => {
    const [a, b] = [await create('a'), await create('b')];
    await publishNow(a);
    const { id: release } = await repository.do('Inês', createRelease({ label: 'Spring' }));
    await edit(a, 'spring', { place: { release } });
    await edit(b, 'spring', { place: { release } });
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
    const id = await create('a');
    await publishNow(id);
    const { id: release } = await repository.do('Inês', createRelease({ label: 'Spring' }));
    await edit(id, 'one', { place: { release } });
    const first = repository.releases()[0]?.ref ?? '';
    const shown = (ref: string) => {
      const found = repository.resolve(ref, now);
      return 'snapshot' in found ? found.snapshot.document(id)?.data.words : found.kind;
    };
    expect(shown(first)).toBe('one');
    await edit(id, 'two', { place: { release } });
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
    const id = await create('a');
    const { id: release } = await repository.do('Inês', createRelease({ label: 'Spring' }));
    await edit(id, 'spring', { place: { release } });
    await repository.do('Inês', changeRelease(release, { scheduledAt: now + 60_000 }));
    await publishDue(repository, () => now);
    expect(published(id)).toBeUndefined();
    now += 60_000;
    const { sequence } = repository.state.tip;
    await Promise.all([publishDue(repository, () => now), publishDue(repository, () => now)]);
    expect(published(id)?.data.words).toBe('spring');
    expect(repository.state.tip.sequence).toBe(sequence + 1);
  });

  it('does not hold up the others when one of them cannot be published', async () => {
    const [bad, good] = [await create('bad'), await create('good')];
    for (const [id, label] of [
      [bad, 'First'],
      [good, 'Second'],
    ] as const) {
      const { id: release } = await repository.do('Inês', createRelease({ label }));
      await edit(id, 'spring', { place: { release } });
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
    expect(told).toEqual([expect.stringContaining(`Document ${bad} in this release is archived`)]);
  });

  it('is published by a process that has not heard yet that nothing is in its way any more', async () => {
    const id = await create('a');
    const { id: release } = await repository.do('Inês', createRelease({ label: 'Spring' }));
    await edit(id, 'spring', { place: { release } });
    await repository.do('Inês', changeRelease(release, { scheduledAt: now }));
    await repository.do('Inês', archiveDocument(id));
    const other = await openDeaf();
    await repository.do('Inês', restoreDocument(id));
    const report = vi.fn();
    await publishDue(other, () => now, report);
    expect(other.master().document(id)?.data.words).toBe('spring');
    expect(report).not.toHaveBeenCalled();
    await other.close();
  });

  it('gives a document that lived in it alone back as a draft when it is removed', async () => {
    const { id: release } = await repository.do('Inês', createRelease({ label: 'Never' }));
    const id = await create('a', { place: { release } });
    await repository.do('Inês', removeRelease(release));
    await publishNow(id);
    expect(published(id)?.data).toEqual(titled('a'));
  });

  it('leaves the published documents as they are when it is removed', async () => {
    const { id: release } = await repository.do('Inês', createRelease({ label: 'Never' }));
    const id = await create('a', { place: { release } });
    await repository.do('Inês', removeRelease(release));
    expect(published(id)).toBeUndefined();
    await expect(edit(id, 'x', { place: { release } })).rejects.toThrow('no release with the id');
  });
});

describe('refs', () => {
  it('never change what they show, stay for some publications, and then are gone', async () => {
    const id = await create('a');
    await publishNow(id);
    const { ref } = repository.master();
    const words = ['one', 'two'];
    for (const each of words) {
      await edit(id, each);
      await publishNow(id);
    }
    const old = repository.resolve(ref, now);
    expect(old.kind === 'master' && old.snapshot.document(id)?.data.words).toBe(undefined);
    expect(old.kind).toBe('master');
    await edit(id, 'three');
    await publishNow(id);
    expect(repository.resolve(ref, now).kind).toBe('expired');
    expect(repository.resolve('neverwas', now).kind).toBe('unknown');
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
    await repository.close();
    await open(10);
    expect(repository.master().document(document)?.data).toEqual(titled('First'));
  });

  it('are the same after a restart, the old ones too', async () => {
    const id = await create('a');
    await publishNow(id);
    const gone = repository.master().ref;
    for (const each of ['one', 'two', 'three']) {
      await edit(id, each);
      await publishNow(id);
    }
    const kept = repository.state.publications.slice(-3).map(({ ref }) => ref);
    await repository.close();
    await open();
    expect(repository.master().ref).toBe(kept[2]);
    const shown = kept.map((ref) => {
      const found = repository.resolve(ref, now);
      return found.kind === 'master' ? found.snapshot.document(id)?.data.words : found.kind;
    });
    expect(shown).toEqual(['one', 'two', 'three']);
    expect(repository.resolve(gone, now).kind).toBe('expired');
  });

  it('follow what another process publishes', async () => {
    const other = await openBeside();
    const id = await create('a');
    await publishNow(id);
    await expect.poll(() => other.master().ref).toBe(repository.master().ref);
    expect(other.master().document(id)?.uid).toBe('a');
    // And commands of both, at the same time, all go through.
    await Promise.all([
      ...['b', 'c', 'd'].map((uid) => create(uid)),
      ...['e', 'f', 'g'].map((uid) =>
        other.do('other', createDocument({ type: 'page', lang: 'en-us', title: uid, uid })),
      ),
    ]);
    await expect.poll(() => repository.state.documents.size).toBe(7);
    await other.close();
  });

  it('refuse nothing for want of what another process wrote a moment ago', async () => {
    const other = await openDeaf();
    const id = await create('a');
    await other.do('other', publish([{ document: id }]));
    expect(other.master().document(id)?.uid).toBe('a');
    await expect(other.do('other', publish([{ document: 'nobody' }]))).rejects.toThrow(
      'There is no document',
    );
    await other.close();
  });

  it('look for what another process wrote when they are asked to', async () => {
    const other = await openDeaf();
    await publishNow(await create('a'));
    const { ref } = repository.master();
    expect(other.resolve(ref, now).kind).toBe('unknown');
    await other.catchUp();
    expect(other.resolve(ref, now).kind).toBe('master');
    await other.close();
  });

  it('say once that they cannot follow, and follow again when they can', async () => {
    const report = vi.fn();
    const beside = openSqlite<Event>(join(folder, 'content.sqlite'));
    let isDamaged = false;
    const other = await openBeside(
      {
        ...beside,
        follow: () => () => {},
        async versions(ids) {
          if (isDamaged) throw new DamagedStore('Version v1 does not match its checksum.');
          return beside.versions(ids);
        },
      },
      report,
    );
    isDamaged = true;
    const id = await create('a');
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
    await create('b');
    await other.catchUp();
    expect(report).toHaveBeenCalledTimes(2);
    await other.close();
  });
});

describe('previews and tokens', () => {
  const token = (id: string) => `http://localhost:3010/previews/${id}:x?websitePreviewId=y`;
  const shown = (id: string, document: string) => {
    const found = repository.resolve(token(id), now);
    return 'snapshot' in found ? found.snapshot.document(document)?.data.words : found.kind;
  };

  it('shows the draft of one document and follows its edits', async () => {
    const [id, other] = [await create('a'), await create('b')];
    const preview = await repository.do(
      'Inês',
      startPreview({ document: id, lastsMs: 60_000, shared: false }),
    );
    await edit(id, 'one');
    expect(shown(preview.token, id)).toBe('one');
    const before = repository.state.previews.get(preview.id)?.fingerprint;
    await edit(other, 'other');
    expect(repository.state.previews.get(preview.id)?.fingerprint).toBe(before);
    await edit(id, 'two');
    expect(repository.state.previews.get(preview.id)?.fingerprint).not.toBe(before);
    expect(shown(preview.token, id)).toBe('two');
    expect(shown(preview.token, other)).toBeUndefined();
  });

  it('ends when its time is over or it is revoked', async () => {
    const id = await create('a');
    const start = () =>
      repository.do('Inês', startPreview({ document: id, lastsMs: 60_000, shared: true }));
    const [one, two] = [await start(), await start()];
    await repository.do('Inês', revokePreview(one.id));
    expect(shown(one.token, id)).toBe('preview-expired');
    now += 60_000;
    expect(shown(two.token, id)).toBe('preview-expired');
  });

  it('is no ref under any other name, and shows nothing that was archived', async () => {
    const id = await create('a');
    const start = () =>
      repository.do('Inês', startPreview({ document: id, lastsMs: 60_000, shared: false }));
    const preview = await start();
    await edit(id, 'secret');
    expect(shown(preview.token, id)).toBe('secret');
    const mark = repository.state.previews.get(preview.id)?.fingerprint;
    const composed = `${preview.token}:${mark}~${repository.master().ref}`;
    expect(repository.resolve(composed, now).kind).toBe('expired');
    await repository.do('Inês', archiveDocument(id));
    expect(shown(preview.token, id)).toBeUndefined();
  });

  it('keeps nothing with which somebody else could open a preview', async () => {
    const document = await create('a');
    const { token, id } = await repository.do(
      'Inês',
      startPreview({ document, lastsMs: 60_000, shared: false }),
    );
    const commits = await Array.fromAsync(store.history(0));
    expect(JSON.stringify(commits)).not.toContain(token);
    expect(shown(token, document)).toBeUndefined();
    expect(shown(id, document)).toBe('preview-expired');
  });

  it('opens a preview that was started when sessions were kept by their word', async () => {
    const document = await create('a');
    await edit(document, 'one');
    const word = newToken();
    const preview = {
      ...{ id: word, place: 'draft' as const, document, shared: false },
      expiresAt: now + 60_000,
    };
    await repository.do('Inês', () => ({
      events: [{ kind: 'preview-started', preview }],
      answer: null,
    }));
    expect(shown(word, document)).toBe('one');
    expect(JSON.stringify([...repository.state.previews])).not.toContain(word);
    await repository.do('Inês', () => ({
      events: [{ kind: 'preview-revoked', preview: word }],
      answer: null,
    }));
    expect(shown(word, document)).toBe('preview-expired');
  });

  it('knows a token by its hash until it is revoked', async () => {
    const { id, token: secret } = await repository.do('Inês', createToken('site', 'master'));
    expect(repository.scopeOf(secret)).toBe('master');
    expect(JSON.stringify([...repository.state.tokens.values()])).not.toContain(secret);
    await repository.do('Inês', revokeToken(id));
    expect(repository.scopeOf(secret)).toBeNull();
  });
});
