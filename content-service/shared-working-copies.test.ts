import { once } from 'node:events';
import { request } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ExampleService, fillExample, startExampleService } from './moving/service.testing.ts';
import { withPeople } from './people/outside.ts';
import { record } from './people/records.ts';
import { newSession } from './people/sessions.ts';
import { newDatabase } from './store/shared-postgres.testing.ts';

/** Two processes behind one host name, as with nginx in front. */
const editor = 'http://content.example.org';
let services: ExampleService[] = [];

beforeAll(async () => {
  const environment = {
    DATABASE_URL: await newDatabase(),
    EDITOR_ORIGIN: editor,
    TRUST_PROXY: 'on',
  };
  const first = await startExampleService(environment);
  await fillExample(first);
  services = [first, await startExampleService({ ...environment, DATA_DIR: first.folder })];
});
afterAll(() => Promise.all(services.map((service) => service.remove())));

/** Signs a person in and returns the session cookie. */
async function signIn({ settings, address }: ExampleService): Promise<string> {
  return withPeople(settings, address, async (people) => {
    const content = {
      ...{ name: 'Inês', role: 'writer' as const, languages: null, types: null },
      ...{ password: null, createdAt: 0, invitedBy: null },
    };
    const session = newSession(people, 'ines', 'password', 'a test');
    await people.records.write([{ change: 'add', record: record('person', 'ines', content) }]);
    await people.records.write(session.changes);
    return `${people.origin().sessionCookie}=${session.token}`;
  });
}

it('shows through one process at once what was written through the other', async () => {
  const [one, other] = services;
  if (!one || !other) throw new Error('Two services were to start.');
  const cookie = await signIn(one);
  const ask = (service: ExampleService, method: string, path: string, body?: object) =>
    fetch(`${service.address}/api/farol/v1${path}`, {
      method,
      headers: {
        origin: editor,
        'x-forwarded-host': 'content.example.org',
        'content-type': 'application/json',
        cookie,
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  const id = one.repository.master().ordered[0]?.id;
  if (!id) throw new Error('The example publishes nothing.');
  const started = await ask(other, 'POST', '/me/previews', { document: id });
  expect(started.status).toBe(201);
  const { address } = await started.json();
  const key = new URL(address).searchParams.get('preview-key');
  const heard: string[] = [];
  const stop = other.repository.workingCopies.onChange(({ document: where }) => heard.push(where));
  for (const word of ['First', 'Second', 'Third']) {
    const text = { title: word, uid: null, tags: [word], data: {} };
    const [writing, showing] = word === 'Second' ? [other, one] : [one, other];
    expect((await ask(writing, 'PUT', `/documents/${id}/working-copy`, text)).status).toBe(204);
    const published = showing.repository.master().ref;
    const shown = await ask(showing, 'POST', `/previews/${key}/overlay`, { published });
    const { documents } = await shown.json();
    expect(documents.find((each: { id: string }) => each.id === id).tags).toEqual([word]);
  }
  await expect.poll(() => heard).toContain(id);
  stop();
});

it('takes no text of 100 MB, and none that is longer than a document may be', async () => {
  const [one] = services;
  if (!one) throw new Error('A service was to start.');
  const { hostname, port } = new URL(one.address);
  for (const bytes of [100 * 1024 * 1024, 4 * 1024 * 1024 + 1]) {
    const sending = request({
      ...{ hostname, port, method: 'PUT', path: '/api/farol/v1/documents/any/working-copy' },
      headers: { 'content-type': 'application/json', 'content-length': bytes },
    });
    sending.on('error', () => {});
    sending.write('{');
    const [answer] = await once(sending, 'response');
    expect(answer.statusCode, `${bytes}`).toBe(413);
    sending.destroy();
  }
});
