import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Front, FrontOptions } from '../../../launch/nginx.ts';

/** How long an unused connection is kept, as in `deploy/nginx.conf`. */
const unusedMs = 300;

/**
 * Replaces nginx where that is missing: forwards requests, and tries the next server where one is down. Caches nothing.
 */
export async function startStandIn(options: FrontOptions): Promise<Front> {
  const sites = await balance(options.sites, options.sitePort, 'in turn');
  const services = await balance(options.services, options.servicePort, 'the first');
  return {
    site: `http://127.0.0.1:${options.sitePort}`,
    service: `http://127.0.0.1:${options.servicePort}`,
    async stop() {
      await Promise.all([sites(), services()]);
    },
  };
}

async function balance(
  addresses: readonly string[],
  port: number,
  order: 'in turn' | 'the first',
): Promise<() => Promise<void>> {
  const agent = new Agent({ keepAlive: true, timeout: unusedMs });
  let turn = 0;
  // As in nginx: clients with rare requests do not run into a connection being closed.
  const server = createServer({ keepAliveTimeout: 75_000 }, async (incoming, outgoing) => {
    if (order === 'in turn') turn += 1;
    const list = addresses.map((_, at) => addresses[(at + turn) % addresses.length] ?? '');
    const body = await buffer(incoming).catch(() => null);
    if (body) handOn({ incoming, body }, outgoing, list, agent);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return async () => {
    agent.destroy();
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
}

interface Handed {
  incoming: IncomingMessage;
  body: Buffer;
}

function handOn(
  handed: Handed,
  outgoing: ServerResponse,
  [address = '', ...others]: readonly string[],
  agent: Agent,
): void {
  const { method, url: path, headers } = handed.incoming;
  const mayRepeat = method === 'GET' || method === 'HEAD';
  const asked = request(`http://${address}`, { method, path, headers, agent });
  asked.once('response', (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    outgoing.flushHeaders();
    answer.pipe(outgoing);
    answer.once('error', () => outgoing.destroy());
  });
  asked.once('error', (fault) => {
    // A request that was never accepted may be retried elsewhere, whatever its method.
    const isUntaken = 'code' in fault && fault.code === 'ECONNREFUSED';
    if (outgoing.headersSent) outgoing.destroy();
    else if ((mayRepeat || isUntaken) && others.length > 0) handOn(handed, outgoing, others, agent);
    else outgoing.writeHead(503, { 'retry-after': '2' }).end();
  });
  outgoing.once('close', () => asked.destroy());
  asked.end(handed.body);
}
