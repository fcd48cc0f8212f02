import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import {
  ForbiddenError,
  filter,
  NotFoundError,
  ParsingError,
  PreviewTokenExpiredError,
  PrismicError,
  RefExpiredError,
  RefNotFoundError,
  RepositoryNotFoundError,
} from '@prismicio/client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { testLimits } from '../../testing/limits.ts';
import { workedMs } from '../../testing/processor-time.ts';
import { type ClientOptions, ContentClient } from './client.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** The scripted service: its responses by path, and the requests it received. */
const script = new Map<string, Answer[]>();
let asked: { url: string; method: string | undefined }[] = [];
let origin = '';

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  asked.push({ url: request.url ?? '', method: request.method });
  const answers = script.get(pathname) ?? [];
  const answer = answers.length > 1 ? answers.shift() : answers[0];
  if (answer) answer(request, response);
  else response.writeHead(500).end();
});
// It would close connections just when the client uses them, after a test that took all the time.
server.keepAliveTimeout = 0;

const json =
  (body: unknown, status = 200, headers: Record<string, string> = {}): Answer =>
  (_, response) =>
    response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify(body));
const text =
  (body: string, status = 200, headers: Record<string, string> = {}): Answer =>
  (_, response) =>
    response.writeHead(status, headers).end(body);

const repository = () => ({
  refs: [
    { id: 'master', ref: 'masterRef', label: 'Master', isMasterRef: true },
    { id: 'r1', ref: 'release~masterRef', label: 'Spring' },
  ],
  integrationFieldsRef: null,
  forms: { tags: { method: 'GET', action: `${origin}/api/v2/tags`, fields: {} } },
  tags: ['old'],
});

const page = (results: { id: string }[], number = 1, pages = 1) => ({
  page: number,
  results_per_page: 100,
  results_size: results.length,
  total_results_size: results.length * pages,
  total_pages: pages,
  next_page: number < pages ? 'http://next' : null,
  prev_page: null,
  results,
});

const root = '/api/v2';
const search = '/api/v2/documents/search';

function client(options: Partial<ClientOptions> = {}) {
  return new ContentClient({
    repository: 'farol',
    endpoint: `${origin}${root}`,
    localEndpoint: true,
    ...options,
  });
}

/** Lets real network calls proceed while timers are faked. */
const afterNetwork = () => new Promise((resolve) => setImmediate(resolve));

async function afterAnswers() {
  for (let turn = 0; turn < 50; turn++) await afterNetwork();
}

async function until(isTrue: () => boolean) {
  const end = performance.now() + testLimits.state;
  while (!isTrue() && performance.now() < end) await afterNetwork();
  expect(isTrue()).toBe(true);
}

/** Until the answers are there after which it waits. */
async function untilItWaits() {
  await until(() => vi.getTimerCount() > 0);
  await afterAnswers();
}

const searches = () => asked.filter(({ url }) => url.startsWith(search));

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address === 'object' && address) origin = `http://127.0.0.1:${address.port}`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});
beforeEach(() => {
  asked = [];
  script.clear();
  script.set(root, [json(repository())]);
});
afterEach(() => vi.useRealTimers());

