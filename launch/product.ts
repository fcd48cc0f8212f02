import { join } from 'node:path';
import { loadEnvironment, root } from './environment.ts';
import { startServiceProcess, startSiteProcess } from './processes.ts';
import { releaseReader } from './release-reader.ts';
import { supervise } from './supervisor.ts';

const worker = (name: string) => join(root, 'launch/workers', name);

/**
 * The embedded service with the sample provider, unless a hosted repository is named, and the website on top of it.
 * Building and seeding are done by processes that end.
 */
export async function product(): Promise<void> {
  loadEnvironment();
  await supervise(async ({ keep, work, attempt }) => {
    const service = process.env.PRISMIC_REPOSITORY ? null : keep(await startServiceProcess());
    const reached = service ? { SERVICE_URL: process.env.SERVICE_URL || service.address } : {};
    await Promise.all([
      work(worker('build-site.ts')),
      service && work(worker('first-content.ts'), [service.address]),
    ]);
    const reading = service ? await releaseReader(service.address, process.env) : {};
    const site = keep(await startSiteProcess({ ...process.env, ...reached, ...reading }));
    await work(worker('addresses.ts'), [site.address, ...(service ? [service.address] : [])]);
    // Visitors do not wait for what editors need.
    if (service) await attempt(worker('build-editor.ts'));
    if (service) await attempt(worker('pictures.ts'), [site.address]);
  });
}

if (import.meta.main) {
  // It is for this process: the others hold no less with it.
  delete process.env.NODE_COMPILE_CACHE;
  await product();
}
