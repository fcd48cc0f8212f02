import type { IncomingMessage } from 'node:http';
import type { Refusal } from './refusals.ts';

export function hasBody({ headers }: IncomingMessage): boolean {
  return Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined;
}

/** The maximum body size for one route. */
export interface BodyLimit {
  readonly method: string;
  /** The exact path, or a pattern it matches. */
  readonly path: string | RegExp;
  readonly bytes: number;
}

/** Refuses what the headers alone show to be wrong, before any of the body is read. */
export function refusalByHeaders(incoming: IncomingMessage, maxBytes: number): Refusal | undefined {
  const { headers, method } = incoming;
  const length = Number(headers['content-length'] ?? 0);
  if (!hasBody(incoming)) return undefined;
  if (method === 'GET' || method === 'HEAD') {
    return { status: 400, message: `A ${method} request may not have a body.` };
  }
  const encoding = headers['content-encoding']?.toLowerCase() ?? 'identity';
  if (encoding !== 'identity') {
    const message = `Send the body as it is, without the content-encoding “${encoding.slice(0, 40)}”.`;
    return { status: 400, message };
  }
  return length > maxBytes ? bodyTooLarge(maxBytes) : undefined;
}

export function bodyTooLarge(maxBytes: number): Refusal {
  const message = `The body of the request is bigger than the ${maxBytes} bytes allowed here.`;
  return { status: 413, message };
}

/** The limit of the first rule that matches the request, whatever its query. */
export function maxBodyBytesFor(
  incoming: IncomingMessage,
  limits: readonly BodyLimit[],
  defaultBytes: number,
): number {
  const path = incoming.url?.split('?', 1)[0];
  const rule = limits.find(
    (limit) =>
      limit.method === incoming.method &&
      (limit.path instanceof RegExp ? limit.path.test(path ?? '') : limit.path === path),
  );
  return rule?.bytes ?? defaultBytes;
}

/** A body stream that fails once it exceeds the limit. The source is opened on the first read. */
export function limitedBody(open: () => ReadableStream<Uint8Array> | null, maxBytes: number) {
  let size = 0;
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        reader ??= open()?.getReader();
        const { done, value } = (await reader?.read()) ?? { done: true };
        size += value?.byteLength ?? 0;
        if (size > maxBytes) controller.error(new Error(bodyTooLarge(maxBytes).message));
        else if (value) controller.enqueue(value);
        if (done) controller.close();
      },
      cancel: (reason) => reader?.cancel(reason),
    },
    { highWaterMark: 0 },
  );
  return { stream, isTooLarge: () => size > maxBytes };
}