describe('the error catalogue', () => {
  const cases: [string, Answer, new (...given: never[]) => Error, string | RegExp][] = [
    ['400', json({ message: 'unexpected field' }, 400), ParsingError, 'unexpected field'],
    [
      '401 with error',
      json({ error: 'Invalid access token' }, 401),
      ForbiddenError,
      'Invalid access token',
    ],
    ['401 with message', json({ message: 'No token' }, 401), ForbiddenError, 'No token'],
    ['403 with error', json({ error: 'Not yours' }, 403), ForbiddenError, 'Not yours'],
    ['403 with message', json({ message: 'Needs a token' }, 403), ForbiddenError, 'Needs a token'],
    [
      '404 without JSON',
      text('<h1>?</h1>', 404),
      RepositoryNotFoundError,
      /repository not found, check the endpoint/,
    ],
    [
      '404 with an empty body',
      text('', 404),
      RepositoryNotFoundError,
      /repository not found, check the endpoint/,
    ],
    [
      '404 api_notfound_error',
      json({ type: 'api_notfound_error', message: 'Ref not found. Master ref is: other' }, 404),
      RefNotFoundError,
      /Ref not found/,
    ],
    [
      '404 of an expired preview token',
      json({ type: 'api_security_error', message: 'This preview token has expired' }, 404),
      PreviewTokenExpiredError,
      'This preview token has expired',
    ],
    [
      '404 api_security_error of another kind',
      json({ type: 'api_security_error', message: 'No' }, 404),
      NotFoundError,
      'No',
    ],
    [
      'another 404',
      json({ type: 'gone_fishing', message: 'Nothing' }, 404),
      NotFoundError,
      'Nothing',
    ],
    [
      '410',
      json({ message: 'It has expired. Master ref is: other' }, 410),
      RefExpiredError,
      /expired/,
    ],
    ['500', text('no', 500), PrismicError, 'An invalid API response was returned'],
    ['202', json(page([]), 202), PrismicError, 'An invalid API response was returned'],
    ['204', text('', 204), PrismicError, 'An invalid API response was returned'],
    ['an empty body', text('', 200), PrismicError, 'An invalid API response was returned'],
    ['no JSON', text('<html>', 200), PrismicError, 'An invalid API response was returned'],
    [
      'JSON of another shape',
      json({ hello: 'you' }),
      PrismicError,
      /^An invalid API response was returned/,
    ],
  ];

  it.each(cases)('%s on a search', async (_, answer, kind, message) => {
    script.set(search, [answer]);
    const fault = await client()
      .get()
      .catch((thrown) => thrown);
    expect(fault).toBeInstanceOf(kind);
    expect(fault.message).toMatch(message);
    expect(fault.constructor).toBe(kind);
    expect(searches()).toHaveLength(1);
  });

  it.each(cases)('%s on the repository info', async (_, answer, kind, message) => {
    script.set(root, [answer]);
    const fault = await client()
      .getRepository()
      .catch((thrown) => thrown);
    expect(fault.constructor).toBe(kind);
    expect(fault.message).toMatch(message);
  });

  it.each([200, 201])('%i: JSON is returned', async (status) => {
    script.set(search, [json(page([{ id: 'a' }]), status)]);
    expect((await client().get()).results).toEqual([{ id: 'a' }]);
  });

  it('JSON is read without its byte order mark', async () => {
    script.set(root, [text(`\ufeff${JSON.stringify(repository())}`)]);
    expect((await client().getMasterRef()).ref).toBe('masterRef');
  });

  it('keeps the access token out of the errors', async () => {
    script.set(search, [text('', 500)]);
    const fault = await client({ accessToken: 'secret' })
      .get()
      .catch((thrown) => thrown);
    expect(fault.url).toContain('access_token=…');
    expect(asked.every(({ url }) => url.includes('access_token=secret'))).toBe(true);
  });
});

describe('429', () => {
  it.each([
    ['2', 2000],
    ['0.5', 500],
    [undefined, 1000],
    ['', 1000],
    ['soon', 1000],
    ['-1', 1000],
  ])('with retry-after %j waits %i ms, then asks again', async (header, wait) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const headers: Record<string, string> = header === undefined ? {} : { 'retry-after': header };
    script.set(search, [text('slow down', 429, headers), json(page([{ id: 'a' }]))]);
    const answer = client().get();
    await until(() => searches().length === 1);
    await untilItWaits();
    await vi.advanceTimersByTimeAsync(wait - 1);
    await afterAnswers();
    expect(searches()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    expect((await answer).results).toEqual([{ id: 'a' }]);
    expect(searches()).toHaveLength(2);
  });

  it('does not ask without a pause where it is told to, again and again', async () => {
    script.set(search, [text('', 429, { 'retry-after': '0' })]);
    const stop = new AbortController();
    const answer = client()
      .get({ signal: stop.signal })
      .catch((thrown) => thrown);
    await until(() => searches().length === 2);
    await new Promise((resolve) => setTimeout(resolve, 500));
    stop.abort(new Error('enough'));
    expect((await answer).message).toBe('enough');
    expect(searches()).toHaveLength(2);
  });

  it('waits as long as a timer can where it is asked to wait longer', async () => {
    script.set(search, [text('', 429, { 'retry-after': '9999999' }), json(page([]))]);
    const stop = new AbortController();
    const answer = client()
      .get({ signal: stop.signal })
      .catch((thrown) => thrown);
    await until(() => searches().length === 1);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(searches()).toHaveLength(1);
    stop.abort(new Error('enough'));
    expect((await answer).message).toBe('enough');
  });

  it('stops waiting when it is told to', async () => {
    script.set(search, [text('', 429, { 'retry-after': '3600' })]);
    const stop = new AbortController();
    const answer = client()
      .get({ signal: stop.signal })
      .catch((thrown) => thrown);
    await until(() => searches().length === 1);
    stop.abort(new Error('enough'));
    expect((await answer).message).toBe('enough');
  });
});

