// @ts-check
import { join } from 'node:path';
import { loadEnvironment, root } from '../launch/environment.js';
import { household } from '../launch/household.js';
import { startServiceProcess, startSiteProcess } from '../launch/processes.js';
import { releaseReader } from '../launch/release-reader.js';

/**
 * `npm start`: the whole product. The embedded service with the sample provider, unless a hosted repository is
 * named, and the website on top of it. Building and seeding are done by processes that end.
 */
loadEnvironment();
/** @param {string} name */
const worker = (name) => join(root, 'launch/workers', name);

await household(async ({ keep, work }) => {
  const service = process.env.PRISMIC_REPOSITORY ? null : keep(await startServiceProcess());
  const reached = service ? { SERVICE_URL: process.env.SERVICE_URL || service.address } : {};
  await Promise.all([
    work(worker('build.ts')),
    service && work(worker('first-content.ts'), [service.address]),
  ]);
  const reading = service ? await releaseReader(service.address, process.env) : {};
  const site = keep(await startSiteProcess({ ...process.env, ...reached, ...reading }));
  await work(worker('addresses.ts'), [site.address, ...(service ? [service.address] : [])]);
});
