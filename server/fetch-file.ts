import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request as plainly } from 'node:http';
import { request as overTls } from 'node:https';
import { pipeline } from 'node:stream/promises';

export interface FileRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>> | Headers;
  readonly body?: Blob | undefined;
  readonly signal?: AbortSignal;
}

export type FetchFile = (address: string, request?: FileRequest) => Promise<Response>;

/**
 * As `fetch`, for what may be large and is not read at once; it follows nobody elsewhere. Where a server closes the
 * connection behind an answer that is still being read, an assertion in Node's own ends the whole process (Node 24).
 */
export const fetchFile: FetchFile = async (address, request = {}) => {
  const asked = ask(address, request);
  try {
    return await answerTo(asked, request.body);
  } catch (fault) {
    // A connection that was kept may have been closed while it was taken again.
    if (!asked.reusedSocket || request.body || request.signal?.aborted) throw fault;
    return answerTo(ask(address, request), undefined);
  }
};

function ask(address: string, { method = 'GET', headers, body, signal }: FileRequest) {
  const request = address.startsWith('https:') ? overTls : plainly;
  const length = body ? { 'content-length': String(body.size) } : {};
  const asked = request(address, {
    method,
    headers: { ...Object.fromEntries(new Headers(headers)), ...length },
    ...(signal && { signal }),
  });
  // What breaks while the answer is read is told to whoever reads it.
  asked.on('error', () => {});
  return asked;
}

async function answerTo(asked: ClientRequest, body: Blob | undefined): Promise<Response> {
  const answered: Promise<IncomingMessage[]> = once(asked, 'response');
  // Where it breaks off the answer says why, or that there is none.
  if (body) pipeline(body.stream(), asked).catch(() => {});
  else asked.end();
  const [answer] = await answered;
  if (!answer) throw new Error('There is no answer.');
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(answer.headersDistinct))
    for (const value of values) headers.append(name, value);
  const status = answer.statusCode ?? 0;
  const isEmpty = asked.method === 'HEAD' || [204, 205, 304].includes(status);
  if (isEmpty) answer.resume();
  return new Response(isEmpty ? null : contentOf(answer), { status, headers });
}

function contentOf(answer: IncomingMessage): ReadableStream<Uint8Array<ArrayBuffer>> {
  // Told to whoever reads on, however late.
  answer.on('error', () => {});
  const pieces = answer[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        const { done, value } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel() {
        answer.destroy();
      },
    },
    { highWaterMark: 0 },
  );
}