describe('other errors', () => {
  it.each([
    ['getRefByID', (asking: ContentClient) => asking.getRefByID('none')],
    ['getRefByLabel', (asking: ContentClient) => asking.getRefByLabel('none')],
    ['getReleaseByID', (asking: ContentClient) => asking.getReleaseByID('none')],
    ['getReleaseByLabel', (asking: ContentClient) => asking.getReleaseByLabel('none')],
    ['getReleaseByID of master', (asking: ContentClient) => asking.getReleaseByID('master')],
  ])('%s finds no ref', async (_, ask) => {
    await expect(ask(client())).rejects.toThrow(/^Ref could not be found\.$/);
  });

  it('master is missing', async () => {
    script.set(root, [json({ ...repository(), refs: [] })]);
    await expect(client().getMasterRef()).rejects.toThrow(/^Ref could not be found\.$/);
  });

  it('refs are found by id and by label', async () => {
    const asking = client();
    expect((await asking.getReleaseByID('r1')).ref).toBe('release~masterRef');
    expect((await asking.getReleaseByLabel('Spring')).ref).toBe('release~masterRef');
    expect((await asking.getMasterRef()).ref).toBe('masterRef');
  });

  it('odd refs, forms and tags keep nobody from the others', async () => {
    const refs = [null, 7, {}, { ref: '' }, { ref: 'odd', label: null }, ...repository().refs];
    const forms = { odd: null, ...repository().forms };
    script.set(root, [json({ refs, forms, tags: [7], integrationFieldsRef: 7 })]);
    const asking = client();
    expect((await asking.getMasterRef()).ref).toBe('masterRef');
    expect((await asking.getReleaseByLabel('Spring')).ref).toBe('release~masterRef');
    expect(await asking.getRepository()).toEqual({
      refs: refs.slice(4),
      forms: repository().forms,
      tags: [],
      integrationFieldsRef: null,
    });
  });

  it('getFirst finds nothing', async () => {
    script.set(search, [json(page([]))]);
    const fault = await client()
      .getFirst()
      .catch((thrown) => thrown);
    expect(fault).toBeInstanceOf(NotFoundError);
    expect(fault.message).toBe('No documents were returned');
  });

  it('there is no fetch', () => {
    expect(() => client({ fetch: undefined })).toThrow(
      'A valid fetch implementation was not provided',
    );
  });

  it('the names are wrong', () => {
    expect(() => client({ repository: 'a_b' })).toThrow(
      'An invalid Prismic repository name was given',
    );
    for (const wrong of [{ endpoint: 'https://example.org/api/v2' }, { localEndpoint: false }])
      expect(() => client(wrong)).toThrow('An invalid Prismic Document API endpoint was provided');
  });

  it.each(['a\\', 'a"b', 'a\nb', ''])('a uid like %j is not asked for', async (uid) => {
    await expect(client().getByUID('dynamic_page', uid)).rejects.toThrow(
      'No documents were returned',
    );
    await expect(client().getByID(uid)).rejects.toThrow('No documents were returned');
    expect(asked).toEqual([]);
  });
});

describe('a redirect', () => {
  const to =
    (location: () => string): Answer =>
    (_, response) =>
      response.writeHead(302, { location: location() }).end();

  it('is followed within the host of the endpoint', async () => {
    script.set(root, [to(() => '/api/v2/there')]);
    script.set('/api/v2/there', [json(repository())]);
    expect((await client().getMasterRef()).ref).toBe('masterRef');
  });

  it.each([
    // By another name of this machine, so that it would be answered.
    () => origin.replace('127.0.0.1', '[::ffff:127.0.0.1]'),
    () => origin.replace('127.0.0.1', '127.0.0.2'),
    () => 'file:///etc/passwd',
  ])('is not followed to another host', async (elsewhere) => {
    script.set(root, [to(() => `${elsewhere()}/api/v2/there?access_token=secret`)]);
    script.set('/api/v2/there', [json(repository())]);
    await expect(client().getRepository()).rejects.toThrow(
      /led to [^?]*, where it is not followed/,
    );
    expect(asked.map(({ url }) => url.split('?')[0])).toEqual([root]);
  });

  it('is not followed for ever', async () => {
    script.set(root, [to(() => root)]);
    await expect(client().getRepository()).rejects.toThrow('led on more than 5 times');
    expect(asked).toHaveLength(6);
  });
});

