import { writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type NewService, startNewService } from '../../../launch/new-service.ts';
import { type Answered, ask } from '../requests.ts';
import { counted, faultsOf, scoreOf } from './grading.ts';

interface Asked {
  name: string;
  answer: Answered;
  /** Whether pages of other origins load it. */
  isForOthers: boolean;
}

/** The headers of every kind of answer of the content service, including those made outside of its apps. */
export async function serviceHeaders() {
  const service = await startNewService({
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    SERVICE_URL: 'https://content.farol.example',
  });
  try {
    const answers = await allAnswers(service);
    const faults = answers.flatMap(({ name, answer, isForOthers }) =>
      faultsOf(answer, { isForOthers })
        .filter((fault) => !(fault === unsafe && isSandboxedDrawing(answer)))
        .map((fault) => `${name}: ${fault}`),
    );
    const scores = answers.map(({ answer }) => scoreOf(counted(answer)));
    return { answers: answers.length, leastScore: Math.min(...scores), faults };
  } finally {
    await service.stop();
  }
}

const unsafe = 'the policy has something unsafe';

/** Drawings contain styles; opened directly, they are sandboxed. */
function isSandboxedDrawing({ headers }: Answered): boolean {
  const policy = String(headers['content-security-policy']);
  return headers['content-type'] === 'image/svg+xml' && /; sandbox$/.test(policy);
}

async function allAnswers({ address, token, folder, writer }: NewService): Promise<Asked[]> {
  const media: string[] = [];
  for (const [name, content] of Object.entries(files)) {
    const file = join(folder, name);
    await writeFile(file, content);
    const { id } = await writer.upload(file, '');
    media.push(`/media/${id}_${name}`);
  }
  const asked: Asked[] = [];
  const headers = { authorization: `Bearer ${token}` };
  for (const path of [...media, ...forOthers])
    asked.push({ name: path, answer: await ask(address, path), isForOthers: true });
  for (const path of ours) {
    asked.push({ name: path, answer: await ask(address, path), isForOthers: false });
    const known = await ask(address, path, { headers });
    asked.push({ name: `${path} with a token`, answer: known, isForOthers: false });
  }
  for (const [name, request] of Object.entries(broken))
    asked.push({ name, answer: await raw(address, request), isForOthers: false });
  return asked;
}

const files: Readonly<Record<string, string>> = {
  'drawing.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0"/></svg>',
  'words.txt': 'Some words.',
  'table.csv': 'a,b\n1,2\n',
};

const forOthers = [
  '/api/v2',
  '/api/v2/documents/search',
  '/api/v2/documents/search?ref=none',
  '/api/v2/tags',
  '/api/v2/nowhere',
  '/prismic.js',
  '/media/none',
  '/previews/none',
  '/previews/none/ping',
];

const ours = [
  '/',
  '/nowhere',
  '/healthz',
  '/readyz',
  '/api/farol/v1/status',
  '/api/farol/v1/documents',
  '/api/farol/v1/openapi.json',
  '/api/migration/documents',
  '/api/models/customtypes',
  '/api/assets/assets',
];

const head = 'Host: content.farol.example\r\n';

/** Requests that do not get as far as an app. */
const broken: Readonly<Record<string, string>> = {
  'no request': 'nonsense\r\n\r\n',
  'two hosts': `GET /api/v2 HTTP/1.1\r\n${head}${head}\r\n`,
  'no host': 'GET /api/v2 HTTP/1.1\r\n\r\n',
  'a host that is none': 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n',
  'a body that is too long': `POST /nowhere HTTP/1.1\r\n${head}Content-Length: 99000000\r\n\r\n`,
  'headers that are too long': `GET / HTTP/1.1\r\n${head}X: ${'x'.repeat(50_000)}\r\n\r\n`,
  'a tunnel': `CONNECT a.example:443 HTTP/1.1\r\n${head}\r\n`,
  'a request that never ends': `GET / HTTP/1.1\r\n${head}`,
};

async function raw(address: string, request: string): Promise<Answered> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.write(request);
  const [first = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  const [line = '', ...lines] = first.split('\r\n');
  const headers = Object.fromEntries(
    lines.map((each) => [
      each.slice(0, each.indexOf(':')).toLowerCase(),
      each.slice(each.indexOf(':') + 1).trim(),
    ]),
  );
  return { status: Number(line.split(' ')[1]), headers, body: Buffer.from(body) };
}
