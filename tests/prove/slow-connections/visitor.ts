/** A child process that visits the site all the time and reports how long the answers took. */
import { type Visiting, visit } from '../visitors.ts';
import { waitedForCore } from '../waited-for-core.ts';

/** The server's process id, if set: then the time both waited for a core is reported. */
const server = process.env.WATCHED_SERVER;
const waited = server ? () => waitedForCore(Number(server)) + waitedForCore(process.pid) : () => 0;

const [site = '', ...paths] = process.argv.slice(2);
const start = (): Visiting => visit(site, paths, { workers: 2, between: 3, waited });
let visiting = start();

/** `times` reports the visits since the last report; a number does once there are more, or after `testLimits.state`. */
process.on('message', async (message) => {
  const last = visiting;
  const tooFew = message === 'times' ? 0 : Number(message);
  const isReport = !Number.isNaN(tooFew);
  if (isReport) visiting = start();
  const visits = await last.stop(isReport ? tooFew : undefined);
  if (isReport) process.send?.(visits);
  else process.disconnect();
});
