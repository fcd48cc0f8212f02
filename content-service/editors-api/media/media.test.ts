import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { mediaApp } from '../../media/app.ts';
import { assetLibrary } from '../../repository/assets.ts';
import { setLanguages } from '../../repository/commands/settings.ts';
import { type ExampleStories, exampleStories } from './stories.testing.ts';

let editor: ExampleStories['editor'];
let person: ExampleStories['person'];

beforeEach(async () => {
  ({ editor, person } = await exampleStories());
});

async function write(data: unknown): Promise<string> {
  const body = { type: 'story', lang: 'en-us', title: 'A story', data };
  return (await (await person.send('POST', '/documents', body)).json()).document;
}

const png = (width = 1600, height = 900, background = '#08f') =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
const named = (filename: string, more = '') =>
  `/media?filename=${encodeURIComponent(filename)}${more}`;

async function upload(content: Buffer, filename = 'Praia São João.PNG', more = '') {
  const answer = await person.upload('POST', named(filename, more), content);
  expect(answer.status).toBe(201);
  return answer.json();
}

async function list(query = '') {
  return (await person.send('GET', `/media${query}`)).json();
}

/** What visitors get at an address, as the service hands it out. */
async function at(url: string) {
  const { repository, files } = editor;
  const app = mediaApp({
    find: assetLibrary(repository).at,
    files,
    transformed: { get: async () => 'original' },
    report: () => {},
  });
  const answer = await app.request(url);
  return { status: answer.status, content: Buffer.from(await answer.arrayBuffer()), answer };
}

describe('uploading', () => {
  it('takes a file as it is, from a session, with tags', async () => {
    const content = await png();
    const made = await upload(content, 'Praia São João.PNG', '&tags=Lisbon,Summer');
    expect(made).toMatchObject({
      filename: 'Praia São João.PNG',
      kind: 'image',
      width: 1600,
      height: 900,
      size: content.length,
      url: `/media/${made.id}_praia-sao-joao.png`,
      tagNames: ['Lisbon', 'Summer'],
      descriptions: {},
      uses: 0,
      uploader: `person/${person.id}`,
    });
    expect((await at(made.url)).content).toEqual(content);
    expect(await (await person.send('GET', `/media/${made.id}`)).json()).toEqual(made);
  });

  it('does once what is sent twice under one key', async () => {
    const content = await png();
    const key = { 'idempotency-key': 'a lost answer' };
    const send = (body: Buffer) => person.upload('POST', named('a.png'), body, key);
    const [first, second] = [await send(content), await send(content)];
    expect((await second.json()).id).toBe((await first.json()).id);
    expect((await list()).total).toBe(1);
    expect((await send(await png(3, 3))).status).toBe(422);
    expect((await list()).total).toBe(1);
  });

  it('takes many at once', async () => {
    const contents = await Promise.all([4, 5, 6, 7, 8, 9].map((width) => png(width, 3)));
    await Promise.all(
      [...contents, ...contents].map((each, index) => upload(each, `${index}.png`)),
    );
    expect((await list()).total).toBe(12);
  });

  it('refuses what is no file, what is no upload, and what another page sends', async () => {
    const send = async (content: Buffer, headers = {}, path = named('a.png')) =>
      (await person.upload('POST', path, content, headers)).status;
    expect(await send(Buffer.from('<script>'))).toBe(400);
    expect(await send(await png(), {}, '/media')).toBe(400);
    expect(await send(await png(), { 'content-type': 'multipart/form-data; boundary=x' })).toBe(
      415,
    );
    expect(await send(await png(), { 'content-type': 'text/plain' })).toBe(415);
    expect(await send(await png(), { origin: 'https://elsewhere.example' })).toBe(401);
    expect((await list()).total).toBe(0);
  });

  it('forgets where a photo was taken', async () => {
    const photo = await sharp(await png(40, 30))
      .jpeg()
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '38/1 42/1 3175/100' } })
      .toBuffer();
    const made = await upload(photo, 'IMG_1.jpg');
    const { content } = await at(made.url);
    expect(photo.includes(Buffer.from([0x25, 0x88]))).toBe(true);
    expect(content.includes(Buffer.from([0x25, 0x88]))).toBe(false);
    const record = editor.repository.state.assets.get(made.id);
    expect(record?.hash).toBe(createHash('sha256').update(content).digest('hex'));
  });
});

