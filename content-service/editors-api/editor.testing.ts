import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hourMs } from '@farol/content-model';
import { noStoreByDefault } from '@farol/server/cache-policies';
import { Hono } from 'hono';
import { expect, onTestFinished } from 'vitest';
import { originOf } from '../content-api/origin.ts';
import { folderFiles } from '../media/files.ts';
import { contentKeeper } from '../media/keeping.ts';
import { authenticator } from '../people/authenticator.testing.ts';
import { peopleContext } from '../people/context.ts';
import { inviteFirst } from '../people/one-time-links.ts';
import { editorOrigin } from '../people/origins.ts';
import type { Rights } from '../people/roles.ts';
import { signedIn } from '../people/signed-in.testing.ts';
import { assetLibrary } from '../repository/assets.ts';
import { changeModels, createToken, setLanguages } from '../repository/commands/settings.ts';
import type { Event } from '../repository/events.ts';
import { Repository } from '../repository/repository.ts';
import { readSettings } from '../settings.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { answerFaults } from '../write-api/faults.ts';
import { migrationApi } from '../write-api/migration.ts';
import { expectDescribed } from './description/described-answers.testing.ts';
import { farolApi } from './index.ts';

/** Requests seem to come through a proxy on the same machine, such as nginx. */
const behindProxy = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };

export interface ExampleOptions {
  /** Opens another connection to the same store each time; SQLite by default. */
  open?: (folder: string) => Promise<Store<Event>>;
}

/** The editors' API over its own store, called in memory, for one test; unexpected faults fail the test. */
export async function exampleEditor(
  address = 'http://localhost:3010',
  {
    open = async (folder) => openSqlite<Event>(join(folder, 'content.sqlite')),
  }: ExampleOptions = {},
) {
  const folder = await mkdtemp(join(tmpdir(), 'farol-editor-'));
  const store = await open(folder);
  let now = 1_800_000_000_000;
  const clock = () => now;
  const faults: Error[] = [];
  const answered = new Set<string>();
  const repository = await Repository.open(store, { name: 'farol', keptRefs: 5, clock });
  let editor = editorOrigin(address);
  const people = peopleContext(store, readSettings({}), { clock, origin: () => editor });
  const token = 'write-token-of-the-tests';
  const readingToken = 'reading-token-of-the-tests';
  await repository.do('test', createToken('program', 'write', token));
  await repository.do('test', createToken('reader', 'master', readingToken));
  await repository.do(
    'test',
    setLanguages([
      { id: 'en-us', name: 'English' },
      { id: 'pt-br', name: 'Português' },
    ]),
  );
  const json = { Main: { title: { type: 'Text' as const, config: {} } } };
  await repository.do(
    'test',
    changeModels(
      ['article', 'page'].map((id) => ({
        type: 'CUSTOM_TYPE_INSERT',
        id,
        payload: { id, label: id, repeatable: true, status: true, json },
      })),
    ),
  );

  const files = folderFiles(join(folder, 'media'));
  const app = new Hono();
  app.use(noStoreByDefault);
  app.route('/api/migration', migrationApi(repository));
  app.route(
    '/api/farol/v1',
    farolApi({
      repository,
      people,
      clock,
      originOf: (request) => originOf(new URL(request.url), request.headers, false),
      ending: new AbortController().signal,
      onAnswer(operation, answer) {
        expectDescribed(operation, answer);
        answered.add(`${operation.method} ${operation.path}`);
      },
      media: {
        contents: contentKeeper(files, assetLibrary(repository).hasContent, (fault) => {
          throw fault;
        }),
        intake: { temporaryFolder: join(folder, 'incoming') },
      },
      previews: { siteUrl: 'http://localhost:3000', lastsMs: hourMs, sharedLastsMs: hourMs },
      webhooks: {
        logLength: 10,
        test: async () => ({
          answer: null,
          fault: 'Nobody is there.',
          code: 'nobody_there',
          ms: 1,
        }),
      },
    }),
  );
  app.onError(answerFaults((fault) => void faults.push(fault)));
  onTestFinished(async () => {
    await repository.close();
    await rm(folder, { recursive: true, force: true });
    expect(faults).toEqual([]);
  });

  /** A browser with cookies, on a page of the editor unless its headers say otherwise. */
  function browser(extraHeaders: Record<string, string> = {}, network = '203.0.113.7') {
    const cookies = new Map<string, string>();
    const base = { origin: editor.origin, 'sec-fetch-site': 'same-origin', ...extraHeaders };

    async function send(
      method: string,
      path: string,
      body?: unknown,
      headers: Record<string, string> = {},
    ) {
      const init = {
        method,
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': network,
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...base,
          ...headers,
        },
        ...(body === undefined ? {} : { body: bodyOf(body) }),
      };
      const answer = await app.request(`${editor.origin}${path}`, init, behindProxy);
      for (const cookie of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        if (value === '') cookies.delete(name);
        else cookies.set(name, value);
      }
      return answer;
    }

    return {
      cookies,
      send: (method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
        send(method, `/api/farol/v1${path}`, body, headers),
      elsewhere: send,
      /** Sends a file as the raw body. */
      upload: (method: string, path: string, file: Uint8Array, headers?: Record<string, string>) =>
        send(method, `/api/farol/v1${path}`, file, {
          'content-type': 'application/octet-stream',
          ...headers,
        }),
    };
  }

  return {
    repository,
    store,
    people,
    /** The operations that have answered, each as described. */
    answered,
    app,
    files,
    token,
    readingToken,
    browser,
    get editor() {
      return editor;
    },
    authenticator: () => authenticator({ origin: editor.origin, host: editor.passkeyHost ?? '' }),
    move(to: string) {
      editor = editorOrigin(to);
    },
    pass(ms: number) {
      now += ms;
    },
    now: clock,

    /** The secret of the link that invites the first person. */
    async firstLink(): Promise<string> {
      const link = await inviteFirst(people);
      if (!link) throw new Error('There is somebody already.');
      return link.secret;
    },

    /** A browser of a signed-in person, without going through sign-in. */
    async signedIn(rights: Partial<Rights> = {}, id = `p-${Math.random()}`) {
      const sessionToken = await signedIn(people, id, rights);
      const signedInBrowser = browser();
      signedInBrowser.cookies.set(editor.sessionCookie, sessionToken);
      return { ...signedInBrowser, id, sessionToken };
    },

    /** The state another process, or this one after a restart, reads from the same history. */
    async readAgain() {
      const other = await Repository.open(await open(folder), {
        name: 'farol',
        keptRefs: 5,
        clock,
      });
      await other.close();
      return other.state;
    },
  };
}

function bodyOf(body: unknown): string | Uint8Array<ArrayBuffer> {
  return body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body);
}

export type ExampleEditor = Awaited<ReturnType<typeof exampleEditor>>;
export type ExampleBrowser = ReturnType<ExampleEditor['browser']>;
