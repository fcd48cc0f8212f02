import { command } from '../command.ts';
import { embeddedAddresses } from '../embedded-addresses.ts';
import { drawFirstViews } from '../first-views.ts';
import { whenReady } from '../ready.ts';
import { localWriter } from '../writer.ts';

/** Says what one can open, once there is something to see. */
await command(async ([site = '', service]) => {
  await whenReady(site).catch((fault: Error) =>
    console.error(`${fault.message} Visitors are asked to come back in a moment until there is.`),
  );
  if (service) await drawFirstViews(site);
  const content = service
    ? await embeddedAddresses({
        writer: await localWriter(service),
        running: { address: service },
      })
    : [`Content            the hosted repository ${process.env.PRISMIC_REPOSITORY}`];
  const lines = [`Website            ${site}`, ...content];
  console.log(`\n${lines.map((line) => `  ${line}`).join('\n')}\n`);
});
