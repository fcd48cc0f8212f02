import {
  ForbiddenError,
  NotFoundError,
  ParsingError,
  PreviewTokenExpiredError,
  PrismicError,
  RefExpiredError,
  RefNotFoundError,
  RepositoryNotFoundError,
} from '@prismicio/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ClientOptions, ContentClient } from '../../site/content/client.ts';
import { type Filled, fill } from '../real-clients/content.ts';
import { startTestService, type TestService } from '../service.ts';

let service: TestService;
let hidden: TestService;
let filled: Filled;
/** Of what was published before. */
let formerRef = '';
beforeAll(async () => {
  [service, hidden] = await Promise.all([
    startTestService({ KEPT_REFS: '0' }),
    startTestService({ REPOSITORY_VISIBILITY: 'private' }),
  ]);
  formerRef = (await client().getMasterRef()).ref;
  filled = await fill(service);
});
afterAll(() => Promise.all([service.stop(), hidden.stop()]));

const endpoint = () => `${service.address}/api/v2`;
const client = (options: Partial<ClientOptions> = {}) =>
  new ContentClient({
    repository: 'farol',
    endpoint: endpoint(),
    localEndpoint: true,
    ...options,
  });
const faultOf = (asking: Promise<unknown>) => asking.catch((fault: unknown) => fault);

/** A preview that has been ended. */
async function endedPreview(): Promise<string> {
  const { id, ref } = await service.writer.send<{ id: string; ref: string }>(
    'POST',
    '/api/farol/v1/previews',
    { document: filled.draft },
  );
  await service.writer.send('DELETE', `/api/farol/v1/previews/${id}`);
  return ref;
}

/** What only an access token may read. */
async function releaseRef(): Promise<string> {
  const { token } = await service.writer.send<{ token: string }>('POST', '/api/farol/v1/tokens', {
    name: `releases ${performance.now()}`,
    scope: 'master+releases',
  });
  const { id } = await service.writer.send<{ id: string }>('POST', '/api/farol/v1/releases', {
    label: 'Spring',
  });
  return (await client({ accessToken: token }).getReleaseByID(id)).ref;
}

describe('the site’s client on the embedded service', () => {
  it.each([
    [
      '400: a parsing error',
      () => client().get({ filters: ['[nonsense'] }),
      ParsingError,
      /on line:1 col:/,
    ],
    [
      '401: an authorization error',
      () => client({ accessToken: 'wrong' }).getRepository(),
      ForbiddenError,
      'Invalid access token',
    ],
    [
      '401 of a private repository',
      () => client({ endpoint: `${hidden.address}/api/v2` }).getRepository(),
      ForbiddenError,
      /access token/,
    ],
    [
      '403: an authorization error',
      async () => client().get({ ref: await releaseRef() }),
      ForbiddenError,
      'Access to this Ref requires an access token',
    ],
    [
      '404 of an unknown ref',
      () => client().get({ ref: 'nowhere' }),
      RefNotFoundError,
      /Ref not found/,
    ],
    [
      '404 of a preview that has ended',
      async () => client().get({ ref: await endedPreview() }),
      PreviewTokenExpiredError,
      'This preview token has expired',
    ],
    [
      '404 of another address',
      () =>
        client({
          fetch: (address, init) => fetch(String(address).replace('/api/v2', '/api/v3'), init),
        }).getRepository(),
      RefNotFoundError,
      /There is nothing at/,
    ],
    ['410: a gone error', () => client().get({ ref: formerRef }), RefExpiredError, /has expired/],
    [
      'no document',
      () => client().getFirst({ filters: ['[at(document.tags, ["none"])]'] }),
      NotFoundError,
      'No documents were returned',
    ],
    ['no such ref', () => client().getRefByID('nowhere'), PrismicError, 'Ref could not be found.'],
  ])('%s', async (_, ask, kind, message) => {
    const fault = await faultOf(ask());
    expect(fault).toBeInstanceOf(kind);
    expect(fault).not.toBeInstanceOf(RepositoryNotFoundError);
    expect(fault).toHaveProperty('message', expect.stringMatching(message));
  });

  it('gets everything, by pages of 100', async () => {
    const all = await client().dangerouslyGetAll({ lang: '*' });
    expect(all.map(({ id }) => id).sort()).toEqual(
      expect.arrayContaining([...filled.ids, filled.settings].sort()),
    );
    expect(all).toHaveLength(122);
  });

  it('gets the tags from the tags form', async () => {
    expect((await client().getTags()).toSorted()).toEqual(['even', 'large', 'odd', 'small']);
  });
});