describe('the list', () => {
  it('comes in pages that stay together while files come', async () => {
    for (let count = 0; count < 7; count += 1) {
      await upload(await png(count + 2, 2), `${count}.png`);
      editor.pass(1000);
    }
    const first = await list('?limit=3');
    await upload(await png(40, 2), 'later.png');
    const second = await list(`?limit=3&cursor=${first.cursor}`);
    const third = await list(`?limit=3&cursor=${second.cursor}`);
    const names = [first, second, third].flatMap(({ media }) =>
      media.map(({ filename }: { filename: string }) => filename),
    );
    expect(names).toEqual(['6.png', '5.png', '4.png', '3.png', '2.png', '1.png', '0.png']);
    expect([first.total, third.cursor]).toEqual([7, null]);
    expect((await person.send('GET', '/media?cursor=nonsense')).status).toBe(400);
  });

  it('is searched by words, kind, tag, language and use', async () => {
    const beach = await upload(await png(), 'Praia.png', '&tags=Lisbon');
    const city = await upload(await png(3, 3), 'city.png');
    const sheet = await upload(Buffer.from('a,b'), 'prices.csv');
    await person.send('PATCH', `/media/${beach.id}`, {
      descriptions: { 'en-us': 'A beach at dawn', 'pt-br': 'Uma praia ao amanhecer' },
      credits: 'Inês Müller',
    });
    await write({ cover: { id: city.id } });
    const found = async (query: string) =>
      (await list(`?${query}`)).media.map(({ id }: { id: string }) => id);
    expect(await found('search=ines+dawn')).toEqual([beach.id]);
    expect(await found('search=amanhecer')).toEqual([beach.id]);
    expect(await found('kind=document')).toEqual([sheet.id]);
    expect(await found('tag=Lisbon')).toEqual([beach.id]);
    expect(await found('missing=pt-br')).toEqual([city.id]);
    expect((await found('unused=true')).sort()).toEqual([beach.id, sheet.id].sort());
    expect(await found(`ids=${city.id},${sheet.id}`)).toHaveLength(2);
    const { tags, missing, largest } = await list();
    expect(tags).toEqual([{ name: 'Lisbon', count: 1 }]);
    expect(missing).toMatchObject({ 'en-us': 1, 'pt-br': 1 });
    expect(largest).toBe(50 * 1024 * 1024);
  });
});

describe('what is said of a file', () => {
  it('is kept by language, one without the others', async () => {
    const { id } = await upload(await png());
    const say = async (body: unknown) => (await person.send('PATCH', `/media/${id}`, body)).json();
    await say({ descriptions: { 'en-us': 'A beach' } });
    await say({ descriptions: { 'pt-br': ' Uma praia ' } });
    expect((await say({ credits: 'Ana' })).descriptions).toEqual({
      'en-us': 'A beach',
      'pt-br': 'Uma praia',
    });
    expect((await say({ descriptions: { 'en-us': null } })).descriptions).toEqual({
      'pt-br': 'Uma praia',
    });
    const changed = await say({ tags: ['Lisbon', 'lisbon'], focus: { x: 0.2, y: 0.3 } });
    expect(changed).toMatchObject({
      tagNames: ['Lisbon'],
      focus: { x: 0.2, y: 0.3 },
      credits: 'Ana',
    });
    for (const wrong of [
      { descriptions: { 'xx-xx': 'No' } },
      { focus: { x: 2, y: 0 } },
      { tags: ['x'] },
      { credits: 'x'.repeat(501) },
    ])
      expect((await person.send('PATCH', `/media/${id}`, wrong)).status).toBe(400);
  });

  it('stays with its language when another one becomes the master', async () => {
    const both = await upload(await png(), 'both.png');
    const one = await upload(await png(3, 3), 'one.png');
    const of = async ({ id }: { id: string }) =>
      (await (await person.send('GET', `/media/${id}`)).json()).descriptions;
    const inBoth = { 'en-us': 'A beach', 'pt-br': 'Uma praia' };
    await person.send('PATCH', `/media/${both.id}`, { descriptions: inBoth });
    await person.send('PATCH', `/media/${one.id}`, { descriptions: { 'en-us': 'A city' } });
    const { repository } = editor;
    const { languages } = repository.master().contents;
    const turned = languages.toSorted(({ id }) => (id === 'pt-br' ? -1 : 1));
    await repository.do('somebody', setLanguages(turned));
    expect(await of(both)).toEqual(inBoth);
    expect(await of(one)).toEqual({ 'en-us': 'A city' });
    const { missing } = await (await person.send('GET', '/media')).json();
    expect(missing).toEqual({ 'en-us': 0, 'pt-br': 1 });
    expect(repository.master().contents.assets.get(one.id)?.alt).toBe('A city');
    await repository.do('somebody', setLanguages(languages));
    expect([await of(both), await of(one)]).toEqual([inBoth, { 'en-us': 'A city' }]);
    await repository.do('somebody', setLanguages(turned));
    await person.send('PATCH', `/media/${one.id}`, { descriptions: { 'en-us': 'A town' } });
    expect(await of(one)).toEqual({ 'en-us': 'A town' });
    await person.send('PATCH', `/media/${one.id}`, { descriptions: { 'pt-br': 'Uma cidade' } });
    expect(await of(one)).toEqual({ 'en-us': 'A town', 'pt-br': 'Uma cidade' });
    expect(repository.master().contents.assets.get(one.id)?.alt).toBe('Uma cidade');
  });

  it('makes a new publication, which has it', async () => {
    const { id } = await upload(await png());
    const { repository } = editor;
    const before = repository.master().ref;
    await person.send('PATCH', `/media/${id}`, { descriptions: { 'pt-br': 'Uma praia' } });
    expect(repository.master().ref).not.toBe(before);
    expect(repository.master().contents.assets.get(id)).toMatchObject({
      descriptions: { 'pt-br': 'Uma praia' },
    });
  });
});

