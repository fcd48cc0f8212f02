import { once } from 'node:events';
import http, { type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo, Server } from 'node:net';

interface Received {
  headers: IncomingHttpHeaders;
  body: Record<string, unknown>;
}

/** A local server that records what it receives, for tests. */
export interface Receiver {
  url: string;
  port: number;
  received: Received[];
  /** Status of the next responses. */
  status: number;
  stop(): Promise<void>;
}

export async function startReceiver(
  answer: RequestListener = (_request, response) => response.end('Thank you'),
): Promise<Receiver> {
  const server = http.createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const body = JSON.parse(Buffer.concat(parts).toString());
    receiver.received.push({ headers: request.headers, body });
    response.statusCode = receiver.status;
    answer(request, response);
  });
  const port = await listening(server);
  const receiver: Receiver = {
    url: `http://127.0.0.1:${port}/hook`,
    port,
    received: [],
    status: 200,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return receiver;
}

export async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
