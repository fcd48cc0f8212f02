import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { languages } from '@farol/content-model';
import { getRequestListener } from '@hono/node-server';
import { limitConnections } from './crowd.ts';
import { type PlainStatus, plainPage } from './plain-page.ts';
import type { ReadyAnswer } from './ready.ts';
import { alwaysHeaders } from './security-headers.ts';

export interface ServerOptions {
  fetch(request: Request): Response | Promise<Response>;
  /** An answer that lies ready in memory; undefined where there is none. */
  ready?(request: IncomingMessage): ReadyAnswer | undefined;
  /** Told of every answer that is complete; nothing is watched where nobody listens. */
  onAnswered?(address: string, status: number): void;
  port: number;
  host?: string;
  /** Milliseconds for the headers of a request, and for a whole one. */
  headersTimeout?: number;
  requestTimeout?: number;
  /** Held at once; beyond these, the most useless leave. */
  connections?: number;
  /** Milliseconds that running answers have once `stop` is called. */
  stopWithin?: number;
}

export interface Listening {
  port: number;
  /** Takes no more requests, finishes those that run, and is done in time. */
  stop(): Promise<void>;
}

/** Nothing that is sent to the site is larger. */
const largestBody = 64 * 1024;

/** Serves over HTTP, within limits that no slow or large client gets around. */
export async function listen(options: ServerOptions): Promise<Listening> {
  const server = createServer({
    maxHeaderSize: 16 * 1024,
    headersTimeout: options.headersTimeout ?? 10_000,
    requestTimeout: options.requestTimeout ?? 20_000,
    keepAliveTimeout: 10_000,
    connectionsCheckingInterval: 1_000,
  });
  // A connection on which nothing moves for so long is of no use.
  server.timeout = 60_000;
  limitConnections(server, options.connections ?? 1_000);
  let isStopping = false;
  const answer = getRequestListener((request) => options.fetch(request));

  server.on('request', (incoming, outgoing) => {
    if (options.onAnswered) watch(incoming, outgoing, options.onAnswered);
    if (isStopping) outgoing.setHeader('connection', 'close');
    if (Number(incoming.headers['content-length'] ?? 0) > largestBody) return refuse(outgoing, 413);
    const ready = options.ready?.(incoming);
    if (!ready) return void answer(incoming, outgoing);
    outgoing.writeHead(ready.status, ready.headers).end(ready.body);
  });
  server.on('clientError', refuseRaw);
  server.on('connect', (_, connection) => {
    // Node leaves such a connection to whoever listens, its errors too.
    connection.on('error', () => connection.destroy());
    answerRaw(connection, 405);
  });

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host ?? '127.0.0.1', 4096, resolve);
  });

  async function stop(): Promise<void> {
    isStopping = true;
    const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
    server.closeIdleConnections();
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    const late = setTimeout(() => server.closeAllConnections(), options.stopWithin ?? 8_000);
    await closed;
    clearInterval(idle);
    clearTimeout(late);
  }

  const address = server.address();
  if (address === null || typeof address === 'string') throw new TypeError('There is no port.');
  let stopped: Promise<void> | undefined;
  return { port: address.port, stop: () => (stopped ??= stop()) };
}

function watch(
  { url = '' }: IncomingMessage,
  outgoing: ServerResponse,
  onAnswered: NonNullable<ServerOptions['onAnswered']>,
): void {
  // A visitor who went before there was an answer is counted as proxies write it down.
  outgoing.once('close', () => onAnswered(url, outgoing.headersSent ? outgoing.statusCode : 499));
}

function refuse(outgoing: ServerResponse, status: PlainStatus): void {
  const page = plainPage(status, languages[0]);
  outgoing
    .writeHead(status, { ...alwaysHeaders, ...page.headers, connection: 'close' })
    .end(page.body);
}

const rawStatus: Readonly<Record<string, PlainStatus>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** What does not even parse as a request is answered on the bare connection. */
function refuseRaw(fault: NodeJS.ErrnoException, socket: Socket): void {
  if (fault.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  answerRaw(socket, rawStatus[fault.code ?? ''] ?? 400);
}

function answerRaw(connection: Duplex, status: PlainStatus): void {
  const page = plainPage(status, languages[0]);
  const headers = { ...alwaysHeaders, ...page.headers, connection: 'close' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  connection.end(
    `HTTP/1.1 ${status} ${reasons[status]}\r\n${lines.join('\r\n')}\r\ncontent-length: ${Buffer.byteLength(page.body)}\r\n\r\n${page.body}`,
  );
}

const reasons: Record<number, string> = {
  400: 'Bad Request',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
};
