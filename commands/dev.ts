import { watch } from 'node:fs';
import { join } from 'node:path';
import { loadEnvironment, root } from '../launch/environment.ts';
import { startProcess, startServiceProcess } from '../launch/processes.ts';
import { releaseReader } from '../launch/release-reader.ts';
import { supervise } from '../launch/supervisor.ts';

/** `npm run dev`: everything as `npm start`, from the sources as they stand, with reload. */
const SETTLE_MS = 300;

loadEnvironment();
const worker = (name: string) => join(root, 'launch/workers', name);

await supervise(async ({ keep, work }) => {
  const service = process.env.PRISMIC_REPOSITORY ? null : keep(await startServiceProcess());
  const reached = service ? { SERVICE_URL: process.env.SERVICE_URL || service.address } : {};
  if (service) {
    await work(worker('first-content.ts'), [service.address]);
    restartOnChange(service.restart);
  }
  const reading = service ? await releaseReader(service.address, process.env) : {};
  const site = keep(
    await startProcess('website', join(root, 'site/dev.ts'), {
      folder: join(root, 'site'),
      environment: { ...process.env, ...reached, ...reading },
      flags: ['--disable-warning=ExperimentalWarning'],
    }),
  );
  await work(worker('addresses.ts'), [site.address, ...(service ? [service.address] : [])]);
});

/** The service has no parts to load anew one by one; its start takes less than a second. */
function restartOnChange(restart: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined;
  for (const part of ['content-service', 'content-model', 'server'])
    watch(join(root, part), { recursive: true }, (_event, file) => {
      if (!file?.endsWith('.ts') || file.endsWith('.test.ts')) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        console.log(`${part}/${file} changed: starting the content service again`);
        restart().catch((fault: Error) => console.error(fault.message));
      }, SETTLE_MS);
    });
}
