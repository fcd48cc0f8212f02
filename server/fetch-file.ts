import { once } from 'node:events';
import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { pipeline } from 'node:stream/promises';

interface FileRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>> | Headers;
  readonly body?: Blob | undefined;
  readonly signal?: AbortSignal;
}

export type FetchFile = (address: string, request?: FileRequest) => Promise<Response>;

/**
 * Like `fetch`, without following redirects, for large bodies that are not read at once. With `fetch`, a server that
 * closes the connection while its response is still being read ends the whole process by an assertion in Node 24.
 */
export const fetchFile: FetchFile = async (address, options = {}) => {
  const request = openRequest(address, options);
  try {
    return await responseTo(request, options.body);
  } catch (fault) {
    // The server may have closed a keep-alive connection just as it was reused.
    if (!request.reusedSocket || options.body || options.signal?.aborted) throw fault;
    return responseTo(openRequest(address, options), undefined);
  }
};

function openRequest(address: string, { method = 'GET', headers, body, signal }: FileRequest) {
  const open = address.startsWith('https:') ? httpsRequest : httpRequest;
  const length = body ? { 'content-length': String(body.size) } : {};
  const request = open(address, {
    method,
    headers: { ...Object.fromEntries(new Headers(headers)), ...length },
  });
  // Errors while the response is read surface in its body.
  request.on('error', () => {});
  if (signal) destroyOnAbort(request, signal);
  return request;
}

/**
 * Instead of the request's own `signal`: it also ends the connection with an error where a response has arrived that
 * was not read to its end, and nobody listens there, so that the process ends.
 */
function destroyOnAbort(request: ClientRequest, signal: AbortSignal): void {
  let aborted: ClientRequest | IncomingMessage = request;
  request.once('response', (incoming) => {
    aborted = incoming;
  });
  const abort = () => aborted.destroy(signal.reason);
  signal.addEventListener('abort', abort);
  request.once('close', () => signal.removeEventListener('abort', abort));
  if (signal.aborted) abort();
}

async function responseTo(request: ClientRequest, body: Blob | undefined): Promise<Response> {
  const responded: Promise<IncomingMessage[]> = once(request, 'response');
  // A failed upload shows in the response, or in its absence.
  if (body) pipeline(body.stream(), request).catch(() => {});
  else request.end();
  const [incoming] = await responded;
  if (!incoming) throw new Error('There is no answer.');
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(incoming.headersDistinct))
    for (const value of values) headers.append(name, value);
  const status = incoming.statusCode ?? 0;
  const isEmpty = request.method === 'HEAD' || [204, 205, 304].includes(status);
  if (isEmpty) incoming.resume();
  return new Response(isEmpty ? null : bodyOf(incoming), { status, headers });
}

function bodyOf(incoming: IncomingMessage): ReadableStream<Uint8Array<ArrayBuffer>> {
  // The iterator below reports errors too, however late it is read.
  incoming.on('error', () => {});
  const chunks = incoming[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel() {
        incoming.destroy();
      },
    },
    { highWaterMark: 0 },
  );
}
