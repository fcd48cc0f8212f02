import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeDocuments } from '../editors-api/documents/many-documents.testing.ts';
import { type ExampleService, startExampleService } from '../moving/service.testing.ts';
import { changeModels, setLanguages } from '../repository/commands/settings.ts';

let service: ExampleService;
beforeAll(async () => {
  service = await startExampleService();
  const { repository } = service;
  const languages = ['en-us', 'pt-br'].map((id) => ({ id, name: id }));
  await repository.do('test', setLanguages(languages));
  const json = {
    Main: {
      uid: { type: 'UID' as const, config: {} },
      words: { type: 'Text' as const, config: {} },
    },
  };
  const payload = { id: 'trip', label: 'Trip', repeatable: true, status: true, json };
  await repository.do('test', changeModels([{ type: 'CUSTOM_TYPE_INSERT', id: 'trip', payload }]));
});
afterAll(() => service.remove());

/** Many pages of many words, and their ids. */
async function write(name: string, pages: number, letters: number): Promise<string[]> {
  const words = 'To Lisbon “and back” '.repeat(Math.ceil(letters / 21));
  const ids = Array.from({ length: pages }, (_, number) => `${name}-${number}`);
  const trip = { type: 'trip', lang: 'en-us', data: { words } };
  await writeDocuments(
    service.repository,
    ids.map((id) => ({ ...trip, id, version: `v-${id}` })),
  );
  return ids;
}

const sendOut = (documents: string[]) =>
  service.send<{ xliff: string }>('POST', '/api/farol/v1/translation-exports', {
    ...{ documents, to: 'pt-br' },
  });

it('takes back whatever it sent out, with a translation that takes twice the room', async () => {
  const documents = await write('long', 40, 200_000);
  const refused = await sendOut(documents).catch((fault: Error) => fault.message);
  const most = Number(/the first (\d+) fit into one file/.exec(String(refused))?.[1]);
  expect(most).toBeGreaterThan(5);
  expect(await sendOut(documents.slice(0, most + 1)).catch(String)).toContain('answered 409');
  const { xliff } = await sendOut(documents.slice(0, most));
  const translated = xliff.replace(
    /<source>(.*?)<\/source>/gs,
    (source, text: string) => `${source}<target>${text.replace(/[a-z]/g, 'ã')}</target>`,
  );
  const { rows } = await service.send<{ rows: { result: string; message: string }[] }>(
    'POST',
    '/api/farol/v1/translation-imports',
    { xliff: translated },
  );
  expect(rows.map(({ result, message }) => `${result}${message}`)).toEqual(
    Array(most).fill('created'),
  );
});

it('names the page that is too long for an office', async () => {
  const documents = await write('endless', 1, 400_000);
  expect(await sendOut(documents).catch(String)).toContain('“endless-0” is too long');
});
