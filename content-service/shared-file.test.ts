import { afterEach, beforeEach, expect, it } from 'vitest';
import { type ExampleService, startExampleService } from './moving/service.testing.ts';
import { createDocument } from './repository/commands/documents.ts';
import { publish } from './repository/commands/publications.ts';
import { changeModels } from './repository/commands/settings.ts';

const page = {
  id: 'page',
  label: 'Page',
  repeatable: true,
  status: true,
  json: { Main: { uid: { type: 'UID' as const } } },
};

let one: ExampleService;
let other: ExampleService;
beforeEach(async () => {
  one = await startExampleService();
  await one.repository.do(
    'test',
    changeModels([{ type: 'CUSTOM_TYPE_INSERT', id: 'page', payload: page }]),
  );
  other = await startExampleService({ DATA_DIR: one.folder });
});
afterEach(async () => {
  await other.stop();
  await one.remove();
});

it('answers for a ref that another process has made and that was not heard of yet', async () => {
  for (const uid of ['a', 'b', 'c', 'd']) {
    const made = createDocument({ type: 'page', lang: 'en-us', title: uid, uid });
    const { document } = await one.repository.do('test', made);
    await one.repository.do('test', publish([{ document }]));
    const { ref } = one.repository.master();
    const answer = await fetch(`${other.address}/api/v2/documents/search?ref=${ref}&pageSize=1`);
    expect(await answer.json()).toMatchObject({ results: [{ uid }] });
  }
});
