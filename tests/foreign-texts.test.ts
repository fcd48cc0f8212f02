import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { root } from '../launch/environment.ts';
import { startNewService } from '../launch/new-service.ts';

const run = promisify(execFile);
const clearing = '\u001b[2J';

it('what somebody else wrote commands no terminal', async () => {
  const service = await startNewService();
  try {
    const content = (...words: string[]) => {
      const script = ['--disable-warning=ExperimentalWarning', 'commands/content.ts', ...words];
      return run(process.execPath, script, { cwd: root, env: service.environment });
    };
    const documents = await mkdtemp(join(service.folder, 'documents-'));
    await mkdir(join(documents, 'en-us'));
    const name = 'story=#=v1=#=no-type=#=g1=#=en-us=#=y.json';
    await writeFile(join(documents, 'en-us', name), JSON.stringify({ uid: clearing }));
    const imported = await content('import', documents);
    expect(imported.stdout).toContain('“\\u001b[2J” (story, en-us) was left out');
    const failed = await content('import', `/nowhere${clearing}`).catch((fault) => fault);
    expect(failed.stderr).toContain('/nowhere\\u001b[2J');
    for (const text of [imported.stdout, failed.stderr]) expect(text).not.toContain('\u001b');
  } finally {
    await service.stop();
  }
});
