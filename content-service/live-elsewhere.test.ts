import { afterEach, describe, expect, it } from 'vitest';
import { type ExampleService, fillExample, startExampleService } from './moving/service.testing.ts';
import { withPeople } from './people/outside.ts';
import { endSessions } from './people/sessions.ts';
import { signedIn } from './people/signed-in.testing.ts';
import { newDatabase } from './store/shared-postgres.testing.ts';

const engines: Record<string, () => Promise<Record<string, string>>> = {
  'a command beside a service with a file': async () => ({ HOST: 'localhost' }),
  'another process on PostgreSQL': async () => ({
    HOST: 'localhost',
    DATABASE_URL: await newDatabase(),
  }),
};
/** Well below the interval at which streams poll by themselves. */
const immediatelyMs = 8_000;

let service: ExampleService;
afterEach(() => service.remove());

/** Signs a person in and returns the session cookie. */
function signIn(id: string): Promise<string> {
  return withPeople(service.settings, service.address, async (people) => {
    const token = await signedIn(people, id);
    return `${people.origin().sessionCookie}=${token}`;
  });
}

function ask(cookie: string, path: string, body?: object) {
  return fetch(`${service.address}/api/farol/v1${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { origin: service.address, 'content-type': 'application/json', cookie },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
}

describe.each(Object.entries(engines))('a session that %s ends', (_, environment) => {
  it('hears nothing more, nor do its previews; others go on', async () => {
    service = await startExampleService(await environment());
    await fillExample(service);
    const [ana, rui] = [await signIn('ana'), await signIn('rui')];
    const document = service.repository.master().ordered[0]?.id;
    const { address } = await (await ask(ana, '/me/previews', { document })).json();
    const key = new URL(address).searchParams.get('preview-key');
    const hers = await ask(ana, '/live');
    const preview = await ask('', `/previews/${key}/events`);
    const others = await ask(rui, '/live');
    expect([hers.status, preview.status, others.status]).toEqual([200, 200, 200]);
    const began = performance.now();
    let isOver = false;
    const goesOn = others.text().then(() => {
      isOver = true;
    });
    const heard = Promise.all([hers.text(), preview.text()]);
    await withPeople(service.settings, service.address, (people) =>
      endSessions(people, 'ana', null),
    );
    expect((await heard)[1]).toContain('event: ended');
    expect(performance.now() - began).toBeLessThan(immediatelyMs);
    expect(isOver).toBe(false);
    await service.stop();
    await goesOn;
  });
});
