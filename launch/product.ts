import { loadEnvironment } from './environment.ts';
import { startServiceProcess, startSiteProcess } from './processes.ts';
import { releaseAccess } from './release-access.ts';
import { supervise } from './supervisor.ts';

/**
 * Runs the embedded service with the sample content, unless a hosted repository is configured, and the website on top
 * of it. Building and seeding run in processes of their own, whose memory is freed when they exit.
 */
export async function runProduct(): Promise<void> {
  loadEnvironment();
  await supervise(async ({ add, keepRunning, run, runOptional }) => {
    const service = process.env.PRISMIC_REPOSITORY ? null : add(await startServiceProcess());
    const serviceUrl = service ? { SERVICE_URL: process.env.SERVICE_URL || service.address } : {};
    await Promise.all([
      run('build-site.ts'),
      service && run('first-content.ts', [service.address]),
    ]);
    const access = service ? await releaseAccess(service.address, process.env) : {};
    const site = add(await startSiteProcess({ ...process.env, ...serviceUrl, ...access }));
    await run('addresses.ts', service ? [site.address, service.address] : [site.address]);
    keepRunning();
    if (!service) return;
    // After the addresses are printed: visitors do not wait for what editors need.
    await runOptional('build-editor.ts');
    await runOptional('pictures.ts', [site.address]);
  });
}

if (import.meta.main) {
  // The compile cache is for this process only: it saves the others no memory.
  delete process.env.NODE_COMPILE_CACHE;
  await runProduct();
}
