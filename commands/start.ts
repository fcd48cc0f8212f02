import { embeddedAddresses, startEmbeddedService } from './embedded-service.ts';
import { loadEnvironment } from './environment.ts';
import { household } from './household.ts';
import { startSiteProcess } from './processes.ts';
import { whenReady } from './ready.ts';
import { buildSite } from './site-build.ts';

/**
 * `npm start`: the whole product. The embedded service with the sample provider, unless a hosted repository is
 * named, and the website on top of it.
 */
loadEnvironment();
await household(async (keep) => {
  const hosted = process.env.PRISMIC_REPOSITORY;
  const embedded = hosted ? null : await startEmbeddedService();
  if (embedded) keep(embedded.running);
  await buildSite((sentence) => console.log(sentence));
  const site = keep(await startSiteProcess());
  await whenReady(site.address).catch((fault: Error) =>
    console.error(`${fault.message} Visitors are asked to come back in a moment until there is.`),
  );
  return [
    `Website            ${site.address}`,
    ...(embedded
      ? await embeddedAddresses(embedded)
      : [`Content            the hosted repository ${hosted}`]),
  ];
});
