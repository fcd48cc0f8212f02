import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { newFolder } from '../../testing/new-folder.ts';
import { serve } from '../../testing/serve.ts';
import { shownFile } from './download.ts';
import { documentsFolder } from './from-documents-folder.ts';
import { contentOf } from './from-storage.ts';
import type { Incoming } from './incoming.ts';
import { openJournal } from './journal.ts';
import { publishedContent } from './pull.ts';
import { push } from './push.ts';
import { remoteAt } from './remote.ts';
import { readAssets, readDocuments } from './remote-answers.ts';
import {
  type ExampleService,
  fillExample,
  importInto,
  startExampleService,
} from './service.testing.ts';
import { withStorage } from './storage.ts';

let one: ExampleService;
let other: ExampleService;
let third: ExampleService;
const silent = () => {};

beforeEach(async () => {
  [one, other, third] = await Promise.all([
    startExampleService(),
    startExampleService(),
    startExampleService(),
  ]);
  await fillExample(one);
});
afterEach(() => Promise.all([one, other, third].map((service) => service.remove())));

const remote = ({ address, token }: ExampleService) => remoteAt(address, { token });

const pushAll = (
  from: ExampleService,
  to: ExampleService,
  progress = silent as (w: string, n: number) => void,
) =>
  withStorage(from.settings, async (storage) => {
    const journal = await openJournal(join(from.folder, 'moves/push.ndjson'));
    return push(remote(to), await contentOf(storage), { journal, progress });
  });

const bring = (to: ExampleService, incoming: Incoming) =>
  importInto(to, incoming, { journal: 'moves/pull.ndjson' });

const pullAll = async (from: ExampleService, to: ExampleService) =>
  bring(to, await publishedContent(remote(from), silent));

interface Shown {
  id: string;
  uid: string;
}

/** What the public sees, with uids and names of files in the place of ids. */
async function shown({ address, repository }: ExampleService) {
  const { refs } = await (await fetch(`${address}/api/v2`)).json();
  const query = `ref=${refs[0].ref}&lang=*`;
  const answer = await fetch(`${address}/api/v2/documents/search?${query}`);
  const { results } = await answer.json();
  let text = JSON.stringify(results.sort((a: Shown, b: Shown) => (a.uid < b.uid ? -1 : 1)))
    .replaceAll(address, '')
    .replaceAll(encodeURIComponent(refs[0].ref), 'ref')
    .replaceAll(/"(last|first)_publication_date":"[^"]*"/g, '');
  for (const { id, uid } of results) text = text.replaceAll(id, uid);
  for (const { id, filename } of repository.state.assets.values())
    text = text.replaceAll(id, filename);
  return text;
}

it('goes from one service to another and on to a third: nothing lost, links whole', async () => {
  const report = await pushAll(one, other);
  expect(report.documents).toEqual({ written: 3, unchanged: 0 });
  expect(report.files).toEqual({ written: 3, unchanged: 0 });
  expect(report.problems).toEqual([
    expect.stringContaining('goes as it is published; its draft stays here'),
    expect.stringContaining('goes without what waits in a release'),
  ]);
  await other.send('POST', '/api/migration/migration-release/publish', {});
  expect(await shown(other)).toBe(await shown(one));
  expect([...other.repository.state.documents.keys()]).not.toEqual([
    ...one.repository.state.documents.keys(),
  ]);
  const pulled = await pullAll(other, third);
  expect(pulled).toEqual({
    documents: { written: 3, unchanged: 0 },
    files: { written: 3, unchanged: 0 },
    problems: [],
  });
  await eventually(async () => expect(await shown(third)).toBe(await shown(one)));
  const assetsOf = ({ repository }: ExampleService) =>
    [...repository.state.assets.values()]
      .map(({ hash, alt, credits, tags }) => [hash, alt, credits, tags.length])
      .sort();
  expect(assetsOf(third)).toEqual(assetsOf(one));
  expect([...third.repository.state.types.values()]).toEqual([
    ...one.repository.state.types.values(),
  ]);
});

