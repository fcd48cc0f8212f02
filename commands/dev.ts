import { watch } from 'node:fs';
import { join } from 'node:path';
import { loadEnvironment, root } from '../launch/environment.ts';
import { startProcess, startServiceProcess } from '../launch/processes.ts';
import { releaseAccess } from '../launch/release-access.ts';
import { supervise } from '../launch/supervisor.ts';

/** `npm run dev`: the same as `npm start`, but from the sources and with reload. */
const debounceMs = 300;

loadEnvironment();
await supervise(async ({ add, run }) => {
  const service = process.env.PRISMIC_REPOSITORY ? null : add(await startServiceProcess());
  const serviceUrl = service ? { SERVICE_URL: process.env.SERVICE_URL || service.address } : {};
  if (service) {
    await run('first-content.ts', [service.address]);
    restartOnChange(service.restart);
  }
  const access = service ? await releaseAccess(service.address, process.env) : {};
  const site = add(
    await startProcess('website', join(root, 'site/dev.ts'), {
      folder: join(root, 'site'),
      environment: { ...process.env, ...serviceUrl, ...access },
      flags: ['--disable-warning=ExperimentalWarning'],
    }),
  );
  await run('addresses.ts', service ? [site.address, service.address] : [site.address]);
});

/** The service has no hot reload; a restart takes less than a second. */
function restartOnChange(restart: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined;
  for (const part of ['content-service', 'content-model', 'server'])
    watch(join(root, part), { recursive: true }, (_event, file) => {
      if (!file?.endsWith('.ts') || file.endsWith('.test.ts')) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        console.log(`${part}/${file} changed: starting the content service again`);
        restart().catch((fault: Error) => console.error(fault.message));
      }, debounceMs);
    });
}
