import { createServer, IncomingMessage, ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { getRequestListener, type Http2Bindings, type HttpBindings } from '@hono/node-server';
import {
  type BodyLimit,
  type BodyRefusal,
  counted,
  limitFor,
  refusalByHeaders,
  tooBig,
} from './body-limits.ts';
import { type ConnectionLimits, watchConnections } from './connections.ts';
import { watchHandshakes } from './handshakes.ts';

export interface App {
  fetch(request: Request, bindings: HttpBindings): Response | Promise<Response>;
}

export interface ServerOptions extends Partial<ConnectionLimits> {
  /** 0 takes any free one. */
  readonly port: number;
  readonly host?: string;
  /** Certificate and key as PEM: it is served over TLS then. */
  readonly tls?: { readonly cert: string; readonly key: string } | undefined;
  /** How many connections may be agreeing on their keys at once. */
  readonly handshakes?: number;
  /** Milliseconds for a client to agree on the keys. */
  readonly handshakeTimeout?: number;
  readonly bodyLimits?: readonly BodyLimit[];
  /** For every route `bodyLimits` does not name. */
  readonly otherBodies?: number;
  readonly headerBytes?: number;
  /** Milliseconds for the headers of a request, a whole request, and for the next one to come. */
  readonly headersTimeout?: number;
  readonly requestTimeout?: number;
  readonly keepAliveTimeout?: number;
  /** Milliseconds that running answers have once `stop` is called. */
  readonly stopWithin?: number;
}

export interface Listening {
  readonly port: number;
  readonly connections: number;
  /** Takes no more requests, finishes those that run, and is done in time. */
  stop(): Promise<void>;
}

/** Milliseconds for a stream without an end to be ended by the app, in order. */
const parting = 200;

/** How long a refused client may go on sending before its connection is closed. */
const lingering = { milliseconds: 500, bytes: 1024 * 1024 };

/** Serves an app over HTTP, within limits no client can get around. */
export async function listen(app: App, options: ServerOptions): Promise<Listening> {
  const { bodyLimits = [], otherBodies = 1024 * 1024, stopWithin = 8_000 } = options;
  const timing = {
    maxHeaderSize: options.headerBytes ?? 16 * 1024,
    headersTimeout: options.headersTimeout ?? 10_000,
    requestTimeout: options.requestTimeout ?? 300_000,
    keepAliveTimeout: options.keepAliveTimeout ?? 15_000,
    connectionsCheckingInterval: 2_000,
  };
  const { tls, handshakeTimeout = 5_000 } = options;
  const secure = tls && createSecureServer({ ...timing, ...tls, handshakeTimeout });
  const handshakes = secure && watchHandshakes(secure, options.handshakes ?? 500);
  const server = secure ?? createServer(timing);
  server.on('clientError', refuseBroken);
  const watched = watchConnections(server, {
    connections: options.connections ?? 1_000,
    bodies: options.bodies ?? 64,
    slowest: options.slowest ?? 1_000,
    slowWindow: options.slowWindow ?? 15_000,
  });
  let stopping = false;

  const answer = getRequestListener((request, given) => {
    const bindings = ofHttp1(given);
    const isChunked = bindings.incoming.headers['transfer-encoding'] !== undefined;
    if (!isChunked || !request.body) return app.fetch(request, bindings);
    return withCountedBody(request, request.body, bindings);
  });

  async function withCountedBody(
    request: Request,
    content: ReadableStream<Uint8Array>,
    bindings: HttpBindings,
  ): Promise<Response> {
    const limit = limitFor(bindings.incoming, bodyLimits, otherBodies);
    const body = counted(content, limit);
    const init = { body: body.stream, duplex: 'half' };
    const answered = await app.fetch(new Request(request, init), bindings);
    if (!body.isTooBig()) return answered;
    await answered.body?.cancel();
    const { status, message } = tooBig(limit);
    return Response.json({ error: message, message }, { status });
  }

  function take(incoming: IncomingMessage, outgoing: ServerResponse): void {
    if (stopping) outgoing.shouldKeepAlive = false;
    const limit = limitFor(incoming, bodyLimits, otherBodies);
    const refusal = refusalByHeaders(incoming, limit);
    watched.begin(incoming, outgoing, () => {
      if (refusal) refuse(incoming, outgoing, refusal);
      else void answer(incoming, outgoing);
    });
  }

  server.on('request', take);
  server.on('checkContinue', (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const limit = limitFor(incoming, bodyLimits, otherBodies);
    if (!refusalByHeaders(incoming, limit)) outgoing.writeContinue();
    take(incoming, outgoing);
  });

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host ?? '127.0.0.1', 4096, resolve);
  });

  async function stop(): Promise<void> {
    stopping = true;
    for (const { outgoing } of watched.inExchange()) {
      outgoing.shouldKeepAlive = false;
      if (isEndless(outgoing)) setTimeout(() => outgoing.destroy(), parting);
    }
    const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
    handshakes?.closeAll();
    watched.closeUnused();
    const idle = setInterval(watched.closeUnused, 50);
    const late = setTimeout(() => server.closeAllConnections(), stopWithin);
    await closed;
    clearInterval(idle);
    clearTimeout(late);
  }

  let stopped: Promise<void> | undefined;
  return {
    port: portOf(server.address()),
    get connections() {
      return watched.size;
    },
    stop: () => (stopped ??= stop()),
  };
}

/** Says no and goes on listening for a moment: a client that is still sending would not hear it otherwise. */
function refuse(incoming: IncomingMessage, outgoing: ServerResponse, refusal: BodyRefusal): void {
  const { status, message } = refusal;
  const body = JSON.stringify({ error: message, message });
  outgoing.writeHead(status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'access-control-allow-origin': '*',
    connection: 'close',
  });
  outgoing.write(body);
  let received = 0;
  incoming.on('data', (chunk: Buffer) => {
    received += chunk.length;
    if (received > lingering.bytes) incoming.pause();
  });
  const finish = () => outgoing.end();
  const timer = setTimeout(finish, lingering.milliseconds);
  incoming.once('end', finish).once('error', finish);
  outgoing.once('close', () => clearTimeout(timer));
}

function ofHttp1({ incoming, outgoing }: HttpBindings | Http2Bindings): HttpBindings {
  if (incoming instanceof IncomingMessage && outgoing instanceof ServerResponse) {
    return { incoming, outgoing };
  }
  throw new TypeError('The server speaks HTTP/1.1 only.');
}

/** A stream of events has no end to wait for; whoever follows it comes back by itself. */
function isEndless(outgoing: ServerResponse): boolean {
  return String(outgoing.getHeader('content-type')).startsWith('text/event-stream');
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new TypeError('There is no port.');
  return address.port;
}

/** What is no HTTP request, or too long for one, gets its answer in the service's own form. */
function refuseBroken(fault: Error & { code?: string }, socket: Duplex): void {
  if (!socket.writable) return;
  const [status, reason] =
    fault.code === 'HPE_HEADER_OVERFLOW'
      ? ['431 Request Header Fields Too Large', 'The address or the headers are too long.']
      : fault.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? ['408 Request Timeout', 'The request took too long to arrive.']
        : ['400 Bad Request', 'This is no HTTP request.'];
  const body = JSON.stringify({ error: reason, message: reason });
  socket.end(
    `HTTP/1.1 ${status}\r\ncontent-type: application/json\r\naccess-control-allow-origin: *\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}
