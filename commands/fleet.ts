import { join } from 'node:path';
import { loadEnvironment, root } from '../launch/environment.ts';
import { findNginx, startNginx } from '../launch/nginx.ts';
import { seedService } from '../launch/seeding.ts';
import { startFleet } from '../launch/start-fleet.ts';

/** `npm run fleet`: three sites and two services on one PostgreSQL behind nginx, until Ctrl-C. */
loadEnvironment();
const nginx = await findNginx();
if (!nginx) throw new Error('nginx is not installed here, and the fleet stands behind it.');
const leaving = new Promise<void>((resolve) => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    // The PostgreSQL of the tests would end this process before the rest is tidied up.
    process.removeAllListeners(signal);
    process.on(signal, () => resolve());
  }
});
const fleet = await startFleet({
  startFront: (behind) => startNginx(nginx, behind),
  write: (writer) =>
    seedService(writer, join(root, 'sample'), {
      work: join(root, '.artifacts/sample'),
      today: new Date(),
      say: console.log,
    }),
  logLevel: 'warn',
  say: console.log,
});
console.log(`
  Website       ${fleet.front.site}
  its sites     ${fleet.sites.map(({ address, child }) => `${address} (${child.pid})`).join('  ')}
  Content API   ${fleet.front.service}/api/v2
  its services  ${fleet.services.map(({ address, child }) => `${address} (${child.pid})`).join('  ')}
  Write token   ${fleet.token}

  In brackets the process: kill one and go on reading. Ctrl-C ends all of it.
`);
await leaving;
await fleet.stop();
process.exit(0);
