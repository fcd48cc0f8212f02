import { beforeEach, describe, expect, it } from 'vitest';
import { eventRights, operationRights } from '../../people/rights.ts';
import type { Rights, Role } from '../../people/roles.ts';
import type { Event } from '../../repository/events.ts';
import { type ExampleEditor, exampleEditor } from './editor.testing.ts';
import { openApi } from './index.ts';

let editor: ExampleEditor;
beforeEach(async () => {
  editor = await exampleEditor();
});

const callers = ['nobody', 'reader', 'program', 'writer', 'publisher', 'administrator'] as const;
type Caller = (typeof callers)[number];

/** Whom each group of operations lets in; the test tries every one with every caller. */
const everybody: readonly Caller[] = callers;
const withToken: readonly Caller[] = ['program', 'writer', 'publisher', 'administrator'];
const groups: readonly (readonly [readonly Caller[], readonly string[]])[] = [
  [
    everybody,
    [
      'get /sign-in',
      'post /sign-in/challenge',
      'post /sessions',
      'post /one-time-links/inspection',
      'post /one-time-links/challenge',
      'post /one-time-links/redemption',
    ],
  ],
  [
    withToken,
    [
      'get /documents',
      'post /documents',
      'get /documents/{id}',
      'get /pages',
      'post /batches',
      'put /documents/{id}/draft',
      'delete /documents/{id}/draft',
      'get /documents/{id}/versions',
      'get /documents/{id}/versions/{version}',
      'post /documents/{id}/restorations',
      'put /documents/{id}/archive',
      'delete /documents/{id}/archive',
      'post /checks',
      'get /documents/{id}/references',
      'get /documents/{id}/addresses',
      'get /media/{id}/references',
      'get /documents/{id}/translation',
      'put /documents/{id}/translation',
      'post /documents/{id}/translations',
      'get /reviews',
      'put /documents/{id}/review',
      'delete /documents/{id}/review',
      'get /documents/{id}/comments',
      'post /documents/{id}/comments',
      'post /documents/{id}/comments/{comment}/answers',
      'put /documents/{id}/comments/{comment}/state',
      'get /translations',
      'post /translation-exports',
      'post /translation-imports',
      'get /activity',
      'get /occurrences',
      'post /replacements',
      'post /replacements/undoing',
      'get /publications',
      'get /releases',
      'get /releases/{id}',
      'get /releases/{id}/contents',
      'get /releases/{id}/checks',
      'get /past-releases',
      'get /redirects',
      'get /previews',
      'post /previews',
      'delete /previews/{id}',
      'get /working-copies',
      'get /status',
      'get /languages',
      'get /types',
      'get /media',
      'get /media/{id}',
      'get /names',
      'get /presence',
    ],
  ],
  [
    ['program', 'publisher', 'administrator'],
    [
      'delete /documents/{id}/publication',
      'put /documents/{id}/review/return',
      'post /publications',
      'post /releases',
      'patch /releases/{id}',
      'delete /releases/{id}',
      'put /releases/{id}/documents/{document}',
      'delete /releases/{id}/documents/{document}',
      'post /releases/{id}/publication',
      'post /media',
      'patch /media/{id}',
      'put /media/{id}/content',
      'delete /media/{id}',
      'patch /releases/{id}/contents',
      'put /releases/{id}/documents/{document}/resolution',
      'put /documents/{id}/schedule',
      'post /redirects',
      'delete /redirects',
      'delete /documents/{id}/schedule',
    ],
  ],
  [
    ['program', 'administrator'],
    [
      'put /languages',
      'get /beginning',
      'post /beginning',
      'get /tokens',
      'post /tokens',
      'delete /tokens/{id}',
      'get /webhooks',
      'post /webhooks',
      'get /webhooks/{id}',
      'patch /webhooks/{id}',
      'delete /webhooks/{id}',
      'get /webhooks/{id}/deliveries',
      'post /webhooks/{id}/test',
    ],
  ],
  [
    ['writer', 'publisher', 'administrator'],
    [
      'get /documents/{id}/working-copy',
      'put /documents/{id}/working-copy',
      'delete /documents/{id}/working-copy',
      'get /me/previews',
      'post /me/previews',
      'delete /me/previews/{id}',
      'get /me',
      'patch /me',
      'delete /me/session',
      'put /presence/{tab}',
      'delete /presence/{tab}',
      'get /me/sessions',
      'delete /me/sessions',
      'delete /me/sessions/{id}',
      'get /me/views',
      'post /me/views',
      'put /me/views/{id}',
      'delete /me/views/{id}',
      'put /me/password',
      'get /me/passkeys',
      'post /me/passkeys/challenge',
      'post /me/passkeys',
      'delete /me/passkeys/{id}',
      'post /me/recovery-codes',
    ],
  ],
  [
    ['administrator'],
    [
      'get /people',
      'patch /people/{id}',
      'delete /people/{id}',
      'get /people/{id}/sessions',
      'delete /people/{id}/sessions',
      'post /people/{id}/reset',
      'get /invitations',
      'post /invitations',
      'delete /invitations/{id}',
    ],
  ],
];

