import { expect, it } from 'vitest';
import { startPreview } from '../repository/commands/previews.ts';
import { createToken } from '../repository/commands/settings.ts';
import { exampleRepository } from '../repository/repository.testing.ts';
import { readSettings } from '../settings.ts';
import { endLeftPreviews } from './administration.ts';
import { peopleContext } from './context.ts';
import { editorOrigin } from './origins.ts';

it('ends what was started at another service a moment ago, and nothing of those who are there', async () => {
  const example = await exampleRepository();
  try {
    const here = await example.besideWithoutSignals();
    const there = await example.beside();
    const editor = editorOrigin('http://localhost:3010');
    const people = peopleContext(example.store, readSettings({}), {
      clock: Date.now,
      origin: () => editor,
    });
    const token = await there.do('test', createToken('importer', 'write'));
    const start = (tokenId?: string) =>
      startPreview({ until: Date.now(), lastsMs: 60_000, shared: true, tokenId });
    for (const by of ['importer', 'person/removed']) await there.do(by, start());
    for (const id of [token.id, 'a revoked one of its name']) await there.do('importer', start(id));
    await endLeftPreviews(people, here, 'test');
    const { previews } = await there.latest();
    expect([...previews.values()].map(({ by, tokenId }) => [by, tokenId])).toEqual([
      ['importer', undefined],
      ['importer', token.id],
    ]);
    await Promise.all([here.close(), there.close()]);
  } finally {
    await example.remove();
  }
});
