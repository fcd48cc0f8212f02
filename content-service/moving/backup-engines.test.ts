import { join } from 'node:path';
import { expect, it } from 'vitest';
import { newDatabase } from '../store/shared-postgres.testing.ts';
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

it('goes from SQLite into PostgreSQL and back, beside running services', async () => {
  const one = await startExampleService();
  const other = await startExampleService({ DATABASE_URL: await newDatabase() });
  const third = await startExampleService();
  try {
    await fillExample(one);
    await move(one, other);
    await move(other, third);
    for (const { settings, repository } of [other, third]) {
      expect(await checkStore(settings)).toEqual([]);
      expect(repository.master().ref).toBe(one.repository.master().ref);
      expect(repository.state.documents).toEqual(one.repository.state.documents);
    }
  } finally {
    await Promise.all([one, other, third].map((service) => service.remove()));
  }
});
