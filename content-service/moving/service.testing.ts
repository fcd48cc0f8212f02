import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { readToken } from '../first-start.ts';
import type { Repository } from '../repository/repository.ts';
import { startService } from '../service.ts';
import { readSettings, type Settings } from '../settings.ts';
import { importContent } from './import.ts';
import type { Incoming } from './incoming.ts';
import { openJournal } from './journal.ts';
import type { Progress } from './progress.ts';
import { withRepository, withStorage } from './storage.ts';

/** A separate service in a new folder, for tests. */
export interface ExampleService {
  address: string;
  token: string;
  folder: string;
  settings: Settings;
  repository: Repository;
  send<Answer = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
  ): Promise<Answer>;
  upload(name: string, content: Blob | string, alt?: string): Promise<{ id: string; url: string }>;
  stop(): Promise<void>;
  /** Stops the service and removes its folder. */
  remove(): Promise<void>;
}

export async function startExampleService(
  environment: Record<string, string> = {},
  clock?: () => number,
): Promise<ExampleService> {
  const folder = environment.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'farol-moving-')));
  const settings = readSettings({
    DATA_DIR: folder,
    SERVICE_PORT: '0',
    HOST: '127.0.0.1',
    ...environment,
  });
  const running = await startService(settings, pino({ level: 'silent' }), clock);
  const token = await readToken(folder);
  const { address, repository } = running;
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= running.stop();
    return stopped;
  };
  const authorization = `Bearer ${token}`;

  async function request(method: string, path: string, body: BodyInit | null) {
    const response = await fetch(`${address}${path}`, { method, headers: { authorization }, body });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
    return text === '' ? null : JSON.parse(text);
  }

  return {
    address,
    token,
    folder,
    settings,
    repository,
    send: (method, path, body) =>
      request(method, path, body === undefined ? null : JSON.stringify(body)),
    upload(name, content, alt) {
      const form = new FormData();
      form.set('file', new Blob([content]), name);
      if (alt !== undefined) form.set('alt', alt);
      return request('POST', '/api/assets/assets', form);
    },
    stop,
    async remove() {
      await stop();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** As the commands do it, beside the service that runs. `meanwhile` comes once its storage has been opened. */
export const importInto = (
  { settings, folder }: ExampleService,
  incoming: Incoming,
  options: {
    journal?: string;
    progress?: Progress;
    meanwhile?: () => unknown;
  } = {},
) =>
  withStorage(settings, (storage) =>
    withRepository(settings, async (repository) => {
      await options.meanwhile?.();
      const limits = { bytes: 1e6, pixels: 1e6 };
      const journal = await openJournal(join(folder, options.journal ?? 'moves/import.ndjson'));
      const progress = options.progress ?? (() => {});
      const destination = { repository, storage, limits, clock: Date.now };
      return importContent(destination, incoming, { journal, progress });
    }),
  );

const text = (words: string, spans: unknown[] = []) => [{ type: 'paragraph', text: words, spans }];
const heading = (words: string) => [{ type: 'heading1', text: words, spans: [] }];

const models = [
  {
    type: 'SLICE_INSERT',
    id: 'hero',
    payload: {
      id: 'hero',
      type: 'SharedSlice',
      name: 'Hero',
      variations: [
        {
          id: 'default',
          primary: { picture: { type: 'Image' }, more: { type: 'Link' } },
          items: {},
        },
      ],
    },
  },
  {
    type: 'CUSTOM_TYPE_INSERT',
    id: 'page',
    payload: {
      id: 'page',
      label: 'Page',
      repeatable: true,
      status: true,
      json: {
        Main: {
          uid: { type: 'UID' },
          title: { type: 'StructuredText', config: { single: 'heading1' } },
          body: { type: 'StructuredText', config: { multi: 'paragraph,hyperlink,image' } },
          related: { type: 'Group', config: { fields: { page: { type: 'Link' } } } },
          picture: {
            type: 'Image',
            config: { thumbnails: [{ name: 'square', width: 8, height: 8 }] },
          },
          file: { type: 'Link' },
          slices: { type: 'Slices', config: { choices: { hero: { type: 'SharedSlice' } } } },
        },
      },
    },
  },
];

const drawing = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="16"><rect width="32" height="16" fill="${colour}"/></svg>`;

/** Pages with cyclic links, translations, drafts, a release, files and old versions. */
export async function fillExample({ send, upload }: ExampleService): Promise<void> {
  await send('POST', '/api/models/bulk-update', { changes: models });
  const blue = await upload('sea.svg', drawing('#0c2f4a'), 'The sea');
  const green = await upload('wood.svg', drawing('#1f6b3a'), 'A wood');
  const list = await upload('packing list.txt', 'A hat.\nShoes that are worn in.\n');
  const tag = await send<{ id: string }>('POST', '/api/assets/tags', { name: 'outdoors' });
  await send('PATCH', `/api/assets/assets/${green.id}`, { tags: [tag.id], credits: 'Inês' });
  const create = (uid: string, lang: string, translationOf?: string) =>
    send<{ document: string; version: string }>('POST', '/api/farol/v1/documents', {
      type: 'page',
      lang,
      title: `${uid} (${lang})`,
      uid,
      tags: ['walks', lang],
      data: { title: heading(uid) },
      ...(translationOf ? { translationOf } : {}),
    });
  const coast = await create('coast', 'en-us');
  const forest = await create('forest', 'en-us');
  const costa = await create('costa', 'pt-br', coast.document);
  const later = await create('later', 'en-us');
  const link = (id: string) => ({ link_type: 'Document', id });
  const pages = [
    { page: coast, title: 'By the sea', other: forest, picture: blue },
    { page: forest, title: 'In the woods', other: costa, picture: green },
    { page: costa, title: 'À beira-mar', other: coast, picture: blue },
  ];
  for (const { page, title, other, picture } of pages)
    await send('PUT', `/api/farol/v1/documents/${page.document}/draft`, {
      basedOn: page.version,
      data: {
        title: heading(title),
        body: [
          ...text('Read on here.', [
            { start: 0, end: 4, type: 'hyperlink', data: link(other.document) },
          ]),
          { type: 'image', id: picture.id },
        ],
        related: [{ page: link(other.document) }, { page: { link_type: 'Web', url: '/more' } }],
        picture: { id: picture.id, alt: 'As this page tells it', linkTo: link(other.document) },
        file: { link_type: 'Media', id: list.id },
        slices: [
          {
            slice_type: 'hero',
            variation: 'default',
            primary: { picture: { id: picture.id }, more: link(other.document) },
          },
        ],
      },
    });
  await send('POST', '/api/farol/v1/publications', {
    documents: pages.map(({ page }) => ({ document: page.document })),
  });
  const current = await send<{ published: { id: string } }>(
    'GET',
    `/api/farol/v1/documents/${coast.document}`,
  );
  await send('PUT', `/api/farol/v1/documents/${coast.document}/draft`, {
    basedOn: current.published.id,
    data: { title: heading('Not yet published') },
  });
  const release = await send<{ id: string }>('POST', '/api/farol/v1/releases', {
    label: 'Summer',
    scheduledAt: Date.UTC(2099, 5, 1),
  });
  await send('PUT', `/api/farol/v1/releases/${release.id}/documents/${forest.document}`);
  await send('PUT', `/api/farol/v1/documents/${later.document}/archive`);
}
