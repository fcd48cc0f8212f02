import { minuteMs } from '@farol/content-model';
import { beforeEach, describe, expect, it } from 'vitest';
import { type ExampleEditor, exampleEditor } from '../editor.testing.ts';

let editor: ExampleEditor;
beforeEach(async () => {
  editor = await exampleEditor();
});

type Person = Awaited<ReturnType<ExampleEditor['signedIn']>>;

const bearer = () => ({ authorization: `Bearer ${editor.token}` });

async function article(
  title: string,
  {
    isPublished = true,
    ...more
  }: { isPublished?: boolean; lang?: string; translationOf?: string } = {},
): Promise<string> {
  const program = editor.browser();
  const body = { type: 'article', lang: 'en-us', title, data: { title }, ...more };
  const made = await program.send('POST', '/documents', body, bearer());
  const { document } = await made.json();
  if (isPublished)
    await program.send('POST', '/publications', { documents: [{ document }] }, bearer());
  return document;
}

const text = (title: unknown) => ({ title: 'A', uid: null, tags: [], data: { title } });
const write = (person: Person, id: string, title: unknown, tab = '') =>
  person.send('PUT', `/documents/${id}/working-copy?tab=${tab}`, text(title));

async function preview(person: Person, document: string, tab?: string) {
  const answer = await person.send('POST', '/me/previews', { document, tab });
  expect(answer.status).toBe(201);
  const { address, ...shown } = await answer.json();
  const url = new URL(address);
  return { ...shown, url, key: url.searchParams.get('preview-key') ?? '' };
}

interface Overlay {
  changed: Record<string, string>;
  gone: string[];
  documents: { id: string; data: Record<string, unknown> }[];
  faults: Record<string, string>;
}