describe('replacing', () => {
  const replace = (id: string, content: Buffer, filename = 'new.png') =>
    person.upload('PUT', `/media/${id}/content?filename=${filename}`, content);

  it('gives the new content an address, and the old one answers on', async () => {
    const [old, next] = [await png(), await png(900, 1600)];
    const made = await upload(old);
    const { repository } = editor;
    const before = repository.master().ref;
    const replaced = await (await replace(made.id, next)).json();
    expect(replaced).toMatchObject({ id: made.id, width: 900, height: 1600 });
    expect(replaced.earlier).toMatchObject([{ address: made.id, width: 1600, height: 900 }]);
    expect(replaced.url).not.toBe(made.url);
    expect((await at(replaced.url)).content).toEqual(next);
    const earlier = await at(made.url);
    expect(earlier.content).toEqual(old);
    expect(earlier.answer.headers.get('cache-control')).toContain('immutable');
    expect(repository.master().ref).not.toBe(before);
    expect(repository.master().contents.assets.get(made.id)?.path).toBe(replaced.url.slice(1));
  });

  it('by the same content changes nothing, and back again makes a third address', async () => {
    const [old, next] = [await png(), await png(900, 1600)];
    const made = await upload(old);
    expect((await (await replace(made.id, old)).json()).url).toBe(made.url);
    const second = await (await replace(made.id, next)).json();
    expect((await (await replace(made.id, next)).json()).url).toBe(second.url);
    const third = await (await replace(made.id, old)).json();
    expect(new Set([made.url, second.url, third.url]).size).toBe(3);
    for (const [url, content] of [
      [made.url, old],
      [second.url, next],
      [third.url, old],
    ] as const)
      expect((await at(url)).content).toEqual(content);
    expect((await person.send('DELETE', `/media/${made.id}`)).status).toBe(204);
    for (const { url } of [made, second, third]) expect((await at(url)).status).toBe(404);
    for (const content of [old, next])
      expect(await editor.files.has(createHash('sha256').update(content).digest('hex'))).toBe(
        false,
      );
  });

  it('is refused by another kind of file', async () => {
    const { id } = await upload(await png());
    const answer = await replace(id, Buffer.from('a,b'), 'prices.csv');
    expect([answer.status, (await answer.json()).error]).toEqual([
      409,
      'Pages show this file as what it is. Replace it with one of the same kind.',
    ]);
    expect((await replace('nowhere', await png())).status).toBe(404);
  });
});

describe('deleting', () => {
  it('is refused for what a document shows, unless told to', async () => {
    const { id, url } = await upload(await png());
    const page = await write({ cover: { id } });
    const refused = await person.send('DELETE', `/media/${id}`);
    expect([refused.status, (await refused.json()).error]).toEqual([
      409,
      `Document ${page} shows this file. Take it out there first.`,
    ]);
    const { total } = await (await person.send('GET', `/media/${id}/references`)).json();
    expect(total).toBe(1);
    expect((await person.send('DELETE', `/media/${id}?evenIfShown=true`)).status).toBe(204);
    expect((await at(url)).status).toBe(404);
  });

  it('leaves documents that can still be saved, with nothing where the file was', async () => {
    const { id } = await upload(await png());
    const cover = { id, alt: 'Here', edit: { x: 0, y: 0, zoom: 1 } };
    const page = await write({ cover });
    await person.send('DELETE', `/media/${id}?evenIfShown=true`);
    const { draft } = await (await person.send('GET', `/documents/${page}`)).json();
    const saved = await person.send('PUT', `/documents/${page}/draft`, {
      title: 'Still here',
      data: { ...draft.data, more: { link_type: 'Media', id } },
      basedOn: draft.id,
    });
    expect(saved.status).toBe(200);
    const after = await (await person.send('GET', `/documents/${page}`)).json();
    expect(after.draft.data).not.toHaveProperty('cover');
    const wrong = { title: 'x', data: { cover: { id: 'never' } }, basedOn: after.draft.id };
    expect((await person.send('PUT', `/documents/${page}/draft`, wrong)).status).toBe(400);
  });

  it('keeps the content that another file has', async () => {
    const content = await png();
    const [one, other] = [await upload(content), await upload(content)];
    await person.send('DELETE', `/media/${one.id}`);
    expect((await at(one.url)).status).toBe(404);
    expect((await at(other.url)).content).toEqual(content);
  });
});

it('is for publishers: a writer reads alone', async () => {
  const { id } = await upload(await png());
  const writer = await editor.signedIn();
  expect((await writer.upload('POST', named('a.png'), await png())).status).toBe(403);
  expect(
    (await writer.upload('PUT', `/media/${id}/content?filename=a.png`, await png(2, 2))).status,
  ).toBe(403);
  expect((await writer.send('PATCH', `/media/${id}`, { credits: 'x' })).status).toBe(403);
  expect((await writer.send('DELETE', `/media/${id}?evenIfShown=true`)).status).toBe(403);
  expect((await writer.send('GET', '/media')).status).toBe(200);
});
