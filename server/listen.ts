import { createServer, IncomingMessage, type Server, ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { getRequestListener, type Http2Bindings, type HttpBindings } from '@hono/node-server';
import { type BodyLimit, counted, limitFor, refusalByHeaders, tooBig } from './body-limits.ts';
import { type ConnectionLimits, watchConnections } from './connections.ts';
import { watchHandshakes } from './handshakes.ts';
import { hostRefusal } from './host.ts';
import { beginListening } from './listening.ts';
import {
  jsonRefusals,
  type Refusal,
  type RefusalWords,
  rawRefusal,
  refuse,
  refuseBroken,
} from './refusals.ts';
import { sentenceOf } from './sentences.ts';

export interface App {
  fetch(request: Request, bindings: HttpBindings): Response | Promise<Response>;
}

/** An answer that is in memory as it is sent. */
export interface FastAnswer {
  readonly status: number;
  /** Names and values in turn. */
  readonly headers: string[];
  readonly body: Buffer | undefined;
}

export interface ServerOptions extends Partial<ConnectionLimits> {
  /** 0 takes any free one. */
  readonly port: number;
  readonly host?: string;
  /** The settings that say so, for the sentence where nobody can listen there. */
  readonly settings?: { readonly port: string; readonly host: string };
  /** How the address of a request is read, before anything else is done with it. */
  readAddress?(address: string): string;
  /** Answers what is in memory as it is sent, without the app; undefined where nothing is. */
  fastPath?(request: IncomingMessage): FastAnswer | undefined;
  /** Told of every answer that is complete; nothing is watched where nobody listens. */
  onAnswered?(address: string, status: number): void;
  /** Told what went wrong while an answer was sent that the app had given. */
  onFault?(fault: unknown): void;
  /** How a refusal is worded; in JSON where nothing is said. */
  readonly refusalWords?: RefusalWords;
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
  /** Milliseconds between two looks at those times. */
  readonly checkingInterval?: number;
  /** Milliseconds that running answers have once `stop` is called. */
  readonly stopWithin?: number;
}

export interface Stopping {
  /** Milliseconds in which requests are still taken, each the last of its connection; three times as many where the process is held up. */
  readonly partingMs?: number;
}

export interface Listening {
  readonly port: number;
  readonly connections: number;
  /** Takes no more requests, finishes those that run, and is done in time. */
  stop(options?: Stopping): Promise<void>;
}

/** Milliseconds between two looks at whether clients are still connected while a server stops. */
const partingTurnMs = 20;

/** Milliseconds for a stream without an end to be ended by the app, in order. */
const eventsEndMs = 200;

/** Serves an app over HTTP, within limits no client can get around. */
export async function listen(app: App, options: ServerOptions): Promise<Listening> {
  const { bodyLimits = [], otherBodies = 1024 * 1024, stopWithin = 8_000 } = options;
  const { onFault = (fault) => console.error(sentenceOf(fault)) } = options;
  const { readAddress, fastPath, onAnswered, refusalWords: words = jsonRefusals() } = options;
  const timing = {
    maxHeaderSize: options.headerBytes ?? 16 * 1024,
    headersTimeout: options.headersTimeout ?? 10_000,
    requestTimeout: options.requestTimeout ?? 300_000,
    keepAliveTimeout: options.keepAliveTimeout ?? 15_000,
    // Answered by us, in words.
    requireHostHeader: false,
    connectionsCheckingInterval: options.checkingInterval ?? 2_000,
  };
  const { tls, handshakeTimeout = 5_000 } = options;
  const secure = tls && createSecureServer({ ...timing, ...tls, handshakeTimeout });
  const handshakes = secure && watchHandshakes(secure, options.handshakes ?? 500);
  const server = secure ?? createServer(timing);
  server.on('clientError', (fault: NodeJS.ErrnoException, connection) => {
    if (fault.code === 'ECONNRESET' || !watched.endsWithAnswer(connection))
      refuseBroken(fault, connection, words);
  });
  server.on('connect', (_, connection) => {
    // Node leaves such a connection to whoever listens, its errors too.
    connection.on('error', () => connection.destroy());
    const refusal = { status: 405, message: 'This is no proxy.' } as const;
    connection.end(rawRefusal(refusal, words));
  });
  const timedOut = rawRefusal({ status: 408, message: 'The request took too long.' }, words);
  const watched = watchConnections(server, timedOut, {
    connections: options.connections ?? 1_000,
    pipelined: options.pipelined ?? 16,
    answers: options.answers ?? 500,
    unsentBytes: options.unsentBytes ?? 24 * 1024 * 1024,
    bodies: options.bodies ?? 64,
    slowest: options.slowest ?? 1_000,
    slowWindow: options.slowWindow ?? 30_000,
  });
  let isStopping = false;
  /** Requests that wait while the last connections are accepted: whoever is answered would come again meanwhile. */
  let held: (() => void)[] | undefined;

  const answer = getRequestListener(
    (request, given) => {
      const bindings = ofHttp1(given);
      const isChunked = bindings.incoming.headers['transfer-encoding'] !== undefined;
      return isChunked ? withCountedBody(request, bindings) : app.fetch(request, bindings);
    },
    // Only what is no address at all gets here; an app answers its faults itself.
    { errorHandler: () => worded({ status: 400, message: 'The address cannot be read.' }) },
  );

  function worded(refusal: Refusal): Response {
    const { headers, body } = words(refusal);
    return new Response(body, { status: refusal.status, headers });
  }

  async function withCountedBody(request: Request, bindings: HttpBindings): Promise<Response> {
    const limit = limitFor(bindings.incoming, bodyLimits, otherBodies);
    const body = counted(() => request.body, limit);
    const { method, headers, signal } = request;
    const init = { method, headers, signal, body: body.stream, duplex: 'half' };
    const answered = await app.fetch(new Request(request.url, init), bindings);
    if (!body.isTooBig()) return answered;
    await answered.body?.cancel();
    return worded(tooBig(limit));
  }

  function answerByApp(incoming: IncomingMessage, outgoing: ServerResponse): void {
    answer(incoming, outgoing).catch((fault) => {
      outgoing.destroy();
      onFault(fault);
    });
  }

  function take(incoming: IncomingMessage, outgoing: ServerResponse): void {
    if (held) {
      held.push(() => take(incoming, outgoing));
      return;
    }
    if (readAddress && incoming.url !== undefined) incoming.url = readAddress(incoming.url);
    if (onAnswered) tellOf(incoming, outgoing, onAnswered);
    if (isStopping) outgoing.shouldKeepAlive = false;
    watched.begin(incoming, outgoing, () => {
      const limit = limitFor(incoming, bodyLimits, otherBodies);
      const refusal = hostRefusal(incoming) ?? refusalByHeaders(incoming, limit);
      if (refusal) return refuse(incoming, outgoing, refusal, words);
      const inMemory = fastPath?.(incoming);
      if (!inMemory) return watched.whenRoom(incoming, () => answerByApp(incoming, outgoing));
      outgoing.writeHead(inMemory.status, inMemory.headers).end(inMemory.body);
    });
  }

  server.on('request', take);
  server.on('checkContinue', (incoming: IncomingMessage, outgoing: ServerResponse) => {
    inviteOnceRead(incoming, outgoing);
    take(incoming, outgoing);
  });
  // Whatever else is expected may be left aside.
  server.on('checkExpectation', take);

  await beginListening(server, options);

  async function stop({ partingMs = 0 }: Stopping = {}): Promise<void> {
    isStopping = true;
    for (const { outgoing } of watched.inExchange()) outgoing.shouldKeepAlive = false;
    // Whoever keeps a connection is told with his next answer; to close it now would meet requests on their way.
    // Turns are counted before time: where the process was blocked, clients that asked meanwhile still get theirs.
    const latest = performance.now() + 3 * partingMs;
    for (let turns = 0; turns < partingMs / partingTurnMs; turns += 1) {
      if (watched.size === 0 || performance.now() > latest) break;
      await pause(partingTurnMs);
    }
    held = [];
    await allAccepted(server);
    const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
    const last = held;
    held = undefined;
    for (const take of last) take();
    handshakes?.closeAll();
    watched.closeUnused();
    const endsEvents = performance.now() + eventsEndMs;
    const unused = setInterval(() => {
      if (performance.now() > endsEvents) endEvents();
      setImmediate(watched.closeUnused);
    }, 50);
    const late = setTimeout(() => server.closeAllConnections(), stopWithin);
    await closed;
    clearInterval(unused);
    clearTimeout(late);
  }

  function endEvents(): void {
    for (const { outgoing } of watched.inExchange()) if (isEndless(outgoing)) outgoing.destroy();
  }

  let stopped: Promise<void> | undefined;
  return {
    port: portOf(server.address()),
    get connections() {
      return watched.size;
    },
    stop: (options) => (stopped ??= stop(options)),
  };
}

function ofHttp1({ incoming, outgoing }: HttpBindings | Http2Bindings): HttpBindings {
  if (incoming instanceof IncomingMessage && outgoing instanceof ServerResponse) {
    return { incoming, outgoing };
  }
  throw new TypeError('The server speaks HTTP/1.1 only.');
}

/** Whoever waits to be asked for the body is asked once somebody wants to read it. */
function inviteOnceRead(incoming: IncomingMessage, outgoing: ServerResponse): void {
  outgoing.shouldKeepAlive = false;
  const invite = (event: string | symbol) => {
    if (event !== 'data' && event !== 'readable') return;
    incoming.off('newListener', invite);
    if (!outgoing.headersSent) outgoing.writeContinue();
  };
  incoming.on('newListener', invite);
}

function tellOf(
  { url = '' }: IncomingMessage,
  outgoing: ServerResponse,
  onAnswered: NonNullable<ServerOptions['onAnswered']>,
): void {
  // A visitor who went before there was an answer is counted as proxies write it down.
  outgoing.once('close', () => onAnswered(url, outgoing.headersSent ? outgoing.statusCode : 499));
}

/**
 * Done right after a turn of the event loop in which nobody came: Node accepts one connection in a turn, and those
 * that wait for it are reset when a server closes.
 */
async function allAccepted(server: Server): Promise<void> {
  let hasCome = true;
  const come = () => {
    hasCome = true;
  };
  server.on('connection', come);
  for (let turns = 0; hasCome && turns < 1_000; turns += 1) {
    hasCome = false;
    await nextTurn();
  }
  server.off('connection', come);
}

/** A stream of events has no end to wait for; whoever follows it comes back by itself. */
function isEndless(outgoing: ServerResponse): boolean {
  return String(outgoing.getHeader('content-type')).startsWith('text/event-stream');
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new TypeError('There is no port.');
  return address.port;
}
