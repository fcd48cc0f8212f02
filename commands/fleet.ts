import { join } from 'node:path';
import { loadEnvironment, root } from '../launch/environment.ts';
import { findNginx, startNginx } from '../launch/nginx.ts';
import { seedService } from '../launch/seeding.ts';
import { startFleet } from '../launch/start-fleet.ts';
import { sampleWorkFolder } from '../launch/whole-product.ts';

/** `npm run fleet`: three sites and two services on one PostgreSQL behind nginx, until Ctrl-C. */
loadEnvironment();
const nginx = await findNginx();
if (!nginx) throw new Error('nginx is not installed here, and the fleet stands behind it.');
const stopSignal = new Promise<void>((resolve) => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    // The handlers of the tests' PostgreSQL would exit before the other processes are stopped.
    process.removeAllListeners(signal);
    process.on(signal, () => resolve());
  }
});
const fleet = await startFleet({
  startFront: (options) => startNginx(nginx, options),
  write: (writer) =>
    seedService(writer, join(root, 'sample'), {
      workFolder: sampleWorkFolder,
      today: new Date(),
      log: console.log,
    }),
  logLevel: 'warn',
  log: console.log,
});
console.log(`
  Website       ${fleet.front.site}
  its sites     ${fleet.sites.map(({ address, child }) => `${address} (${child.pid})`).join('  ')}
  Content API   ${fleet.front.service}/api/v2
  its services  ${fleet.services.map(({ address, child }) => `${address} (${child.pid})`).join('  ')}
  Write token   ${fleet.token}

  In brackets the process: kill one and go on reading. Ctrl-C ends all of it.
`);
await stopSignal;
await fleet.stop();
process.exit(0);