it('writes nothing the second time, and only what changed the third', async () => {
  await pushAll(one, other);
  const { tip } = other.repository.state;
  const again = await pushAll(one, other);
  expect(again).toMatchObject({
    documents: { written: 0, unchanged: 3 },
    files: { written: 0, unchanged: 3 },
  });
  expect(other.repository.state.tip).toEqual(tip);
  await other.send('POST', '/api/migration/migration-release/publish', {});
  await pullAll(other, third);
  expect(await pullAll(other, third)).toMatchObject({
    documents: { written: 0, unchanged: 3 },
    files: { written: 0, unchanged: 3 },
  });
  const coast = [...one.repository.state.documents.values()][0]?.id;
  await one.send('POST', '/api/farol/v1/publications', { documents: [{ document: coast }] });
  expect((await pushAll(one, other)).documents).toEqual({ written: 1, unchanged: 2 });
  await other.send('POST', '/api/migration/migration-release/publish', {});
  expect((await pullAll(other, third)).documents).toEqual({ written: 1, unchanged: 2 });
  await eventually(async () => expect(await shown(third)).toBe(await shown(one)));
});

it('goes back to where it was pulled from: no file twice, no document made anew', async () => {
  await pullAll(one, third);
  const before = await shown(one);
  const [files, documents] = [
    one.repository.state.assets.size,
    one.repository.state.documents.size,
  ];
  await third.stop();
  third = await startExampleService({ DATA_DIR: third.folder });
  const home = [...third.repository.state.documents.values()].find(
    ({ versions }) => versions.at(-1)?.uid === 'forest',
  );
  await third.send('PUT', `/api/farol/v1/documents/${home?.id}/draft`, {
    basedOn: home?.published,
    uid: 'deep-forest',
  });
  await third.send('POST', '/api/farol/v1/publications', { documents: [{ document: home?.id }] });
  expect(await pushAll(third, one)).toEqual({
    documents: { written: 3, unchanged: 0 },
    files: { written: 0, unchanged: 3 },
    problems: [],
  });
  await one.send('POST', '/api/migration/migration-release/publish', {});
  expect(one.repository.state.assets.size).toBe(files);
  expect(one.repository.state.documents.size).toBe(documents);
  expect(await shown(one)).toBe(before.replaceAll('forest', 'deep-forest'));
  expect(await pushAll(third, one)).toMatchObject({ documents: { written: 0, unchanged: 3 } });
});

it('finds by its uid what stands there under another id', async () => {
  await pushAll(one, other);
  await other.send('POST', '/api/migration/migration-release/publish', {});
  await rm(join(one.folder, 'moves'), { recursive: true });
  const { size } = other.repository.state.documents;
  const { documents, problems } = await pushAll(one, other);
  expect(documents).toEqual({ written: 3, unchanged: 0 });
  expect(problems.filter((each) => each.includes('was not taken'))).toEqual([]);
  expect(other.repository.state.documents.size).toBe(size);
});

it('leaves behind what its own model does not have any more, and says so', async () => {
  const page = structuredClone(one.repository.state.types.get('page'));
  const { file: _, ...fields } = page?.json.Main ?? {};
  const Main = { ...fields, picture: { type: 'Number' } };
  await one.send('POST', '/api/models/customtypes/update', { ...page, json: { Main } });
  const { documents, problems } = await pushAll(one, other);
  expect(documents).toEqual({ written: 3, unchanged: 0 });
  const reported = problems.filter((each) =>
    each.includes('goes without picture, file, which its'),
  );
  expect(reported).toHaveLength(3);
  await other.send('POST', '/api/migration/migration-release/publish', {});
  expect(await shown(other)).toBe(await shown(one));
});

it('says the second time, too, what does not fit', async () => {
  const { send, repository } = one;
  const [coast] = [...repository.state.documents.values()];
  await send('PUT', `/api/farol/v1/documents/${coast?.id}/draft`, {
    basedOn: coast?.draft,
    data: { file: { link_type: 'Document', id: 'nowhere' } },
  });
  await send('POST', '/api/farol/v1/publications', { documents: [{ document: coast?.id }] });
  const first = await pushAll(one, other);
  expect(first.problems).toContainEqual(expect.stringContaining('links to nowhere'));
  expect((await pushAll(one, other)).problems).toEqual(first.problems);
});

it('goes on where it was interrupted', async () => {
  let left = 6;
  const interrupted = pushAll(one, other, () => {
    left -= 1;
    if (left === 0) throw new Error('The plug was pulled.');
  });
  await expect(interrupted).rejects.toThrow('plug');
  expect(await pushAll(one, other)).toMatchObject({
    documents: { written: 3 },
    files: { written: 0, unchanged: 3 },
  });
  await other.send('POST', '/api/migration/migration-release/publish', {});
  expect(await shown(other)).toBe(await shown(one));
});

