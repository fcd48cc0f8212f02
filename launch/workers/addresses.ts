import { embeddedAddresses } from '../embedded-addresses.ts';
import { warmFirstViews } from '../first-views.ts';
import { localWriter } from '../local-writer.ts';
import { whenReady } from '../ready.ts';
import { runCommand } from '../run-command.ts';

/** Prints the addresses of the product, once there is something to see. */
await runCommand(async ([site = '', service]) => {
  await whenReady(site, 30_000).catch((fault: Error) =>
    console.error(`${fault.message} Visitors are asked to come back in a moment until there is.`),
  );
  if (service) await warmFirstViews(site);
  const content = service
    ? await embeddedAddresses({ writer: await localWriter(service), service })
    : [`Content            the hosted repository ${process.env.PRISMIC_REPOSITORY}`];
  const lines = [`Website            ${site}`, ...content];
  console.log(`\n${lines.map((line) => `  ${line}`).join('\n')}\n`);
});
