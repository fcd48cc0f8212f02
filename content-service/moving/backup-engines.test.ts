import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { record } from '../people/records.ts';
import { newDatabase } from '../store/shared-postgres.testing.ts';
import { pagesInLanguagesOf } from '../translations/pages.ts';
import { backup } from './backup.ts';
import { checkStore } from './check.ts';
import { restore } from './restore.ts';
import { type ExampleService, fillExample, startExampleService } from './service.testing.ts';
import { withStorage } from './storage.ts';

async function move(from: ExampleService, to: ExampleService): Promise<void> {
  const file = join(from.folder, 'backup.tar');
  const progress = () => {};
  await withStorage(from.settings, (storage) =>
    backup(storage, file, { repository: 'farol', now: 0, progress }),
  );
  await withStorage(to.settings, (storage) =>
    restore(storage, file, { replace: false, now: 0, progress }),
  );
  await expect.poll(() => to.repository.state.tip).toEqual(from.repository.state.tip);
}

const ines = {
  name: 'Inês',
  role: 'administrator',
  languages: null,
  types: ['article'],
  password: '$argon2id$',
  createdAt: 1,
  invitedBy: null,
} as const;

const addPeople = ({ settings }: ExampleService) =>
  withStorage(settings, ({ store }) =>
    store.records.write(
      [
        record('person', 'ines', ines),
        record('name', 'inês', null, { owner: 'ines' }),
        record(
          'session',
          'a hash',
          { key: 'k', startedAt: 1, seenAt: 1, way: 'password', agent: '' },
          { owner: 'ines', endsAt: Date.now() + 60_000 },
        ),
      ].map((each) => ({ change: 'add', record: each })),
    ),
  );

/** Sessions and links are opened by nothing that is restored. */
const recordsOf = (settings: ExampleService['settings']) =>
  withStorage(settings, async ({ store: { records } }) => {
    const found = [];
    for (const kind of ['name', 'person', 'session', 'link', 'secret'])
      for (const { id, owner, content } of await records.list(kind))
        found.push({ kind, id, owner, content });
    return found;
  });

it('goes from SQLite into PostgreSQL and back, beside running services', async () => {
  const one = await startExampleService();
  const other = await startExampleService({ DATABASE_URL: await newDatabase() });
  const third = await startExampleService();
  try {
    await fillExample(one);
    await addPeople(one);
    await move(one, other);
    await move(other, third);
    const pages = await pagesInLanguagesOf(one.repository).all();
    expect(JSON.stringify(pages)).toContain('"outdated":{"since":');
    for (const { settings, repository } of [other, third]) {
      expect(await pagesInLanguagesOf(repository).all()).toEqual(pages);
      expect(await checkStore(settings)).toEqual([]);
      expect(repository.master().ref).toBe(one.repository.master().ref);
      expect(repository.state.documents).toEqual(one.repository.state.documents);
      expect(await recordsOf(settings)).toEqual([
        { kind: 'name', id: 'inês', owner: 'ines', content: null },
        { kind: 'person', id: 'ines', owner: null, content: ines },
      ]);
    }
  } finally {
    await Promise.all([one, other, third].map((service) => service.remove()));
  }
});

async function* afterFirst<Item>(items: AsyncIterable<Item>, work: () => Promise<void>) {
  let isFirst = true;
  for await (const item of items) {
    yield item;
    if (isFirst) await work();
    isFirst = false;
  }
}

describe.each([
  ['SQLite', async () => ({})],
  ['PostgreSQL', async () => ({ DATABASE_URL: await newDatabase() })],
])('an earlier backup in %s', (_, environment) => {
  it('leaves revoked what is revoked while it comes', async () => {
    const service = await startExampleService(await environment());
    const { send, settings, repository, address } = service;
    try {
      await fillExample(service);
      const post = (path: string, body: unknown) =>
        send<{ id: string; token: string }>('POST', `/api/farol/v1/${path}`, body);
      const [document] = repository.state.documents.keys();
      const token = await post('tokens', { name: 'leaked', scope: 'write' });
      const preview = await post('previews', { document });
      const file = join(service.folder, 'backup.tar');
      await withStorage(settings, (storage) =>
        backup(storage, file, { repository: 'farol', now: 0, progress: () => {} }),
      );
      const revoke = async () => {
        await send('DELETE', `/api/farol/v1/tokens/${token.id}`);
        await send('DELETE', `/api/farol/v1/previews/${preview.id}`);
      };
      const { notices } = await withStorage(settings, (storage) => {
        const replace: typeof storage.store.replace = (history, people) =>
          storage.store.replace(afterFirst(history, revoke), people);
        const options = { replace: true, now: Date.now(), progress: () => {} };
        return restore({ ...storage, store: { ...storage.store, replace } }, file, options);
      });
      expect(notices).toEqual([
        '1 of the backup’s tokens and 1 of its previews were revoked here, and stay revoked.',
      ]);
      const headers = { authorization: `Bearer ${token.token}` };
      const status = async () =>
        (await fetch(`${address}/api/farol/v1/status`, { headers })).status;
      await expect.poll(status).toBe(401);
    } finally {
      await service.remove();
    }
  });

  it('leaves revoked what was revoked since', async () => {
    const service = await startExampleService(await environment());
    const { send, settings, repository, address } = service;
    try {
      await fillExample(service);
      const post = (path: string, body: unknown) =>
        send<{ id: string; token: string }>('POST', `/api/farol/v1/${path}`, body);
      const [document] = repository.state.documents.keys();
      const [leaked, kept] = [
        await post('tokens', { name: 'leaked', scope: 'write' }),
        await post('tokens', { name: 'kept', scope: 'write' }),
      ];
      const [shown, open] = [
        await post('previews', { document }),
        await post('previews', { document }),
      ];
      const file = join(service.folder, 'backup.tar');
      const progress = () => {};
      await withStorage(settings, (storage) =>
        backup(storage, file, { repository: 'farol', now: 0, progress }),
      );
      const { tip } = repository.state;
      await send('DELETE', `/api/farol/v1/tokens/${leaked.id}`);
      await send('DELETE', `/api/farol/v1/previews/${shown.id}`);
      const restoreIt = () =>
        withStorage(settings, (storage) =>
          restore(storage, file, { replace: true, now: Date.now(), progress }),
        );
      const statusOf = async ({ token }: { token: string }) => {
        const headers = { authorization: `Bearer ${token}` };
        return (await fetch(`${address}/api/farol/v1/status`, { headers })).status;
      };
      // What the first restore added is in the history that the second one replaces.
      for (const time of ['once', 'twice']) {
        const { notices, commits } = await restoreIt();
        expect(commits, time).toBe(tip.sequence);
        expect(notices).toEqual([
          '1 of the backup’s tokens and 1 of its previews were revoked here, and stay revoked.',
        ]);
        await expect.poll(() => repository.state.tip.sequence).toBe(tip.sequence + 1);
        expect([await statusOf(leaked), await statusOf(kept)]).toEqual([401, 200]);
        expect([...repository.state.previews.keys()]).toEqual([open.id]);
        await post('releases', { label: 'So that the second one differs' });
      }
      expect(await checkStore(settings)).toEqual([]);
    } finally {
      await service.remove();
    }
  });
});