describe('the calls', () => {
  it('carry everything the search takes', async () => {
    script.set(search, [json(page([]))]);
    await client({ accessToken: 'secret' }).get({
      filters: [
        filter.at('document.type', 'dynamic_page'),
        filter.any('document.tags', ['a', 'b']),
        filter.not('document.lang', 'fr-fr'),
        filter.fulltext('document', 'sea'),
      ],
      lang: '*',
      pageSize: 7,
      page: 2,
      orderings: { field: 'document.last_publication_date', direction: 'desc' },
      routes: [{ type: 'dynamic_page', path: '/:uid' }],
      brokenRoute: '/404',
      integrationFieldsRef: 'farol~1',
    });
    const query = new URL(searches()[0]?.url ?? '', origin).searchParams;
    expect(query.getAll('q')).toEqual([
      '[[at(document.type, "dynamic_page")]]',
      '[[any(document.tags, ["a", "b"])]]',
      '[[not(document.lang, "fr-fr")]]',
      '[[fulltext(document, "sea")]]',
    ]);
    expect(Object.fromEntries([...query].filter(([name]) => name !== 'q'))).toEqual({
      ref: 'masterRef',
      lang: '*',
      pageSize: '7',
      page: '2',
      orderings: '[document.last_publication_date desc]',
      routes: '[{"type":"dynamic_page","path":"/:uid"}]',
      brokenRoute: '/404',
      integrationFieldsRef: 'farol~1',
      access_token: 'secret',
      'x-c': 'js-7.22.0',
    });
    expect(asked.every(({ method }) => method === 'GET')).toBe(true);
  });

  it('carry the routes and the broken route that the client was given', async () => {
    script.set(search, [json(page([]))]);
    const routes = [{ type: 'dynamic_page', path: '/:uid' }];
    await client({ routes, brokenRoute: '/404' }).get();
    await client().get();
    const [given, none] = searches().map(({ url }) => new URL(url, origin).searchParams);
    expect(given?.get('routes')).toBe(JSON.stringify(routes));
    expect(given?.get('brokenRoute')).toBe('/404');
    expect([none?.has('routes'), none?.has('brokenRoute')]).toEqual([false, false]);
  });

  it('getFirst asks for one document, unless configured', async () => {
    script.set(search, [json(page([{ id: 'a' }]))]);
    await client().getFirst();
    await client({ defaultParams: { pageSize: 5 } }).getFirst();
    await client().getFirst({ pageSize: 3 });
    const sizes = searches().map(({ url }) => new URL(url, origin).searchParams.get('pageSize'));
    expect(sizes).toEqual(['1', '5', '3']);
  });

  it('get-all asks for pages of 100, 500 ms apart', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    script.set(search, [json(page([{ id: 'a' }], 1, 2)), json(page([{ id: 'b' }], 2, 2))]);
    const answer = client().dangerouslyGetAll();
    await until(() => searches().length === 1);
    await untilItWaits();
    await vi.advanceTimersByTimeAsync(499);
    await afterAnswers();
    expect(searches()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    expect(await answer).toEqual([{ id: 'a' }, { id: 'b' }]);
    const sizes = searches().map(({ url }) => new URL(url, origin).searchParams.get('pageSize'));
    expect(sizes).toEqual(['100', '100']);
  });

  it('the repository info is kept for 5000 ms', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const asking = client();
    await asking.getRepository();
    vi.advanceTimersByTime(4999);
    await asking.getRepository();
    expect(asked).toHaveLength(1);
    vi.advanceTimersByTime(1);
    await asking.getRepository();
    expect(asked).toHaveLength(2);
  });

  it('identical GETs under way are one', async () => {
    script.set(search, [json(page([{ id: 'a' }]))]);
    const asking = client();
    const [one, two] = await Promise.all([asking.get(), asking.get()]);
    expect(one).toEqual(two);
    expect(searches()).toHaveLength(1);
    await asking.get();
    expect(searches()).toHaveLength(2);
  });

  it('calls with a body are 1500 ms apart', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    script.set(search, [json(page([]))]);
    const asking = client();
    await asking.getRepository();
    const post = (label: string) =>
      asking.get({ ref: label, fetchOptions: { method: 'POST', body: '{}' } });
    const both = Promise.all([post('one'), post('two')]);
    await until(() => searches().length === 1);
    await untilItWaits();
    await vi.advanceTimersByTimeAsync(1499);
    await afterAnswers();
    expect(searches()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    await both;
    expect(searches()).toHaveLength(2);
  });

  it('follow where the service leads', async () => {
    script.set(root, [text('', 302, { location: '/moved' })]);
    script.set('/moved', [json(repository())]);
    expect((await client().getMasterRef()).ref).toBe('masterRef');
  });

  it('tags come from the tags form', async () => {
    script.set('/api/v2/tags', [json(['new'])]);
    expect(await client().getTags()).toEqual(['new']);
  });

  it.each([
    ['does not answer', [text('', 500)]],
    ['answers something else', [json({ tags: [] })]],
    ['is cut off', [((request) => request.socket.destroy()) as Answer]],
  ])('tags come from the repository info where the form %s', async (_, answers) => {
    script.set('/api/v2/tags', answers);
    expect(await client().getTags()).toEqual(['old']);
  });
});

