import { join } from 'node:path';
import { keepFilesPrivate } from '@farol/server/process';
import { command } from '../command.ts';
import { root } from '../environment.ts';
import { seedService } from '../seeding.ts';
import { localWriter } from '../writer.ts';

keepFilesPrivate();
/** Gives an empty service the sample provider. */
await command(async ([service = '']) => {
  const writer = await localWriter(service);
  const { documents } = await writer.get<{ documents: number }>('/api/farol/v1/status');
  if (documents === 0)
    await seedService(writer, join(root, 'sample'), {
      work: join(process.env.DATA_DIR ?? '', 'sample'),
      today: new Date(),
      say: (sentence) => console.log(sentence),
    });
});
