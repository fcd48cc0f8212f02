import { createServer, IncomingMessage, type Server, ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { getRequestListener, type Http2Bindings, type HttpBindings } from '@hono/node-server';
import {
  type BodyLimit,
  bodyTooLarge,
  limitedBody,
  maxBodyBytesFor,
  refusalByHeaders,
} from './body-limits.ts';
import { type ConnectionLimits, watchConnections } from './connections.ts';
import { limitHandshakes } from './handshakes.ts';
import { hostRefusal } from './host.ts';
import { beginListening } from './listening.ts';
import {
  jsonRefusals,
  type Refusal,
  type RenderRefusal,
  rawRefusal,
  refuse,
  refuseMalformed,
} from './refusals.ts';
import { sentenceOf } from './sentences.ts';

export interface App {
  fetch(request: Request, bindings: ServerBindings): Response | Promise<Response>;
}

export interface ServerBindings extends HttpBindings {
  /**
   * Runs work that takes several turns of the event loop and ends in a large response: one response's at a time, once
   * there is room for its bytes. Never resolves if the client disconnects before.
   */
  longWork<Value>(work: () => Promise<Value>): Promise<Value>;
}

/** A response that is ready in memory. */
export interface FastResponse {
  readonly status: number;
  /** Alternating names and values. */
  readonly headers: string[];
  readonly body: Buffer | undefined;
}

export interface ServerOptions extends Partial<ConnectionLimits> {
  /** 0 picks a free port. */
  readonly port: number;
  readonly host?: string;
  /** The names of the settings behind port and host, for the message if listening fails. */
  readonly settings?: { readonly port: string; readonly host: string };
  /** Rewrites a request's URL before anything else looks at it. */
  rewriteUrl?(url: string): string;
  /** Responds from memory, bypassing the app; undefined passes the request on to it. */
  fastPath?(request: IncomingMessage): FastResponse | undefined;
  /** Called when a response is complete or its client is gone. */
  onResponse?(url: string, status: number): void;
  /** Called when the app's response could not be sent. */
  onFault?(fault: unknown): void;
  /** JSON by default. */
  readonly renderRefusal?: RenderRefusal;
  /** Certificate and key as PEM, to serve over TLS. */
  readonly tls?: { readonly cert: string; readonly key: string } | undefined;
  /** Pending TLS handshakes at once. */
  readonly maxHandshakes?: number;
  /** Milliseconds for a handshake. */
  readonly handshakeTimeout?: number;
  readonly bodyLimits?: readonly BodyLimit[];
  /** For every route not in `bodyLimits`. */
  readonly defaultMaxBodyBytes?: number;
  readonly maxHeaderBytes?: number;
  /** Milliseconds for the headers of a request, for a whole request, and for the next one to arrive. */
  readonly headersTimeout?: number;
  readonly requestTimeout?: number;
  readonly keepAliveTimeout?: number;
  /** Milliseconds between checks of these timeouts. */
  readonly connectionsCheckingInterval?: number;
  /** How long responses in flight may take once `stop` is called. */
  readonly stopTimeoutMs?: number;
}

export interface StopOptions {
  /** How long requests are still accepted, each the last of its connection. Up to three times as long if blocked. */
  readonly drainMs?: number;
}

export interface RunningServer {
  readonly port: number;
  readonly connections: number;
  /** Stops accepting requests, finishes those in flight, and closes within the timeout. */
  stop(options?: StopOptions): Promise<void>;
}

/** How often a stopping server checks whether clients are still connected. */
const drainIntervalMs = 20;

/** How long the app has to end its event streams in order. */
const eventStreamGraceMs = 200;

/** Serves an app over HTTP, within limits that no client can circumvent. */
export async function listen(app: App, options: ServerOptions): Promise<RunningServer> {
  const { bodyLimits = [], defaultMaxBodyBytes = 1024 * 1024, stopTimeoutMs = 8_000 } = options;
  const { onFault = (fault) => console.error(sentenceOf(fault)) } = options;
  const { rewriteUrl, fastPath, onResponse, renderRefusal = jsonRefusals() } = options;
  const httpOptions = {
    maxHeaderSize: options.maxHeaderBytes ?? 16 * 1024,
    headersTimeout: options.headersTimeout ?? 10_000,
    requestTimeout: options.requestTimeout ?? 300_000,
    keepAliveTimeout: options.keepAliveTimeout ?? 15_000,
    // We refuse with a message of our own.
    requireHostHeader: false,
    connectionsCheckingInterval: options.connectionsCheckingInterval ?? 2_000,
  };
  const { tls, handshakeTimeout = 5_000 } = options;
  const secureServer = tls && createSecureServer({ ...httpOptions, ...tls, handshakeTimeout });
  const handshakes = secureServer && limitHandshakes(secureServer, options.maxHandshakes ?? 500);
  const server = secureServer ?? createServer(httpOptions);
  server.on('clientError', (fault: NodeJS.ErrnoException, socket) => {
    if (fault.code === 'ECONNRESET' || !connections.closeBehindResponse(socket))
      refuseMalformed(fault, socket, renderRefusal);
  });
  server.on('connect', (_, socket) => {
    // Node leaves such a socket to this listener, its errors too.
    socket.on('error', () => socket.destroy());
    const refusal = { status: 405, message: 'This is no proxy.' } as const;
    socket.end(rawRefusal(refusal, renderRefusal));
  });
  const timeout = { status: 408, message: 'The request took too long.' } as const;
  const connections = watchConnections(server, rawRefusal(timeout, renderRefusal), {
    maxConnections: options.maxConnections ?? 1_000,
    maxPipelined: options.maxPipelined ?? 16,
    maxResponses: options.maxResponses ?? 500,
    maxUnsentBytes: options.maxUnsentBytes ?? 24 * 1024 * 1024,
    maxBodies: options.maxBodies ?? 64,
    minBytesPerSecond: options.minBytesPerSecond ?? 1_000,
    speedWindowMs: options.speedWindowMs ?? 30_000,
  });
  let isStopping = false;
  /** Requests deferred while the last connections are accepted: a client with a response would send the next one. */
  let deferred: (() => void)[] | undefined;

  const respond = getRequestListener(
    (request, given) => {
      const http1 = http1Bindings(given);
      const bindings: ServerBindings = {
        ...http1,
        longWork: (work) => connections.longWork(http1.incoming, work),
      };
      const isChunked = bindings.incoming.headers['transfer-encoding'] !== undefined;
      return isChunked ? fetchWithLimitedBody(request, bindings) : app.fetch(request, bindings);
    },
    {
      // Of a request that names no host.
      hostname: 'localhost',
      // Only an unparsable URL gets here; an app handles its own errors.
      errorHandler: () => refusalResponse({ status: 400, message: 'The address cannot be read.' }),
    },
  );

  function refusalResponse(refusal: Refusal): Response {
    const { headers, body } = renderRefusal(refusal);
    return new Response(body, { status: refusal.status, headers });
  }

  async function fetchWithLimitedBody(
    request: Request,
    bindings: ServerBindings,
  ): Promise<Response> {
    const maxBytes = maxBodyBytesFor(bindings.incoming, bodyLimits, defaultMaxBodyBytes);
    const body = limitedBody(() => request.body, maxBytes);
    const { method, headers, signal } = request;
    const init = { method, headers, signal, body: body.stream, duplex: 'half' };
    const response = await app.fetch(new Request(request.url, init), bindings);
    if (!body.isTooLarge()) return response;
    await response.body?.cancel();
    return refusalResponse(bodyTooLarge(maxBytes));
  }

  function respondByApp(incoming: IncomingMessage, outgoing: ServerResponse): void {
    // Otherwise the next response on the connection would be taken for the rest of this one.
    outgoing.strictContentLength = true;
    outgoing.once('close', () => {
      // Nothing is written any more to a client that left.
      outgoing.strictContentLength = false;
      if (isOfAnotherLength(outgoing.errored)) onFault(outgoing.errored);
    });
    respond(incoming, outgoing).catch((fault) => {
      outgoing.destroy();
      // Why a body broke off says more than that it is shorter than it should be.
      onFault(outgoing.errored ?? fault);
    });
  }

  function handle(incoming: IncomingMessage, outgoing: ServerResponse): void {
    if (deferred) {
      deferred.push(() => handle(incoming, outgoing));
      return;
    }
    if (rewriteUrl && incoming.url !== undefined) incoming.url = rewriteUrl(incoming.url);
    if (onResponse) reportResponse(incoming, outgoing, onResponse);
    if (isStopping) outgoing.shouldKeepAlive = false;
    connections.begin(incoming, outgoing, () => {
      const maxBytes = maxBodyBytesFor(incoming, bodyLimits, defaultMaxBodyBytes);
      const refusal = hostRefusal(incoming) ?? refusalByHeaders(incoming, maxBytes);
      if (refusal) return refuse(incoming, outgoing, refusal, renderRefusal);
      const fast = fastPath?.(incoming);
      if (!fast) return connections.whenRoom(incoming, () => respondByApp(incoming, outgoing));
      outgoing.writeHead(fast.status, fast.headers).end(fast.body);
    });
  }

  server.on('request', handle);
  server.on('checkContinue', (incoming: IncomingMessage, outgoing: ServerResponse) => {
    continueOnceRead(incoming, outgoing);
    handle(incoming, outgoing);
  });
  // Other expectations are ignored.
  server.on('checkExpectation', handle);

  await beginListening(server, options);

  async function stop({ drainMs = 0 }: StopOptions = {}): Promise<void> {
    isStopping = true;
    for (const { outgoing } of connections.inFlight()) outgoing.shouldKeepAlive = false;
    // Idle clients learn it from their next response: closing now would meet requests on their way.
    // Turns count before time: if the process was blocked, clients that sent a request meanwhile still get theirs.
    const deadline = performance.now() + 3 * drainMs;
    for (let turns = 0; turns < drainMs / drainIntervalMs; turns += 1) {
      if (connections.size === 0 || performance.now() > deadline) break;
      await pause(drainIntervalMs);
    }
    deferred = [];
    await allAccepted(server);
    const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
    const last = deferred;
    deferred = undefined;
    for (const handleLast of last) handleLast();
    handshakes?.closeAll();
    connections.closeIdle();
    const endStreamsAt = performance.now() + eventStreamGraceMs;
    const idleTimer = setInterval(() => {
      if (performance.now() > endStreamsAt) endEventStreams();
      setImmediate(connections.closeIdle);
    }, 50);
    const stopTimer = setTimeout(() => server.closeAllConnections(), stopTimeoutMs);
    await closed;
    clearInterval(idleTimer);
    clearTimeout(stopTimer);
  }

  function endEventStreams(): void {
    for (const { outgoing } of connections.inFlight())
      if (isEventStream(outgoing)) outgoing.destroy();
  }

  let stopped: Promise<void> | undefined;
  return {
    port: portOf(server.address()),
    get connections() {
      return connections.size;
    },
    stop: (options) => (stopped ??= stop(options)),
  };
}

function http1Bindings({ incoming, outgoing }: HttpBindings | Http2Bindings): HttpBindings {
  if (incoming instanceof IncomingMessage && outgoing instanceof ServerResponse) {
    return { incoming, outgoing };
  }
  throw new TypeError('The server speaks HTTP/1.1 only.');
}

/** Whether a body was not as long as its response said. */
function isOfAnotherLength(fault: NodeJS.ErrnoException | null): boolean {
  return fault?.code === 'ERR_HTTP_CONTENT_LENGTH_MISMATCH';
}

/** Sends `100 Continue` only once somebody starts to read the body. */
function continueOnceRead(incoming: IncomingMessage, outgoing: ServerResponse): void {
  outgoing.shouldKeepAlive = false;
  const onListener = (event: string | symbol) => {
    if (event !== 'data' && event !== 'readable') return;
    incoming.off('newListener', onListener);
    if (!outgoing.headersSent) outgoing.writeContinue();
  };
  incoming.on('newListener', onListener);
}

function reportResponse(
  { url = '' }: IncomingMessage,
  outgoing: ServerResponse,
  onResponse: NonNullable<ServerOptions['onResponse']>,
): void {
  // 499 is what proxies log for a client that left before the response.
  outgoing.once('close', () => onResponse(url, outgoing.headersSent ? outgoing.statusCode : 499));
}

/**
 * Resolves right after a turn of the event loop without a new connection: Node accepts one in each turn, and those
 * still in the backlog are reset when a server closes.
 */
async function allAccepted(server: Server): Promise<void> {
  let hasAccepted = true;
  const onConnection = () => {
    hasAccepted = true;
  };
  server.on('connection', onConnection);
  for (let turns = 0; hasAccepted && turns < 1_000; turns += 1) {
    hasAccepted = false;
    await nextTurn();
  }
  server.off('connection', onConnection);
}

/** An event stream has no end to wait for, and its client reconnects by itself. */
function isEventStream(outgoing: ServerResponse): boolean {
  return String(outgoing.getHeader('content-type')).startsWith('text/event-stream');
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new TypeError('There is no port.');
  return address.port;
}
