import { beforeEach, describe, expect, it } from 'vitest';
import { eventRights } from '../people/event-rights.ts';
import { operationRights } from '../people/rights.ts';
import type { Role } from '../people/roles.ts';
import type { Event } from '../repository/events.ts';
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
      'get /documents/{id}/authorship',
      'post /documents/{id}/restorations',
      'put /documents/{id}/archive',
      'delete /documents/{id}/archive',
      'post /checks',
      'get /titles',
      'get /documents/{id}/references',
      'get /documents/{id}/addresses',
      'get /media/{id}/references',
      'get /documents/{id}/translation',
      'put /documents/{id}/translation',
      'post /documents/{id}/translations',
      'get /reviews',
      'put /documents/{id}/review',
      'delete /documents/{id}/review',
      'put /documents/{id}/review/return',
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
      'get /publications/{sequence}',
      'get /releases',
      'get /releases/{id}',
      'get /releases/{id}/contents',
      'get /releases/{id}/checks',
      'get /past-releases',
      'get /removed-releases',
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
      'get /media-references',
      'get /names',
      'get /presence',
    ],
  ],
  [
    ['program', 'publisher', 'administrator'],
    [
      'delete /documents/{id}/publication',
      'post /publications',
      'post /publications/{sequence}/undoing',
      'post /releases',
      'patch /releases/{id}',
      'delete /releases/{id}',
      'post /removed-releases/{id}/restoration',
      'put /releases/{id}/documents/{document}',
      'delete /releases/{id}/documents/{document}',
      'post /releases/{id}/publication',
      'post /media',
      'patch /media/{id}',
      'put /media/{id}/content',
      'delete /media/{id}',
      'post /media-batches',
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

  it('say which of them a person may call only soon after signing in', () => {
    const { paths } = openApi() as { paths: Record<string, Record<string, object>> };
    const saying = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, described]) =>
        JSON.stringify(described).includes('`signInAgain`') ? [`${method} ${path}`] : [],
      ),
    );
    const fresh = Object.entries(operationRights).flatMap(([operation, right]) =>
      right !== 'anybody' && right.isFreshOnly ? [operation] : [],
    );
    expect(saying.sort()).toEqual(fresh.sort());
    expect(fresh).toContain('post /tokens');
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
    'publication-undone',
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

it.each([
  ...['person/somebody', 'schedule', ' Command line', 'old versions'],
  // What no engine stores, or nobody sees.
  ...['per\0son/somebody', '\u200bperson/somebody', 'sched\0ule', 'schedule\u00ad'],
  ...['schedule\ufe0f', 'sched\u034fule', 'schedule\u3164'],
])('lets no token do under the name %j what somebody else would have done', async (name) => {
  const browser = await editor.signedIn({ role: 'administrator' });
  const made = await browser.send('POST', '/tokens', { name, scope: 'write' });
  expect([made.status, (await made.json()).code]).toEqual([400, 'name_reserved']);
});

it('gives a token a name of up to 80 characters, as the refusal says', async () => {
  const browser = await editor.signedIn({ role: 'administrator' });
  const make = async (length: number) =>
    (await browser.send('POST', '/tokens', { name: 'x'.repeat(length), scope: 'write' })).status;
  expect([await make(80), await make(81)]).toEqual([201, 400]);
});

it.each(['\0', '\u200b \n', '\u3164'])(
  'makes no token of which nobody sees the name, as of %j',
  async (name) => {
    const browser = await editor.signedIn({ role: 'administrator' });
    const made = await browser.send('POST', '/tokens', { name, scope: 'write' });
    expect([made.status, (await made.json()).code]).toEqual([400, 'name_form']);
  },
);
