import { watch } from 'node:fs';
import { join } from 'node:path';
import { embeddedAddresses, startEmbeddedService } from './embedded-service.ts';
import { loadEnvironment, root } from './environment.ts';
import { household } from './household.ts';
import { startProcess } from './processes.ts';

/** `npm run dev`: everything as `npm start`, from the sources as they stand, with reload. */
const SETTLE_MS = 300;

loadEnvironment();
await household(async (keep) => {
  const hosted = process.env.PRISMIC_REPOSITORY;
  const embedded = hosted ? null : await startEmbeddedService();
  if (embedded) {
    keep(embedded.running);
    restartOnChange(embedded.running.restart);
  }
  const site = keep(
    await startProcess('website', join(root, 'site/dev.ts'), { folder: join(root, 'site') }),
  );
  return [
    `Website            ${site.address}`,
    ...(embedded ? await embeddedAddresses(embedded) : []),
  ];
});

/** The service has no parts to load anew one by one; its start takes less than a second. */
function restartOnChange(restart: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined;
  for (const part of ['content-service', 'content-model'])
    watch(join(root, part), { recursive: true }, (_event, file) => {
      if (!file?.endsWith('.ts') || file.endsWith('.test.ts')) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        console.log(`${part}/${file} changed: starting the content service again`);
        restart().catch((fault: Error) => console.error(fault.message));
      }, SETTLE_MS);
    });
}
