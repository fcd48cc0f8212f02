import { connect, type Socket } from 'node:net';
import { deflateSync, gzipSync } from 'node:zlib';
import { pngChunk, pngHeader } from './png.ts';

export interface Attack {
  readonly name: string;
  /** The status codes that count as a correct response. */
  readonly answers: readonly number[];
  readonly send: (target: Target) => Promise<number | null>;
}

export interface Target {
  readonly port: number;
  readonly token: string;
}

const gigabyte = 1024 ** 3;
const boundary = 'prover';
const form = `content-type: multipart/form-data; boundary=${boundary}`;
const json = 'content-type: application/json';
const fileHead = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n`;
const fileEnd = `\r\n--${boundary}--\r\n`;

export const attacks: readonly Attack[] = [
  endless('1 GB of JSON, length declared', '/tags', json, 'declared', '{"name":"'),
  endless('1 GB of JSON in chunks', '/tags', json, 'chunked', '{"name":"'),
  endless('1 GB as a form, length declared', '/assets', form, 'declared', fileHead),
  endless('1 GB as a form in chunks', '/assets', form, 'chunked', fileHead),
  endless(
    '1 GB in a text field, in chunks',
    '/assets',
    form,
    'chunked',
    fileHead.replace(/; filename=\S+/, ''),
  ),
  endless('1 GB of part headers, in chunks', '/assets', form, 'chunked', `--${boundary}\r\nx: `),
  whole('a gzip bomb of 1 GB', [400, 413], '/tags', `${json}\r\ncontent-encoding: gzip`, () =>
    gzipped(),
  ),
  upload('a PNG that claims 50,000 x 50,000 pixels', [413], () =>
    png(pngHeader(50_000, 50_000, 8), pixelsOf(8, 1)),
  ),
  upload('a PNG of 50,000 x 50,000 pixels, whole', [413], () =>
    png(pngHeader(50_000, 50_000, 1), pixelsOf(50_000, 50_000)),
  ),
  upload('a PNG with a text of 500 MB packed in it', [200, 400], () =>
    png(pngHeader(10, 10, 1), packedText(), pixelsOf(10, 10)),
  ),
];

function endless(
  name: string,
  path: string,
  type: string,
  length: 'declared' | 'chunked',
  start: string,
): Attack {
  const size = length === 'declared' ? `content-length: ${gigabyte}` : 'transfer-encoding: chunked';
  const send = async (target: Target) => {
    const socket = connect(target.port, '127.0.0.1');
    const answered = statusFrom(socket);
    socket.write(head('POST', path, target.token, `${type}\r\n${size}`));
    const block = Buffer.alloc(64 * 1024, 'x');
    const wrapped =
      length === 'declared' ? [block] : [Buffer.from('10000\r\n'), block, Buffer.from('\r\n')];
    socket.write(length === 'declared' ? start : `${start.length.toString(16)}\r\n${start}\r\n`);
    let sent = 0;
    const more = () => {
      while (sent < gigabyte && socket.writable) {
        sent += block.length;
        const results = wrapped.map((part) => socket.write(part));
        if (results.includes(false)) return;
      }
    };
    socket.on('drain', more);
    more();
    return answered;
  };
  return { name, answers: [400, 413], send };
}

function whole(
  name: string,
  answers: readonly number[],
  path: string,
  headers: string,
  body: () => Buffer,
): Attack {
  const send = async ({ port, token }: Target) => {
    const content = body();
    const socket = connect(port, '127.0.0.1');
    const answered = statusFrom(socket);
    const length = `content-length: ${content.length}\r\nconnection: close`;
    socket.write(head('POST', path, token, `${headers}\r\n${length}`));
    socket.write(content);
    return answered;
  };
  return { name, answers, send };
}

function upload(name: string, answers: readonly number[], picture: () => Buffer): Attack {
  const body = () => Buffer.concat([Buffer.from(fileHead), picture(), Buffer.from(fileEnd)]);
  return whole(name, answers, '/assets', form, body);
}

export function head(method: string, path: string, token: string, headers: string): string {
  return `${method} /asset-api${path} HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Bearer ${token}\r\n${headers}\r\n\r\n`;
}

/** The response's status, or null if the server closes the connection without one. */
export function statusFrom(socket: Socket): Promise<number | null> {
  return new Promise((resolve) => {
    let received = '';
    socket.setEncoding('latin1').on('data', (text) => {
      if (received.length < 100) received += text;
    });
    socket.on('error', () => {});
    socket.once('close', () => {
      const status = /^HTTP\/1\.1 (\d{3})/.exec(received)?.[1];
      resolve(status === undefined ? null : Number(status));
    });
  });
}

function gzipped(): Buffer {
  // A gzip file may have several members: this is sixteen times 64 MB.
  const member = gzipSync(Buffer.alloc(64 * 1024 ** 2));
  return Buffer.concat(Array.from({ length: 16 }, () => member));
}

function png(...parts: readonly Buffer[]): Buffer {
  return Buffer.concat([...parts, pngChunk('IEND', Buffer.alloc(0))]);
}

function pixelsOf(width: number, height: number): Buffer {
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height);
  return pngChunk('IDAT', deflateSync(rows));
}

function packedText(): Buffer {
  const text = deflateSync(Buffer.alloc(500 * 1024 ** 2, 'x'));
  return pngChunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), text]));
}
