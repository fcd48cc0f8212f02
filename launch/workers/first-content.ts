import { join } from 'node:path';
import { keepFilesPrivate } from '@farol/server/process';
import { root } from '../environment.ts';
import { localWriter } from '../local-writer.ts';
import { runCommand } from '../run-command.ts';
import { HoldsContent, seedService } from '../seeding.ts';

keepFilesPrivate();
/** Writes the sample to an empty service, or what an interrupted start left out of it. */
await runCommand(async ([service = '']) => {
  const writer = await localWriter(service);
  try {
    await seedService(writer, join(root, 'sample'), {
      workFolder: join(process.env.DATA_DIR ?? '', 'sample'),
      today: new Date(),
      log: console.log,
    });
  } catch (fault) {
    if (!(fault instanceof HoldsContent)) throw fault;
  }
});
