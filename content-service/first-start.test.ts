import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { newFolder } from '../testing/new-folder.ts';
import { prepareFirstStart } from './first-start.ts';
import { setLanguages } from './repository/commands/settings.ts';
import { Repository } from './repository/repository.ts';
import { openSqlite } from './store/sqlite.ts';

it('leaves what another process has created, and changes made since', async () => {
  const folder = await newFolder();
  // Neither is notified of what the other one writes.
  const open = () =>
    Repository.open(
      { ...openSqlite(join(folder, 'content.sqlite')), follow: () => () => {} },
      { name: 'farol', keptRefs: 0, clock: Date.now },
    );
  const [one, other] = [await open(), await open()];
  await prepareFirstStart(one, join(folder, 'one'));
  const french = [{ id: 'fr-fr', name: 'French' }];
  await one.do('Inês', setLanguages(french));
  await prepareFirstStart(other, join(folder, 'other'));
  expect(other.state.languages).toEqual(french);
  expect(other.state.tokens).toEqual(one.state.tokens);
  expect(await readdir(join(folder, 'one/service'))).toEqual(['write-token']);
  expect(await readdir(join(folder, 'other/service'))).toEqual([]);
  await Promise.all([one.close(), other.close()]);
});
