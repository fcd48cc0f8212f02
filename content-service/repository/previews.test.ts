import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { archiveDocument } from './commands/documents.ts';
import { revokePreview, startPreview } from './commands/previews.ts';
import { createToken, revokeToken } from './commands/settings.ts';
import { type ExampleRepository, exampleRepository } from './repository.testing.ts';
import type { Repository } from './repository.ts';
import { newToken } from './tokens.ts';

let example: ExampleRepository;
let repository: Repository;
let now: number;

beforeEach(async () => {
  now = Date.UTC(2027, 0, 1);
  example = await exampleRepository({ clock: () => now });
  repository = example.repository;
});
afterEach(() => example.remove());

describe('previews and tokens', () => {
  const token = (id: string) => `http://localhost:3010/previews/${id}:x?websitePreviewId=y`;
  const shown = (id: string, document: string) => {
    const found = repository.resolve(token(id), now);
    return 'snapshot' in found ? found.snapshot.document(document)?.data.words : found.kind;
  };

  it('shows the draft of one document and follows its edits', async () => {
    const [id, other] = [await example.create('a'), await example.create('b')];
    const preview = await repository.do(
      'Inês',
      startPreview({ document: id, lastsMs: 60_000, shared: false }),
    );
    await example.edit(id, 'one');
    expect(shown(preview.token, id)).toBe('one');
    const before = repository.state.previews.get(preview.id)?.fingerprint;
    await example.edit(other, 'other');
    expect(repository.state.previews.get(preview.id)?.fingerprint).toBe(before);
    await example.edit(id, 'two');
    expect(repository.state.previews.get(preview.id)?.fingerprint).not.toBe(before);
    expect(shown(preview.token, id)).toBe('two');
    expect(shown(preview.token, other)).toBeUndefined();
  });

  it('ends when its time is over or it is revoked', async () => {
    const id = await example.create('a');
    const start = () =>
      repository.do('Inês', startPreview({ document: id, lastsMs: 60_000, shared: true }));
    const [one, two] = [await start(), await start()];
    await repository.do('Inês', revokePreview(one.id));
    expect(shown(one.token, id)).toBe('preview-expired');
    now += 60_000;
    expect(shown(two.token, id)).toBe('preview-expired');
  });

  it('ends though the clock has gone back since it was started', async () => {
    const document = await example.create('a');
    const { token } = await repository.do(
      'Inês',
      startPreview({ document, lastsMs: 60_000, shared: true }),
    );
    now -= 59_999;
    expect(shown(token, document)).not.toBe('preview-expired');
    now -= 1;
    expect(shown(token, document)).toBe('preview-expired');
  });

  it('is no ref under any other name, and shows nothing that was archived', async () => {
    const id = await example.create('a');
    const start = () =>
      repository.do('Inês', startPreview({ document: id, lastsMs: 60_000, shared: false }));
    const preview = await start();
    await example.edit(id, 'secret');
    expect(shown(preview.token, id)).toBe('secret');
    const mark = repository.state.previews.get(preview.id)?.fingerprint;
    const composed = `${preview.token}:${mark}~${repository.master().ref}`;
    expect(repository.resolve(composed, now).kind).toBe('expired');
    await repository.do('Inês', archiveDocument(id));
    expect(shown(preview.token, id)).toBeUndefined();
  });

  it('keeps nothing with which somebody else could open a preview', async () => {
    const document = await example.create('a');
    const { token, id } = await repository.do(
      'Inês',
      startPreview({ document, lastsMs: 60_000, shared: false }),
    );
    const commits = await Array.fromAsync(example.store.history(0));
    expect(JSON.stringify(commits)).not.toContain(token);
    expect(shown(token, document)).toBeUndefined();
    expect(shown(id, document)).toBe('preview-expired');
  });

  it('opens a preview that was started when sessions were kept by their word', async () => {
    const document = await example.create('a');
    await example.edit(document, 'one');
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

  it('ends with the token it was started with, and not with one that only reads', async () => {
    const document = await example.create('a');
    await example.edit(document, 'one');
    const make = (name: string, scope: 'write' | 'master') =>
      repository.do('Inês', createToken(name, scope));
    const writing = await make('importer', 'write');
    const reading = await make('importer', 'master');
    await make('other', 'write');
    const start = (by: string) =>
      repository.do(by, startPreview({ document, lastsMs: 60_000, shared: true }));
    const [hers, others] = [await start('importer'), await start('other')];
    await repository.do('Inês', revokeToken(reading.id));
    expect(shown(hers.token, document)).toBe('one');
    await repository.do('Inês', revokeToken(writing.id));
    expect(shown(hers.token, document)).toBe('preview-expired');
    expect(shown(others.token, document)).toBe('one');
  });

  it('knows a token by its hash until it is revoked', async () => {
    const { id, token: secret } = await repository.do('Inês', createToken('site', 'master'));
    expect(repository.scopeOf(secret)).toBe('master');
    expect(JSON.stringify([...repository.state.tokens.values()])).not.toContain(secret);
    await repository.do('Inês', revokeToken(id));
    expect(repository.scopeOf(secret)).toBeNull();
  });
});