describe('two clients', () => {
  const withSignal = () => ({ signal: new AbortController().signal });

  it('ask once for what both want at the same time, and again afterwards', async () => {
    const both = await Promise.all([
      client().getRefs(withSignal()),
      client().getRefs(withSignal()),
    ]);
    expect(both[0]).toEqual(both[1]);
    expect(asked).toHaveLength(1);
    await client().getRefs(withSignal());
    expect(asked).toHaveLength(2);
  });

  it('are told the same fault', async () => {
    script.set(root, [text('down', 500)]);
    const both = await Promise.allSettled([
      client().getRefs(withSignal()),
      client().getRefs(withSignal()),
    ]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(asked).toHaveLength(1);
  });

  it('stop listening by themselves', async () => {
    let answer = () => {};
    script.set(root, [
      (request, response) => {
        answer = () => json(repository())(request, response);
      },
    ]);
    const stopping = new AbortController();
    const one = client().getRefs(withSignal());
    const other = client().getRefs({ signal: stopping.signal });
    await until(() => asked.length > 0);
    stopping.abort(new Error('The site is stopping.'));
    await expect(other).rejects.toThrow('The site is stopping.');
    answer();
    expect(await one).toHaveLength(2);
    expect(asked).toHaveLength(1);
  });
});

describe('the limits', () => {
  /** Never reached, even on a busy machine. */
  const ample = { headersMs: 60_000, bodyMs: 60_000, maxBytes: 1000 };

  it('end an answer that does not start', async () => {
    script.set(root, [() => {}]);
    const limits = { ...ample, headersMs: 100 };
    await expect(client({ limits }).getRepository()).rejects.toThrow(/no answer within 100 ms/);
  });

  it('end an answer that does not finish', async () => {
    script.set(root, [(_, response) => void response.writeHead(200).write('{')]);
    const limits = { ...ample, bodyMs: 100 };
    await expect(client({ limits }).getRepository()).rejects.toThrow(
      /no complete answer within 100 ms/,
    );
  });

  const untilAborted = (signal: AbortSignal | null | undefined) =>
    new Promise<never>((_, reject) =>
      signal?.addEventListener('abort', () => reject(signal.reason)),
    );

  it.each<[string, typeof fetch, RegExp]>([
    [
      '10 seconds to start',
      (_, options) => untilAborted(options?.signal),
      /no answer within 10000 ms/,
    ],
    [
      '30 seconds to finish',
      async (_, options) =>
        new Response(new ReadableStream({ pull: () => untilAborted(options?.signal) })),
      /no complete answer within 30000 ms/,
    ],
  ])('give an answer %s where none are set', async (_, fetch, message) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const answer = expect(client({ fetch }).getRepository()).rejects.toThrow(message);
    await vi.runAllTimersAsync();
    await answer;
  });

  it.each(['[]', '{}', '{"a":1}'])('unpack no answer into very many values: %s', async (item) => {
    const times = Math.floor((49 * 1024 * 1024) / (item.length + 1));
    const packed = gzipSync(`{"results":[${`${item},`.repeat(times - 1)}${item}]}`, { level: 1 });
    script.set(search, [
      (_, response) =>
        response
          .writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
          .end(packed),
    ]);
    await client().getRepository();
    const start = workedMs();
    const fault = await client()
      .get()
      .catch((thrown) => thrown);
    expect(fault.message).toBe('An invalid API response was returned (more than 1000000 values)');
    expect(workedMs() - start).toBeLessThan(1_500);
  });

  it.each([
    ['no JSON', text('x'.repeat(1_000_000))],
    ['a fault', json({ message: 'x'.repeat(1_000_000) }, 500)],
    ['a refusal', json({ error: 'x'.repeat(1_000_000) }, 403)],
    ['another shape', json({ results: 7, more: 'x'.repeat(1_000_000) })],
  ])('leave out of the error what is too long for a log: %s', async (_, answer) => {
    script.set(search, [answer]);
    const fault = await client()
      .get()
      .catch((thrown) => thrown);
    expect(JSON.stringify({ ...fault, message: fault.message }).length).toBeLessThan(11_000);
  });

  it('end an answer that is too large', async () => {
    script.set(root, [text('x'.repeat(2000))]);
    await expect(client({ limits: ample }).getRepository()).rejects.toThrow(
      /larger than 1000 bytes/,
    );
  });
});