it('reads what is published without a token, where the models are there already', async () => {
  const changes = [...one.repository.state.slices.values()].map((payload) => ({
    type: 'SLICE_INSERT',
    id: payload.id,
    payload,
  }));
  await third.send('POST', '/api/models/bulk-update', { changes });
  for (const model of one.repository.state.types.values())
    await third.send('POST', '/api/models/customtypes/insert', model);
  const incoming = await publishedContent(remoteAt(one.address, {}), silent);
  expect(await bring(third, incoming)).toMatchObject({ documents: { written: 3 }, problems: [] });
  await eventually(async () => {
    const text = await shown(third);
    for (const uid of ['coast', 'forest', 'costa']) expect(text).toContain(uid);
  });
});

it('pulls no date that no calendar has', async () => {
  const remote = remoteAt(one.address, {});
  const content = async (...asked: Parameters<typeof remote.content>) => {
    const text = JSON.stringify(await remote.content(...asked));
    return JSON.parse(
      text.replace(/"first_publication_date":"[^"]+"/g, '"first_publication_date":"soon"'),
    );
  };
  const { documents } = await publishedContent({ ...remote, content }, silent);
  expect(documents.map(({ firstPublished }) => firstPublished)).toEqual([null, null, null]);
});

it('asks for a token before it writes, and names no token in what went wrong', async () => {
  const without = remoteAt(other.address, {});
  await withStorage(one.settings, async (storage) => {
    const journal = await openJournal(join(one.folder, 'moves/none.ndjson'));
    const way = { journal, progress: silent };
    await expect(push(without, await contentOf(storage), way)).rejects.toThrow('TARGET_TOKEN');
    const wrong = push(
      remoteAt(other.address, { token: 'secret-1' }),
      await contentOf(storage),
      way,
    );
    await expect(wrong).rejects.toThrow(/answered 403(?!.*secret-1)/);
  });
  expect(() => remoteAt('not a name', {})).toThrow('neither the name of a repository');
  for (const address of ['http://me:secret-1@localhost:3010', 'http://localhost/?token=secret-1'])
    expect(() => remoteAt(address, {})).toThrow(/^The address of a repository(?!.*secret-1)/);
});

const nothing: Incoming = {
  languages: [],
  types: [],
  slices: [],
  tags: [],
  files: [],
  releases: [],
  documents: [],
  isAllPublished: false,
  dropsUnknownFields: false,
};

const theirs = {
  id: 'a',
  type: 'page',
  lang: 'en-us',
  tags: [],
  first_publication_date: null,
  last_publication_date: null,
  data: {},
};

