import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { sharedPolicies } from './cache-policies.ts';
import { closedPolicy, securityHeaders, type TransportSecurity } from './security-headers.ts';

type RefusalStatus = 400 | 405 | 408 | 413 | 431 | 500 | 503;

/** Why the server rejects a request before it reaches the app. */
export interface Refusal {
  readonly status: RefusalStatus;
  readonly message: string;
}

/** Renders a refusal in a server's own format. */
export type RenderRefusal = (refusal: Refusal) => {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

export function jsonRefusals(transport: () => TransportSecurity = () => plain): RenderRefusal {
  return ({ message }) => ({
    headers: {
      ...securityHeaders(transport()),
      'content-security-policy': closedPolicy,
      'cache-control': sharedPolicies.never,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ error: message, message }),
  });
}

const plain: TransportSecurity = { origin: 'http:', includeSubDomains: false };

/** How much longer a refused client may send before its connection is closed. */
const linger = { milliseconds: 500, bytes: 1024 * 1024 };

/** Sends a refusal and reads on for a moment: a client that is still sending would not receive it otherwise. */
export function refuse(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  refusal: Refusal,
  render: RenderRefusal,
): void {
  const { headers, body } = render(refusal);
  outgoing.writeHead(refusal.status, {
    ...headers,
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  });
  const finish = () => outgoing.end();
  if (incoming.complete) {
    outgoing.end(body);
    return;
  }
  // A response to HEAD has no body whose write would send the headers too.
  outgoing.flushHeaders();
  outgoing.write(body);
  let received = 0;
  incoming.on('data', (chunk: Buffer) => {
    received += chunk.length;
    if (received > linger.bytes) incoming.pause();
  });
  const timer = setTimeout(finish, linger.milliseconds);
  incoming.once('end', finish).once('error', finish);
  outgoing.once('close', () => clearTimeout(timer));
}

/** A refusal as a raw HTTP message, for a connection without a parsed request. */
export function rawRefusal(refusal: Refusal, render: RenderRefusal): string {
  const { headers, body } = render(refusal);
  const allHeaders = { ...headers, 'content-length': Buffer.byteLength(body), connection: 'close' };
  const lines = Object.entries(allHeaders).map(([name, value]) => `${name}: ${value}`);
  return `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`;
}

const parserRefusals: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: { status: 431, message: 'The address or the headers are too long.' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'The request took too long to arrive.' },
};

/** Refuses what Node's parser rejected: not HTTP, too long, or too slow. */
export function refuseMalformed(
  fault: NodeJS.ErrnoException,
  socket: Duplex,
  render: RenderRefusal,
): void {
  if (fault.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const refusal = parserRefusals[fault.code ?? ''] ?? {
    status: 400,
    message: 'This is no HTTP request.',
  };
  socket.end(rawRefusal(refusal, render));
}
