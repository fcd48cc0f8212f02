import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { closedPolicy, securityHeaders, type TransportSecurity } from './security-headers.ts';

export type RefusalStatus = 400 | 405 | 408 | 413 | 431 | 500 | 503;

/** Why a request gets no further than the server. */
export interface Refusal {
  readonly status: RefusalStatus;
  readonly message: string;
}

/** A refusal in a server's own form. */
export type RefusalWords = (refusal: Refusal) => {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

export function jsonRefusals(transport: () => TransportSecurity = () => plain): RefusalWords {
  return ({ message }) => ({
    headers: {
      ...securityHeaders(transport()),
      'content-security-policy': closedPolicy,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ error: message, message }),
  });
}

const plain: TransportSecurity = { origin: 'http:', includeSubDomains: false };

/** How long a refused client may go on sending before its connection is closed. */
const lingering = { milliseconds: 500, bytes: 1024 * 1024 };

/** Says no and goes on listening for a moment: a client that is still sending would not hear it otherwise. */
export function refuse(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  refusal: Refusal,
  words: RefusalWords,
): void {
  const { headers, body } = words(refusal);
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
  // The answer to HEAD has no body that would take its head along.
  outgoing.flushHeaders();
  outgoing.write(body);
  let received = 0;
  incoming.on('data', (chunk: Buffer) => {
    received += chunk.length;
    if (received > lingering.bytes) incoming.pause();
  });
  const timer = setTimeout(finish, lingering.milliseconds);
  incoming.once('end', finish).once('error', finish);
  outgoing.once('close', () => clearTimeout(timer));
}

/** A refusal as it is written on a bare connection, where there is no request to answer. */
export function rawRefusal(refusal: Refusal, words: RefusalWords): string {
  const { headers, body } = words(refusal);
  const all = { ...headers, 'content-length': Buffer.byteLength(body), connection: 'close' };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`;
}

const broken: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: { status: 431, message: 'The address or the headers are too long.' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'The request took too long to arrive.' },
};

/** Answers what is no HTTP request, or too long for one. */
export function refuseBroken(
  fault: NodeJS.ErrnoException,
  connection: Duplex,
  words: RefusalWords,
): void {
  if (fault.code === 'ECONNRESET' || !connection.writable) {
    connection.destroy();
    return;
  }
  const refusal = broken[fault.code ?? ''] ?? { status: 400, message: 'This is no HTTP request.' };
  connection.end(rawRefusal(refusal, words));
}
