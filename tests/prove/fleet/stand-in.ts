import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { Behind, Front } from '../../../launch/nginx.ts';

/** Where nginx is missing: hands requests on, and asks the next one where one is not there. Keeps nothing. */
export async function startStandIn(behind: Behind): Promise<Front> {
  const sites = await balance(behind.sites, behind.sitePort, 'in turn');
  const services = await balance(behind.services, behind.servicePort, 'the first');
  return {
    site: `http://127.0.0.1:${behind.sitePort}`,
    service: `http://127.0.0.1:${behind.servicePort}`,
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
  const agent = new Agent({ keepAlive: true, timeout: 5_000 });
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    if (order === 'in turn') turn += 1;
    const list = addresses.map((_, at) => addresses[(at + turn) % addresses.length] ?? '');
    handOn(incoming, outgoing, list, agent);
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

function handOn(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  [address = '', ...others]: readonly string[],
  agent: Agent,
): void {
  const { method, url: path, headers } = incoming;
  const mayRepeat = method === 'GET' || method === 'HEAD';
  const asked = request(`http://${address}`, { method, path, headers, agent });
  asked.once('response', (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    outgoing.flushHeaders();
    answer.pipe(outgoing);
    answer.once('error', () => outgoing.destroy());
  });
  asked.once('error', () => {
    if (outgoing.headersSent) outgoing.destroy();
    else if (mayRepeat && others.length > 0) handOn(incoming, outgoing, others, agent);
    else outgoing.writeHead(503, { 'retry-after': '2' }).end();
  });
  outgoing.once('close', () => asked.destroy());
  if (mayRepeat) asked.end();
  else incoming.pipe(asked);
}
