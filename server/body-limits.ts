import type { IncomingMessage } from 'node:http';
import type { Refusal } from './refusals.ts';

/** Whether a request brings a body along. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined;
}

/** How large the body of a request may be: the first rule that fits counts. */
export interface BodyLimit {
  readonly method: string;
  /** Exactly this path, or one of this form. */
  readonly path: string | RegExp;
  readonly bytes: number;
}

/** What can be said of a request by its headers alone, before any of its body is read. */
export function refusalByHeaders(incoming: IncomingMessage, limit: number): Refusal | undefined {
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
  return length > limit ? tooBig(limit) : undefined;
}

export function tooBig(limit: number): Refusal {
  const message = `The body of the request is bigger than the ${limit} bytes allowed here.`;
  return { status: 413, message };
}

/** The limit for a request, whatever its query. */
export function limitFor(
  incoming: IncomingMessage,
  limits: readonly BodyLimit[],
  otherwise: number,
): number {
  const path = incoming.url?.split('?', 1)[0];
  const rule = limits.find(
    (each) =>
      each.method === incoming.method &&
      (each.path instanceof RegExp ? each.path.test(path ?? '') : each.path === path),
  );
  return rule?.bytes ?? otherwise;
}

/** A body that breaks off as soon as it is longer than allowed. It is opened when somebody reads it. */
export function counted(open: () => ReadableStream<Uint8Array> | null, limit: number) {
  let size = 0;
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        reader ??= open()?.getReader();
        const { done, value } = (await reader?.read()) ?? { done: true };
        size += value?.byteLength ?? 0;
        if (size > limit) controller.error(new Error(tooBig(limit).message));
        else if (value) controller.enqueue(value);
        if (done) controller.close();
      },
      cancel: (reason) => reader?.cancel(reason),
    },
    { highWaterMark: 0 },
  );
  return { stream, isTooBig: () => size > limit };
}
