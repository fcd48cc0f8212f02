import { join } from 'node:path';
import { keepFilesPrivate } from '@farol/server/process';
import { root } from '../environment.ts';
import { localWriter } from '../local-writer.ts';
import { runCommand } from '../run-command.ts';
import { seedService } from '../seeding.ts';

keepFilesPrivate();
/** Writes the sample to an empty service. */
await runCommand(async ([service = '']) => {
  const writer = await localWriter(service);
  const { documents } = await writer.get<{ documents: number }>('/api/farol/v1/status');
  if (documents === 0)
    await seedService(writer, join(root, 'sample'), {
      workFolder: join(process.env.DATA_DIR ?? '', 'sample'),
      today: new Date(),
      log: console.log,
    });
});
