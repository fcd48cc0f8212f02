import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestService, type TestService } from '../service.ts';

const api = '/api/farol/v1';
let service: TestService;
let document = '';
beforeAll(async () => {
  service = await startTestService();
  const model = { id: 'page', label: 'Page', repeatable: true, status: true, json: { Main: {} } };
  await service.writer.send('POST', '/api/models/customtypes/insert', model);
});
afterAll(() => service.stop());
beforeEach(async () => {
  const page = { type: 'page', lang: 'en-us', title: 'A page', data: {} };
  document = (await service.writer.send<{ document: string }>('POST', `${api}/documents`, page))
    .document;
});

const publish = () =>
  service.writer.send('POST', `${api}/publications`, { documents: [{ document }] });
/** Taken offline, a document has its text as a draft again, and can be published anew. */
const unpublish = () => service.writer.send('DELETE', `${api}/documents/${document}/publication`);

interface Heard {
  id: string | undefined;
  event: string | undefined;
  data: Record<string, unknown>;
}

function heard(text: string): Heard {
  const field = (name: string) => new RegExp(`^${name}: ?(.*)$`, 'm').exec(text)?.[1];
  return { id: field('id'), event: field('event'), data: JSON.parse(field('data') ?? '{}') };
}

/** Follows until so many events were heard. */
async function follow(count: number, lastEventId?: string, during?: () => Promise<unknown>) {
  const ending = new AbortController();
  const response = await fetch(`${service.address}${api}/events`, {
    headers: lastEventId === undefined ? {} : { 'last-event-id': lastEventId },
    signal: ending.signal,
  });
  const found: Heard[] = [];
  let rest = '';
  await during?.();
  for await (const chunk of response.body ?? []) {
    const parts = (rest + new TextDecoder().decode(chunk)).split('\n\n');
    rest = parts.pop() ?? '';
    found.push(...parts.filter((part) => part.includes('event:')).map(heard));
    if (found.length >= count) break;
  }
  ending.abort();
  return found;
}

const told = (events: readonly Heard[]) =>
  events.map(({ event, data }) => (event === 'publication' ? (data.published ?? data) : event));

it('tells a newcomer where things stand, then what is published', async () => {
  const [state, publication] = await follow(2, undefined, publish);
  expect(state).toMatchObject({ event: 'state', data: { replayed: false } });
  expect(publication).toMatchObject({ event: 'publication', data: { published: [document] } });
  expect(publication?.id).toMatch(/^\d+\.[\w-]{16}$/);
});

it('sends what was missed again, and then goes on', async () => {
  const [, seen] = await follow(2, undefined, publish);
  await unpublish();
  await publish();
  const events = await follow(4, seen?.id, unpublish);
  expect(told(events)).toEqual(['state', [], [document], []]);
  expect(events[0]?.data.replayed).toBe(true);
  const ids = events.slice(1).map(({ id }) => Number.parseInt(id ?? '', 10));
  expect(ids).toEqual([...ids].sort((a, b) => a - b));
  expect(new Set(ids).size).toBe(3);
});

it('begins where the state stood when nothing was published since', async () => {
  const [state] = await follow(1);
  const events = await follow(2, state?.id, publish);
  expect(events[0]).toMatchObject({ id: state?.id, data: { replayed: true } });
  expect(told(events)).toEqual(['state', [document]]);
});

it.each(['', '7', '999999999.aaaaaaaaaaaaaaaa', '2.aaaaaaaaaaaaaaaa', '-1.x', 'null'])(
  'says that it cannot tell what was missed since %j',
  async (id) => {
    const events = await follow(2, id, publish);
    expect(events[0]).toMatchObject({ event: 'state', data: { replayed: false } });
    expect(told(events)).toEqual(['state', [document]]);
  },
);

it('sends at most five hundred publications again', async () => {
  const [state] = await follow(1);
  for (let count = 0; count < 250; count += 1) {
    await publish();
    await unpublish();
  }
  const replayed = await follow(501, state?.id);
  expect(replayed[0]?.data.replayed).toBe(true);
  await publish();
  const [refused] = await follow(1, state?.id);
  expect(refused?.data.replayed).toBe(false);
});

it('ends with the token of a private repository', async () => {
  const hidden = await startTestService({ REPOSITORY_VISIBILITY: 'private' });
  const { id, token } = await hidden.writer.send<{ id: string; token: string }>(
    'POST',
    `${api}/tokens`,
    { name: 'reader', scope: 'master' },
  );
  const ask = () => fetch(`${hidden.address}${api}/events?access_token=${token}`);
  const following = await ask();
  await hidden.writer.send('DELETE', `${api}/tokens/${id}`);
  const languages = [{ id: 'en-us', name: 'American' }];
  await hidden.writer.send('PUT', `${api}/languages`, { languages });
  const told = await following.text();
  expect(told).toContain('event: state');
  expect(told).not.toContain('event: publication');
  expect((await ask()).status).toBe(401);
  await hidden.stop();
});