const forReaders = [
  'get /events',
  // Tried in live.test.ts, for it has no end.
  'get /live',
  'get /previews/{token}/changes',
  'post /previews/{token}/overlay',
  'get /previews/{token}/events',
];

function described(): string[] {
  const { paths } = openApi() as { paths: Record<string, Record<string, object>> };
  return (
    Object.entries(paths)
      .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method} ${path}`))
      // Open to whoever may read the content.
      .filter((operation) => !forReaders.includes(operation))
  );
}

describe('operations', () => {
  it('are each in the table of rights, and nothing else is', () => {
    const tried = groups.flatMap(([, operations]) => operations).sort();
    expect(described().sort()).toEqual(tried);
    expect(Object.keys(operationRights).sort()).toEqual(tried);
  });

  async function ask(caller: Caller, operation: string) {
    const [method = '', path = ''] = operation.split(' ');
    const address = path.replace(/\{\w+\}/g, 'nowhere');
    const body = method === 'get' || method === 'delete' ? undefined : {};
    const isPerson = caller === 'writer' || caller === 'publisher' || caller === 'administrator';
    const browser = isPerson ? await editor.signedIn({ role: caller }) : editor.browser();
    const headers: Record<string, string> =
      caller === 'program'
        ? { authorization: `Bearer ${editor.token}` }
        : caller === 'reader'
          ? { authorization: `Bearer ${editor.readingToken}` }
          : {};
    return browser.send(method.toUpperCase(), address, body, headers);
  }

  /** Of who is let in, the operation itself may still say that there is nothing, or that the body is wrong. */
  const beyondTheDoor = [200, 201, 204, 400, 404, 409, 422];

  it.each(
    groups.flatMap(([allowed, operations]) => operations.map((each) => [each, allowed] as const)),
  )('%s lets in %j, and nobody else', async (operation, allowed) => {
    for (const caller of callers) {
      const answer = await ask(caller, operation);
      if (!allowed.includes(caller)) {
        const isNobody = caller === 'nobody' || caller === 'reader';
        expect(answer.status, caller).toBe(isNobody ? 401 : 403);
        continue;
      }
      // What is sent fits nothing, so a way in stays shut, and says so in words of its own.
      const words = await answer.text();
      const isWrongKey = answer.status === 401 && words.includes('belong together');
      expect(isWrongKey || beyondTheDoor.includes(answer.status), `${caller} ${words}`).toBe(true);
    }
  });
});

/** A document as a program makes it, published or not. */
async function document(type: string, lang: string, { published = false } = {}): Promise<string> {
  const authorization = `Bearer ${editor.token}`;
  const program = editor.browser();
  const made = await program.send(
    'POST',
    '/documents',
    { type, lang, title: 'x', data: { title: 'x' } },
    { authorization },
  );
  const { document: id } = await made.json();
  if (published)
    await program.send(
      'POST',
      '/publications',
      { documents: [{ document: id }] },
      { authorization },
    );
  return id;
}

async function release(documents: readonly string[] = []): Promise<string> {
  const authorization = `Bearer ${editor.token}`;
  const program = editor.browser();
  const made = await program.send('POST', '/releases', { label: 'x' }, { authorization });
  const { id } = await made.json();
  for (const each of documents)
    await program.send('PUT', `/releases/${id}/documents/${each}`, {}, { authorization });
  return id;
}

const draftOf = (id: string) => editor.repository.state.documents.get(id)?.draft ?? '';
const publishedOf = (id: string) => editor.repository.state.documents.get(id)?.published ?? null;

describe('a writer', () => {
  it('writes, archives and restores what is not published', async () => {
    const writer = await editor.signedIn();
    const made = await writer.send('POST', '/documents', {
      type: 'article',
      lang: 'en-us',
      title: 'Mine',
    });
    expect(made.status).toBe(201);
    const { document: id, version } = await made.json();
    const saved = await writer.send('PUT', `/documents/${id}/draft`, {
      title: 'Mine still',
      basedOn: version,
    });
    expect(saved.status).toBe(200);
    expect((await writer.send('PUT', `/documents/${id}/archive`)).status).toBe(204);
    expect((await writer.send('DELETE', `/documents/${id}/archive`)).status).toBe(204);
    const { versions } = await (await writer.send('GET', `/documents/${id}/versions`)).json();
    expect(versions[0].by).toBe(`person/${writer.id}`);
  });

  it('publishes and unpublishes by no road', async () => {
    const writer = await editor.signedIn();
    const shown = await document('article', 'en-us', { published: true });
    const waiting = await document('article', 'en-us');
    const planned = await document('article', 'en-us');
    const may = await release([planned]);
    const roads: [string, string, unknown?][] = [
      ['POST', '/publications', { documents: [{ document: waiting }] }],
      ['DELETE', `/documents/${shown}/publication`],
      ['PUT', `/documents/${shown}/archive`],
      ['PUT', `/documents/${planned}/archive`],
      ['POST', '/releases', { label: 'Now', scheduledAt: editor.now() }],
      ['PATCH', `/releases/${may}`, { scheduledAt: editor.now() }],
      ['POST', `/releases/${may}/publication`],
      ['DELETE', `/releases/${may}`],
      ['PUT', `/releases/${may}/documents/${waiting}`],
      ['DELETE', `/releases/${may}/documents/${planned}`],
      [
        'PUT',
        `/documents/${waiting}/draft`,
        { basedOn: draftOf(waiting), place: { release: may } },
      ],
      [
        'POST',
        '/documents',
        { type: 'article', lang: 'en-us', title: 'x', place: { release: may } },
      ],
      ['POST', '/tokens', { name: 'mine', scope: 'write' }],
    ];
    const before = editor.repository.state.tip;
    for (const [method, path, body] of roads)
      expect((await writer.send(method, path, body)).status, `${method} ${path}`).toBe(403);
    for (const path of ['/api/migration/documents', '/api/migration/migration-release/publish'])
      expect((await writer.elsewhere('POST', path, {})).status).toBe(401);
    expect(editor.repository.state.tip).toEqual(before);
    expect([publishedOf(waiting), publishedOf(planned)]).toEqual([null, null]);
    expect(publishedOf(shown)).not.toBeNull();
  });

  it('brings nothing back into a release that would publish it', async () => {
    const planned = await document('article', 'en-us');
    await release([planned]);
    const authorization = `Bearer ${editor.token}`;
    await editor.browser().send('PUT', `/documents/${planned}/archive`, {}, { authorization });
    const writer = await editor.signedIn();
    const restored = await writer.send('DELETE', `/documents/${planned}/archive`);
    expect(restored.status).toBe(403);
  });

  it('is told nothing of what a key of somebody else did', async () => {
    const key = { 'idempotency-key': 'the same' };
    const body = { type: 'article', lang: 'en-us', title: 'x' };
    const first = await editor.signedIn();
    expect((await first.send('POST', '/documents', body, key)).status).toBe(201);
    const second = await editor.signedIn();
    expect((await second.send('POST', '/documents', body, key)).status).toBe(422);
  });
});

describe('a person narrowed to languages and types', () => {
  const narrowed: Rights = { role: 'publisher', languages: ['pt-br'], types: ['article'] };

  it.each([
    ['article', 'pt-br', true],
    ['article', 'en-us', false],
    ['page', 'pt-br', false],
  ])('of a %s in %s', async (type, lang, may) => {
    const person = await editor.signedIn(narrowed);
    const id = await document(type, lang);
    const roads: [string, string, unknown?][] = [
      ['POST', '/documents', { type, lang, title: 'x' }],
      ['PUT', `/documents/${id}/draft`, { title: 'y', basedOn: draftOf(id) }],
      ['PUT', `/documents/${id}/archive`],
      ['DELETE', `/documents/${id}/archive`],
      ['POST', '/publications', { documents: [{ document: id }] }],
      ['DELETE', `/documents/${id}/publication`],
    ];
    for (const [method, path, body] of roads) {
      const { status } = await person.send(method, path, body);
      const expected = may ? [200, 201, 204] : [403];
      // Nothing is archived or published by then.
      if (!may && path.endsWith('archive') && method === 'DELETE') expected.push(204);
      if (!may && path.endsWith('publication')) expected.push(409, 404);
      expect(expected, `${method} ${path}`).toContain(status);
    }
    expect((await person.send('GET', `/documents/${id}`)).status).toBe(200);
  });

  it('publishes no release that holds something else, now or later, and removes none', async () => {
    const person = await editor.signedIn(narrowed);
    const own = await document('article', 'pt-br');
    const other = await document('page', 'pt-br');
    const mixed = await release([own, other]);
    for (const [method, path, body] of [
      ['POST', `/releases/${mixed}/publication`, undefined],
      ['PATCH', `/releases/${mixed}`, { scheduledAt: editor.now() }],
      ['DELETE', `/releases/${mixed}`, undefined],
      ['PUT', `/releases/${mixed}/documents/${other}`, undefined],
      ['DELETE', `/releases/${mixed}/documents/${other}`, undefined],
    ] as const)
      expect((await person.send(method, path, body)).status, `${method} ${path}`).toBe(403);
    const ours = await release([own]);
    expect((await person.send('POST', `/releases/${ours}/publication`)).status).toBe(201);
  });
});

describe('events', () => {
  /** Said once more, so that a right that moves is seen. */
  const writers: Event['kind'][] = [
    'version-written',
    'translated',
    'review',
    'commented',
    'comment-answered',
    'comment-set',
    'place-cleared',
    'document-archived',
    'document-restored',
    'preview-started',
    'preview-revoked',
    'answer-kept',
  ];
  const publishers: Event['kind'][] = [
    'published',
    'unpublished',
    'release-created',
    'release-changed',
    'release-removed',
    'release-published',
    'placed',
    'unpublishing-planned',
    'release-rebased',
    'release-failed',
    'asset-stored',
    'asset-changed',
    'asset-removed',
    'asset-tag-created',
  ];

  it('are each made from one role on', () => {
    const of = (role: Role) =>
      Object.entries(eventRights).flatMap(([kind, needed]) => (needed === role ? [kind] : []));
    expect(of('writer').sort()).toEqual([...writers].sort());
    expect(of('publisher').sort()).toEqual([...publishers].sort());
    expect(of('administrator')).toHaveLength(
      Object.keys(eventRights).length - writers.length - publishers.length,
    );
  });
});

it('lets no token call itself a person', async () => {
  const browser = await editor.signedIn({ role: 'administrator' });
  const made = await browser.send('POST', '/tokens', { name: 'person/somebody', scope: 'write' });
  expect(made.status).toBe(400);
});
