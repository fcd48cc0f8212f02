import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { type BodyLimit, maxBodyBytesFor, refusalByHeaders } from './body-limits.ts';
import { type ConnectionLimits, watchConnections } from './connections.ts';
import { limitHandshakes } from './handshakes.ts';
import { hostRefusal } from './host.ts';
import { beginListening } from './listening.ts';
import {
  jsonRefusals,
  type RenderRefusal,
  rawRefusal,
  refuse,
  refuseMalformed,
} from './refusals.ts';
import { type App, respondByApp } from './respond-by-app.ts';
import { sentenceOf } from './sentences.ts';
import { prepareStop, type StopOptions } from './stopping.ts';

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

export interface RunningServer {
  readonly port: number;
  readonly connections: number;
  /** Stops accepting requests, finishes those in flight, and closes within the timeout. */
  stop(options?: StopOptions): Promise<void>;
}

/** Serves an app over HTTP, within limits that no client can circumvent. */
export async function listen(app: App, options: ServerOptions): Promise<RunningServer> {
  const { bodyLimits = [], defaultMaxBodyBytes = 1024 * 1024, stopTimeoutMs = 8_000 } = options;
  const { onFault = (fault) => console.error(sentenceOf(fault)) } = options;
  const { rewriteUrl, fastPath, onResponse, renderRefusal = jsonRefusals() } = options;
  const { server, closeHandshakes } = createServerWith(options);
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
  const stopping = prepareStop(server, connections, { stopTimeoutMs, closeHandshakes });
  const maxBodyBytes = (incoming: IncomingMessage) =>
    maxBodyBytesFor(incoming, bodyLimits, defaultMaxBodyBytes);
  const { longWork } = connections;
  const respond = respondByApp(app, { maxBodyBytes, longWork, renderRefusal, onFault });

  function handle(incoming: IncomingMessage, outgoing: ServerResponse): void {
    if (stopping.deferred) {
      stopping.deferred.push(() => handle(incoming, outgoing));
      return;
    }
    if (rewriteUrl && incoming.url !== undefined) incoming.url = rewriteUrl(incoming.url);
    if (onResponse) reportResponse(incoming, outgoing, onResponse);
    if (stopping.hasBegun) outgoing.shouldKeepAlive = false;
    connections.begin(incoming, outgoing, () => {
      const refusal = hostRefusal(incoming) ?? refusalByHeaders(incoming, maxBodyBytes(incoming));
      if (refusal) return refuse(incoming, outgoing, refusal, renderRefusal);
      const fast = fastPath?.(incoming);
      if (!fast) return connections.whenRoom(incoming, () => respond(incoming, outgoing));
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

  await beginListening(server, options);
  return {
    port: portOf(server.address()),
    get connections() {
      return connections.size;
    },
    stop: stopping.stop,
  };
}

function createServerWith(options: ServerOptions): { server: Server; closeHandshakes(): void } {
  const httpOptions = {
    maxHeaderSize: options.maxHeaderBytes ?? 16 * 1024,
    headersTimeout: options.headersTimeout ?? 10_000,
    requestTimeout: options.requestTimeout ?? 300_000,
    keepAliveTimeout: options.keepAliveTimeout ?? 15_000,
    // We refuse with a message of our own.
    requireHostHeader: false,
    connectionsCheckingInterval: options.connectionsCheckingInterval ?? 2_000,
  };
  const { tls, handshakeTimeout = 5_000, maxHandshakes = 500 } = options;
  if (!tls) return { server: createServer(httpOptions), closeHandshakes() {} };
  const server = createSecureServer({ ...httpOptions, ...tls, handshakeTimeout });
  return { server, closeHandshakes: limitHandshakes(server, maxHandshakes).closeAll };
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

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new TypeError('There is no port.');
  return address.port;
}
