import { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener, type Http2Bindings, type HttpBindings } from '@hono/node-server';
import { bodyTooLarge, limitedBody } from './body-limits.ts';
import type { Refusal, RenderRefusal } from './refusals.ts';

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

interface ResponderOptions {
  maxBodyBytes(incoming: IncomingMessage): number;
  longWork<Value>(incoming: IncomingMessage, work: () => Promise<Value>): Promise<Value>;
  readonly renderRefusal: RenderRefusal;
  /** Called when the app's response could not be sent. */
  onFault(fault: unknown): void;
}

/** Returns a function that answers a request by an app. */
export function respondByApp(
  app: App,
  { maxBodyBytes, longWork, renderRefusal, onFault }: ResponderOptions,
) {
  const respond = getRequestListener(
    (request, given) => {
      const http1 = http1Bindings(given);
      const bindings: ServerBindings = {
        ...http1,
        longWork: (work) => longWork(http1.incoming, work),
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
    const maxBytes = maxBodyBytes(bindings.incoming);
    const body = limitedBody(() => request.body, maxBytes);
    const { method, headers, signal } = request;
    const init = { method, headers, signal, body: body.stream, duplex: 'half' };
    const response = await app.fetch(new Request(request.url, init), bindings);
    if (!body.isTooLarge()) return response;
    await response.body?.cancel();
    return refusalResponse(bodyTooLarge(maxBytes));
  }

  return (incoming: IncomingMessage, outgoing: ServerResponse): void => {
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