describe('another side that', () => {
  it('is busy is asked again after as long as it says', async () => {
    const times: number[] = [];
    const { address } = await serve((_, answer) => {
      times.push(Date.now());
      if (times.length === 1) answer.writeHead(429, { 'retry-after': '1' }).end('{}');
      else answer.end('{"fine":true}');
    });
    expect(await remoteAt(address, {}).content('')).toEqual({ fine: true });
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(950);
  });

  it('takes one write at a time is written to at its pace', async () => {
    const times: number[] = [];
    const { address } = await serve((_, answer) => {
      times.push(Date.now());
      answer.end('{}');
    });
    const paced = remoteAt(address, { token: 'x', paceMs: 200 });
    const begun = Date.now();
    for (let count = 0; count < 3; count += 1)
      await paced.request('migration', 'POST', '/documents', {});
    expect((times[2] ?? 0) - begun).toBeGreaterThanOrEqual(390);
  });

  it('points to another place is told of, and nothing is sent there', async () => {
    const reached: string[] = [];
    const elsewhere = await serve(({ headers }, answer) => {
      reached.push(String(headers.authorization));
      answer.end('{}');
    });
    const { port } = new URL(elsewhere.address);
    const { address } = await serve((_, answer) => {
      answer.writeHead(307, { location: `http://127.0.0.1:${port}/` }).end();
    });
    const moved = remoteAt(address, { token: 'secret-1' });
    const sentence = new RegExp(`answered 307: .*http://127\\.0\\.0\\.1:${port}`);
    await expect(moved.request('migration', 'POST', '/documents', {})).rejects.toThrow(sentence);
    await expect(moved.content('')).rejects.toThrow(sentence);
    expect(reached).toEqual([]);
  });

  it('names a file without an address loses that file only', async () => {
    const model = { id: 'page', label: 'Page', repeatable: true, status: true };
    const file = { link_type: 'Media', id: 'M', url: 'nowhere' };
    const page = { id: 'P', type: 'page', lang: 'en-us', uid: 'p', tags: [] };
    const dates = { first_publication_date: null, last_publication_date: null };
    const answers: Record<string, unknown> = {
      '/api/v2': { refs: [{ ref: 'r' }], languages: [{ id: 'en-us', name: 'English' }] },
      '/api/v2/documents/search': {
        total_pages: 1,
        results: [{ ...page, ...dates, data: { title: 'A page', file } }],
      },
      '/api/models/customtypes': [
        {
          ...model,
          json: { Main: { uid: { type: 'UID' }, title: { type: 'Text' }, file: { type: 'Link' } } },
        },
      ],
      '/api/models/slices': [],
      '/api/assets/assets': { items: [{ id: 'A', url: '//', filename: 'a.txt' }] },
    };
    const { address } = await serve(({ url = '' }, answer) =>
      answer.end(JSON.stringify(answers[url.split('?')[0] ?? ''])),
    );
    const incoming = await publishedContent(remoteAt(address, { token: 'x' }), silent);
    const { documents, problems } = await bring(third, incoming);
    expect(documents.written).toBe(1);
    expect(problems).toEqual(
      expect.arrayContaining([
        'The file a.txt (A) was not taken: "//" is no address on the web.',
        'The file nowhere (M) was not taken: "nowhere" is no address on the web.',
      ]),
    );
  });

  it('has languages with odd ids is told of them, and the rest comes', async () => {
    const languages = ['en-us', 'ca', 'ca', '../x', '__proto__', 'constructor', '', 'PT'];
    const page = { type: 'page', uid: null, tags: [], data: {} };
    const dates = { first_publication_date: null, last_publication_date: null };
    const answers: Record<string, unknown> = {
      '/api/v2': {
        refs: [{ ref: 'r' }],
        languages: languages.map((id) => ({ id, name: `Language ${id}` })),
      },
      '/api/v2/documents/search': {
        total_pages: 1,
        results: ['ca', '__proto__', '../x'].map((lang, index) => ({
          ...{ ...page, ...dates, id: `P${index}`, lang },
        })),
      },
      '/api/models/customtypes': [
        { id: 'page', label: 'Page', repeatable: true, status: true, json: {} },
      ],
      '/api/models/slices': [],
      '/api/assets/assets': { items: [] },
    };
    const { address } = await serve(({ url = '' }, answer) =>
      answer.end(JSON.stringify(answers[url.split('?')[0] ?? ''])),
    );
    const { state } = third.repository;
    const before = state.languages.map(({ id }) => id);
    const incoming = await publishedContent(remoteAt(address, { token: 'x' }), silent);
    const { documents, problems } = await bring(third, incoming);
    const after = () => third.repository.state.languages.map(({ id }) => id);
    await eventually(() => expect(after()).toEqual([...before, 'ca']));
    expect(documents.written).toBe(1);
    for (const id of ['../x', '__proto__', 'constructor', '', 'PT'])
      expect(problems).toContain(
        `The language Language ${id} was not taken: its id is ${JSON.stringify(id)}, not a code like pt-br.`,
      );
    expect(problems).toContainEqual(expect.stringMatching(/__proto__\) was left out: /));
    expect(problems).toContainEqual(expect.stringMatching(/\.\.\/x\) was left out: /));
    expect(problems).toContainEqual(expect.stringMatching(/does not show documents in ca: /));
    expect((await bring(third, incoming)).problems).toEqual(
      problems.filter((each) => !each.startsWith('Published as there')),
    );
  });

  it('answers what is nested without end is refused', async () => {
    const { address } = await serve((_, answer) =>
      answer.end('['.repeat(100_000) + ']'.repeat(100_000)),
    );
    await expect(remoteAt(address, {}).content('')).rejects.toThrow('nested too deeply');
  });

  it('answers what is far too long is refused, and not asked again', async () => {
    const packed = gzipSync(Buffer.alloc(110_000_000, ' '));
    let asked = 0;
    const { address } = await serve((_, answer) => {
      asked += 1;
      answer.writeHead(200, { 'content-encoding': 'gzip' }).end(packed);
    });
    await expect(remoteAt(address, {}).content('')).rejects.toThrow('the answer is larger than');
    expect(asked).toBe(1);
  });

  it.each([
    ['documents that do not come', { total_pages: 1e300, results: [] }],
    ['the same documents', { total_pages: 1e300, results: [theirs] }],
  ])('lists %s without an end is refused', async (_, answered) => {
    const { address } = await serve((_request, answer) => answer.end(JSON.stringify(answered)));
    await expect(readDocuments(remoteAt(address, {}), { ref: 'r' })).rejects.toThrow(
      'lists more than 100000 documents.',
    );
  });

  it('lists files without an end is refused', async () => {
    const items = [{ id: 'f', url: 'http://files.example/f', filename: 'f' }];
    const { address } = await serve((_, answer) =>
      answer.end(JSON.stringify({ items, cursor: 'f' })),
    );
    await expect(readAssets(remoteAt(address, {}))).rejects.toThrow(
      'lists more than 1000000 files.',
    );
  });

  it('lists very many documents at once is read', async () => {
    const results = Array.from({ length: 200_000 }, () => theirs);
    const { address } = await serve((_, answer) =>
      answer.end(JSON.stringify({ total_pages: 1, results })),
    );
    expect(await readDocuments(remoteAt(address, {}), { ref: 'r' })).toHaveLength(200_000);
  });

  it('breaks off a file loses that file only, and it comes the next time', async () => {
    let isBroken = true;
    const { address } = await serve((request, answer) => {
      if (!request.url?.includes('broken')) return answer.end('A hat.\n');
      answer.writeHead(200, { 'content-length': 12 });
      answer.write('Shoes.');
      if (isBroken) setTimeout(() => answer.destroy(), 50);
      else answer.end('Soap.\n');
    });
    const file = (id: string, path: string) => shownFile(id, `${address}/${path}`, null);
    const incoming = {
      ...nothing,
      files: [file('first', 'broken.txt'), file('second', '100%.txt')],
    };
    const report = await bring(third, incoming);
    expect(report.files).toEqual({ written: 1, unchanged: 0 });
    expect(report.problems).toEqual([
      expect.stringMatching(/^The file broken\.txt \(first\) was not taken: .*broke off/),
    ]);
    isBroken = false;
    expect(await bring(third, incoming)).toMatchObject({
      files: { written: 1, unchanged: 1 },
      problems: [],
    });
  });

  it.each(['Zk_c', 'Zk_c_pyol', 'Zk:cpyol', 'Z'.repeat(65)])(
    'names a file %s has it shown at a whole address, also once it is replaced',
    async (id) => {
      const drawing = (size: number) =>
        `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="9"/>`;
      const { address } = await serve((_, answer) => answer.end(drawing(9)));
      await bring(third, { ...nothing, files: [shownFile(id, `${address}/x/${id}_a.svg`, null)] });
      await eventually(() => expect(third.repository.state.assets.has(id)).toBe(true));
      const { url } = await third.send<{ url: string }>('GET', `/api/farol/v1/media/${id}`);
      expect(url).toMatch(/^\/media\/[A-Za-z0-9-]{1,64}_a\.svg$/);
      const at = async (path: string) => (await fetch(third.address + path)).text();
      expect(await at(url)).toBe(drawing(9));
      await fetch(`${third.address}/api/farol/v1/media/${id}/content?filename=a.svg`, {
        method: 'PUT',
        headers: {
          authorization: `Bearer ${third.token}`,
          'content-type': 'application/octet-stream',
        },
        body: drawing(8),
      });
      const replaced = await third.send<{ url: string; earlier: { address: string }[] }>(
        'GET',
        `/api/farol/v1/media/${id}`,
      );
      expect(await at(replaced.url)).toBe(drawing(8));
      expect(await at(url)).toBe(drawing(9));
      expect(await at(`/media/${replaced.earlier[0]?.address}`)).toBe(drawing(9));
    },
  );

  it('shows files of a folder of documents in the form that Prismic exports', async () => {
    const { address } = await serve((_, answer) => {
      answer.end('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    });
    const folder = await newFolder();
    await mkdir(join(folder, 'documents/en-us'), { recursive: true });
    await mkdir(join(folder, 'documents/fr-fr'), { recursive: true });
    const origin = {
      id: 'Zkdcpyol0Zci9PlC',
      url: `${address}/x/Zkdcpyol0Zci9PlC_a.svg?auto=format`,
    };
    const edit = { background: 'transparent', zoom: 1, crop: { x: 0, y: 2 } };
    const home = {
      uid: 'home',
      title: [{ type: 'heading1', content: { text: 'Welcome', spans: [] } }],
      body: [
        {
          type: 'paragraph',
          content: {
            text: 'Read on.',
            spans: [{ start: 0, end: 4, type: 'hyperlink', data: { id: 'ABCDEFGHIJKLMNO2' } }],
          },
        },
      ],
      related: [
        { page: { id: 'ABCDEFGHIJKLMNO2' } },
        { page: { url: 'https://x.org', preview: null } },
      ],
      picture: { origin: { ...origin, width: 9, height: 9 }, edit, width: 9, height: 9, alt: 'A' },
      slices: [
        { key: 'banner$0', value: { primary: {}, items: [], variation: 'default' } },
        {
          key: 'hero$1',
          value: {
            primary: {
              more: { id: 'ABCDEFGHIJKLMNO2' },
              more_KEY: 'a3',
              kicker: 'Not any more',
            },
            items: [{}],
            variation: 'default',
          },
        },
      ],
      subtitle: 'Of an earlier model',
      title_TYPE: 'StructuredText',
      title_POSITION: 1,
      title_KEY: 'a1',
      subtitle_KEY: 'a2',
      uids_INTERNAL: ['home'],
    };
    const french = { ...home, uid: 'accueil', related: [{ page: { id: 'ABCDEFGHIJKLMNO1' } }] };
    const write = (name: string, data: object) =>
      writeFile(join(folder, 'documents', name), JSON.stringify(data));
    await write('index.json', { signature: 'x' });
    await write('en-us/ABCDEFGHIJKLMNO1=#=V1=#=page=#=G=#=en-us=#=y.json', home);
    await write('fr-fr/ABCDEFGHIJKLMNO2=#=V2=#=page=#=G=#=fr-fr=#=n.json', french);
    for (const [kind, models] of [
      ['customtypes', one.repository.state.types],
      ['slices', one.repository.state.slices],
    ] as const)
      for (const [id, model] of models) {
        const file = kind === 'slices' ? 'model.json' : 'index.json';
        await mkdir(join(folder, kind, id), { recursive: true });
        await writeFile(join(folder, kind, id, file), JSON.stringify(model));
      }
    const report = await bring(third, await documentsFolder(join(folder, 'documents')));
    const again = await bring(third, await documentsFolder(join(folder, 'documents')));
    await rm(folder, { recursive: true });
    expect(report).toMatchObject({
      documents: { written: 2 },
      files: { written: 1 },
      problems: [
        'page “Welcome” (ABCDEFGHIJKLMNO1, en-us) came without slices[0] (banner), slices[1].primary.kicker, subtitle, which its model has no place for.',
        'page “Welcome” (ABCDEFGHIJKLMNO2, fr-fr) came without slices[0] (banner), slices[1].primary.kicker, subtitle, which its model has no place for.',
      ],
    });
    expect(again).toMatchObject({
      documents: { written: 0, unchanged: 2 },
      problems: [],
    });
    await eventually(() => expect(third.repository.master().size).toBe(2));
    expect(third.repository.master().document('ABCDEFGHIJKLMNO1')).toMatchObject({
      uid: 'home',
      lang: 'en-us',
      data: {
        title: [{ type: 'heading1', text: 'Welcome' }],
        body: [{ spans: [{ data: { link_type: 'Document', id: 'ABCDEFGHIJKLMNO2' } }] }],
        related: [{}, { page: { link_type: 'Web', url: 'https://x.org' } }],
        picture: { id: 'Zkdcpyol0Zci9PlC', alt: 'A', edit: { x: 0, y: 2, zoom: 1 } },
        slices: [{ slice_type: 'hero', primary: { more: { id: 'ABCDEFGHIJKLMNO2' } } }],
      },
    });
    const [english, translated] = ['ABCDEFGHIJKLMNO1', 'ABCDEFGHIJKLMNO2'].map((id) =>
      third.repository.state.documents.get(id),
    );
    expect(translated?.group).toBe(english?.group);
  });
});
