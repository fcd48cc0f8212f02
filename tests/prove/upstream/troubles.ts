import type { IncomingMessage, ServerResponse } from 'node:http';

/** Something a content service may do instead of answering. */
export interface Trouble {
  readonly name: string;
  answer(request: IncomingMessage, response: ServerResponse): void;
  /** Seconds until the site stops waiting for such an answer. */
  readonly timeoutSeconds?: number;
  /** Milliseconds between two requests for the same thing that the answer demands. */
  readonly between?: number;
  /** The answer demands a wait longer than any proof: only a restart ends it. */
  readonly isEndless?: boolean;
}

const megabytes = 1024 * 1024;
const json = { 'content-type': 'application/json' };

/** A status with a body typical of servers. */
function status(code: number, headers: Record<string, string> = {}): Trouble['answer'] {
  return (_, response) => {
    response.writeHead(code, { 'content-type': 'text/html', ...headers });
    response.end(`<html><h1>${code}</h1></html>`);
  };
}

/** An answer of 200, for a search of documents or for anything else. */
function saying(repository: unknown, search: unknown): Trouble['answer'] {
  return (request, response) => {
    const isSearch = request.url?.startsWith('/api/v2/documents');
    response.writeHead(200, json).end(JSON.stringify(isSearch ? search : repository));
  };
}

const repository = {
  refs: [{ id: 'master', ref: 'other', label: 'Master', isMasterRef: true }],
  integrationFieldsRef: null,
  forms: {},
};
const page = (results: unknown, total: unknown) => ({
  page: 1,
  results_per_page: 100,
  results_size: total,
  total_results_size: total,
  total_pages: 1,
  next_page: null,
  prev_page: null,
  results,
});

export const quickTroubles: readonly Trouble[] = [
  { name: '429 with retry-after: 2', answer: status(429, { 'retry-after': '2' }), between: 2_000 },
  { name: '500', answer: status(500) },
  { name: '502', answer: status(502) },
  {
    name: 'JSON that ends too early',
    answer: (_, response) => {
      response.writeHead(200, json).end('{"refs":[{"id":"master","ref":"re');
    },
  },
  { name: 'JSON of another shape', answer: saying({ hello: 'world' }, { hello: 'world' }) },
  { name: 'HTML with status 200', answer: status(200) },
  { name: 'no documents at all', answer: saying(repository, page([], 0)) },
  {
    name: 'documents that are none',
    answer: saying(repository, page([{ id: 'home', data: 'x' }, { id: 'page-1' }], 2)),
  },
];

export const slowTroubles: readonly Trouble[] = [
  { name: '429 without retry-after', answer: status(429), between: 1_000 },
  {
    name: '429 with retry-after: 9999999',
    answer: status(429, { 'retry-after': '9999999' }),
    between: 60_000,
    isEndless: true,
  },
  { name: 'results that are no list', answer: saying(repository, page('all of them', 2)) },
  { name: 'more documents promised than sent', answer: saying(repository, page([], 300)) },
  { name: 'null', answer: saying(null, null) },
  { name: 'refs without a master', answer: saying({ ...repository, refs: [] }, page([], 0)) },
  {
    name: 'the connection closed without a word',
    answer: (request) => {
      request.socket.destroy();
    },
  },
  {
    name: 'the connection closed in the body',
    answer: (request, response) => {
      response.writeHead(200, { ...json, 'content-length': '1000' }).write('{"refs":[');
      setTimeout(() => request.socket.destroy(), 100);
    },
  },
  { name: 'no headers', answer: () => {}, timeoutSeconds: 10 },
  {
    name: 'no body',
    answer: (_, response) => response.writeHead(200, json).flushHeaders(),
    timeoutSeconds: 30,
  },
  {
    name: '1 byte a second',
    answer: (_, response) => {
      response.writeHead(200, json);
      const drip = setInterval(() => response.write(' '), 1_000);
      response.once('close', () => clearInterval(drip));
    },
    timeoutSeconds: 30,
  },
  {
    name: '100 MB',
    answer: (_, response) => {
      response.writeHead(200, json);
      const block = Buffer.alloc(megabytes, ' ');
      let sent = 0;
      const more = () => {
        while (sent < 100) {
          sent += 1;
          if (!response.write(block)) return void response.once('drain', more);
        }
        response.end('{}');
      };
      more();
    },
  },
];