const ask = (key: string, body: object = {}) =>
  editor.app.request(`/api/farol/v1/previews/${key}/overlay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ published: editor.repository.master().ref, ...body }),
  });
async function overlay(key: string, body: object = {}): Promise<Overlay> {
  const answer = await ask(key, body);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toContain('no-store');
  return answer.json();
}

describe('a working copy', () => {
  it('is what one is writing, makes no version, and is nobody else’s', async () => {
    const id = await article('First');
    const ana = await editor.signedIn();
    const rui = await editor.signedIn();
    const before = editor.repository.state.tip;
    expect((await write(ana, id, 'Second')).status).toBe(204);
    expect((await write(ana, id, 'Third')).status).toBe(204);
    const read = await (await ana.send('GET', `/documents/${id}/working-copy`)).json();
    expect(read).toMatchObject({ document: id, person: ana.id, data: { title: 'Third' } });
    expect((await rui.send('GET', `/documents/${id}/working-copy`)).status).toBe(404);
    const all = await (await rui.send('GET', '/working-copies')).json();
    expect(all).toEqual({
      workingCopies: [{ document: id, person: ana.id, tab: '', at: editor.now() }],
    });
    expect(editor.repository.state.tip).toEqual(before);
    expect((await ana.send('DELETE', `/documents/${id}/working-copy`)).status).toBe(204);
    expect((await ana.send('GET', `/documents/${id}/working-copy`)).status).toBe(404);
  });

  it('is of one tab: what is written in another one is beside it', async () => {
    const id = await article('First');
    const ana = await editor.signedIn();
    await write(ana, id, 'Left', 'left');
    await write(ana, id, 'Right', 'right');
    const path = `/documents/${id}/working-copy`;
    const titleIn = async (tab: string) =>
      (await (await ana.send('GET', `${path}?tab=${tab}`)).json()).data?.title;
    expect([await titleIn('left'), await titleIn('right')]).toEqual(['Left', 'Right']);
    expect((await ana.send('GET', path)).status).toBe(404);
    expect((await ana.send('DELETE', `${path}?tab=left`)).status).toBe(204);
    expect([await titleIn('left'), await titleIn('right')]).toEqual([undefined, 'Right']);
    expect((await write(ana, id, 'Long', 'x'.repeat(101))).status).toBe(400);
    expect((await write(ana, id, 'Nothing', '%00')).status).toBe(400);
  });

  it('is gone an hour after the last word', async () => {
    const id = await article('First');
    const ana = await editor.signedIn();
    await write(ana, id, 'Second');
    editor.pass(59 * minuteMs);
    await write(ana, id, 'Third');
    editor.pass(59 * minuteMs);
    expect((await ana.send('GET', `/documents/${id}/working-copy`)).status).toBe(200);
    editor.pass(minuteMs);
    expect((await ana.send('GET', `/documents/${id}/working-copy`)).status).toBe(404);
  });

  it('is of a document that one may change', async () => {
    const id = await article('First');
    const narrowed = await editor.signedIn({ languages: ['pt-br'] });
    expect((await write(narrowed, id, 'Second')).status).toBe(403);
    const ana = await editor.signedIn();
    expect((await write(ana, 'nowhere', 'Second')).status).toBe(404);
    await editor.browser().send('PUT', `/documents/${id}/archive`, {}, bearer());
    expect((await write(ana, id, 'Second')).status).toBe(409);
  });

  it('leaves room: of ten thousand the last fifty of a person are there', async () => {
    const ids = await Promise.all(
      Array.from({ length: 60 }, (_, index) => article(`${index}`, { isPublished: false })),
    );
    const ana = await editor.signedIn();
    const copies = editor.repository.workingCopies;
    for (let index = 0; index < 10_000; index += 1)
      await copies.put({
        document: ids[index % 60] ?? '',
        person: ana.id,
        tab: `${index % 3}`,
        at: editor.now(),
        mark: `${index}`,
        content: JSON.stringify(text(`Word ${index}`)),
      });
    const { workingCopies } = await (await ana.send('GET', '/working-copies')).json();
    expect(workingCopies).toHaveLength(50);
  });
});

describe('a preview of what one is writing', () => {
  it('shows every draft, and one’s own words over them; not those of others', async () => {
    const written = await article('Published');
    const drafted = await article('Draft', { isPublished: false });
    await article('As it is');
    const ana = await editor.signedIn();
    const rui = await editor.signedIn();
    await write(ana, written, 'Ana writes');
    await write(rui, drafted, 'Rui writes');
    const { url, key, ...shown } = await preview(ana, written);
    expect(`${url.origin}${url.pathname}`).toBe('http://localhost:3000/api/preview');
    expect(url.searchParams.get('documentId')).toBe(written);
    const { changed, gone, documents, faults } = await overlay(key);
    expect(Object.keys(changed).sort()).toEqual([written, drafted].sort());
    expect(gone).toEqual([]);
    expect(faults).toEqual({});
    const titles = new Map(documents.map(({ id, data }) => [id, data.title]));
    expect(titles).toEqual(
      new Map([
        [written, 'Ana writes'],
        [drafted, 'Draft'],
      ]),
    );
    const list = await (await ana.send('GET', '/me/previews')).text();
    expect(JSON.parse(list)).toEqual({ previews: [expect.objectContaining(shown)] });
    expect(list).not.toContain(key);
  });

  it('shows the words of the tab it stands beside, whatever is written in another', async () => {
    const id = await article('Published');
    const other = await article('Other');
    const ana = await editor.signedIn();
    const left = await preview(ana, id, 'left');
    const right = await preview(ana, id, 'right');
    await write(ana, id, 'Left', 'left');
    await write(ana, other, 'Elsewhere', 'left');
    const titles = async (key: string) =>
      (await overlay(key)).documents.map(({ data }) => data.title).sort();
    expect(await titles(left.key)).toEqual(['Elsewhere', 'Left']);
    expect(await titles(right.key)).toEqual([]);
    await write(ana, id, 'Right', 'right');
    expect(await titles(left.key)).toEqual(['Elsewhere', 'Left']);
    expect(await titles(right.key)).toEqual(['Right']);
  });

  it('sends only what the website has not got', async () => {
    const id = await article('Published');
    const ana = await editor.signedIn();
    const { key } = await preview(ana, id);
    await write(ana, id, 'One');
    const first = await overlay(key);
    const second = await overlay(key, { known: first.changed });
    expect(second.changed).toEqual(first.changed);
    expect(second.documents).toEqual([]);
    await write(ana, id, 'Two');
    const third = await overlay(key, { known: first.changed });
    expect(third.documents.map(({ data }) => data.title)).toEqual(['Two']);
  });

  it('names what was published meanwhile, and the translations of what moved', async () => {
    const id = await article('English', { isPublished: false });
    const before = editor.repository.master().ref;
    const other = await article('Portuguese', { lang: 'pt-br', translationOf: id });
    const ana = await editor.signedIn();
    const { key } = await preview(ana, id);
    expect(Object.keys((await overlay(key, { published: before })).changed).sort()).toEqual(
      [id, other].sort(),
    );
    expect(Object.keys((await overlay(key)).changed).sort()).toEqual([id, other].sort());
  });

  it('says why words are not shown that do not fit the model', async () => {
    const id = await article('Published');
    const ana = await editor.signedIn();
    const { key } = await preview(ana, id);
    await write(ana, id, { not: 'a text' });
    const { changed, faults } = await overlay(key);
    expect(changed).toEqual({});
    expect(faults[id]).toMatch(/^data\.title: /);
  });

  it('ends with the session it was started in, and nobody goes on with its key', async () => {
    const id = await article('Published');
    const ana = await editor.signedIn();
    const first = await preview(ana, id);
    const second = await preview(ana, id);
    expect((await ana.send('DELETE', `/me/previews/${second.id}`)).status).toBe(204);
    expect((await ask(second.key)).status).toBe(404);
    expect((await ask(first.key)).status).toBe(200);
    expect((await ana.send('DELETE', '/me/session')).status).toBe(204);
    // A key is all there is to it: the same browser and any other are told the same.
    for (const key of [first.key, `${first.key}x`, 'x']) {
      expect((await ask(key)).status).toBe(404);
      const events = await editor.app.request(`/api/farol/v1/previews/${key}/events`);
      expect(events.status).toBe(404);
    }
  });

  it('is no key to anything else', async () => {
    const id = await article('Published');
    const ana = await editor.signedIn();
    const { key } = await preview(ana, id);
    const changes = await editor.app.request(
      `/api/farol/v1/previews/${key}/changes?published=${editor.repository.master().ref}`,
    );
    expect(changes.status).toBe(404);
    expect(editor.repository.resolve(key, editor.now()).kind).toBe('unknown');
    const asToken = { authorization: `Bearer ${key}` };
    expect((await editor.browser().send('GET', '/documents', undefined, asToken)).status).toBe(401);
    // A link that is shared opens no words that are being written.
    const shared = await ana.send('POST', '/previews', { document: id, shared: true });
    const { startUrl } = await shared.json();
    const token = new URL(new URL(startUrl).searchParams.get('token') ?? '').pathname.slice(10);
    const [word = ''] = token.split(':');
    expect((await ask(word)).status).toBe(404);
    const listed = await (await ana.send('GET', '/previews')).text();
    expect(listed).toContain('expiresAt');
    expect(listed).not.toContain(word);
  });

  it('tells who follows it that something changed, and never what', async () => {
    const id = await article('Published');
    const ana = await editor.signedIn();
    const rui = await editor.signedIn();
    const { key } = await preview(ana, id);
    const answer = await editor.app.request(`/api/farol/v1/previews/${key}/events`);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    let heard = '';
    const until = async (words: string) => {
      while (!heard.includes(words)) heard += (await reader?.read())?.value ?? '';
    };
    await until(': here');
    await write(rui, id, 'Of Rui');
    await write(ana, id, 'Beside it', 'another tab');
    await write(ana, id, 'Secret words');
    await until(`event: changed\ndata: ${JSON.stringify({ documents: [id] })}`);
    expect(heard.match(/event: changed/g)).toHaveLength(1);
    // A draft of somebody else is shown as well.
    heard = '';
    const { draft, published } = await (await rui.send('GET', `/documents/${id}`)).json();
    const saved = { basedOn: (draft ?? published).id, data: { title: 'Saved' } };
    expect((await rui.send('PUT', `/documents/${id}/draft`, saved)).status).toBe(200);
    await until(`data: ${JSON.stringify({ documents: [id] })}`);
    await ana.send('DELETE', '/me/session');
    // At once, whether anything changes or not.
    await until('event: ended');
    await article('Another', { isPublished: false });
    expect(heard).not.toMatch(/Secret|Rui/);
    await reader?.cancel();
  });

  it('is followed by everybody, however many streams one person opens', async () => {
    const id = await article('Published');
    const ana = await editor.signedIn();
    const rui = await editor.signedIn();
    const follow = async (person: Person, { key }: { key: string }) => {
      const answer = await editor.app.request(`/api/farol/v1/previews/${key}/events`);
      expect(answer.status).toBe(200);
      return { person, reader: answer.body?.pipeThrough(new TextDecoderStream()).getReader() };
    };
    const own = await follow(ana, await preview(ana, id));
    const shown = await preview(rui, id);
    const crowd = [];
    for (let count = 0; count < 220; count += 1) crowd.push(await follow(rui, shown));
    // The oldest is told so that it does not come back.
    let farewell = '';
    for (let part = await crowd[0]?.reader?.read(); !part?.done; )
      [farewell, part] = [`${farewell}${part?.value}`, await crowd[0]?.reader?.read()];
    expect(farewell).toMatch(/event: refused\ndata: {"message":"More than 20 previews of one/);
    await write(ana, id, 'Of Ana');
    let heard = '';
    while (!heard.includes('event: changed')) heard += (await own.reader?.read())?.value ?? '';
    for (const { reader } of [own, ...crowd]) await reader?.cancel();
  });
});
