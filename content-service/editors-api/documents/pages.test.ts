import { beforeEach, describe, expect, it } from 'vitest';
import { foldedName } from '../../people/names.ts';
import { record } from '../../people/records.ts';
import { createToken } from '../../repository/commands/settings.ts';
import { type ExampleBrowser, type ExampleEditor, exampleEditor } from '../editor.testing.ts';

let editor: ExampleEditor;
beforeEach(async () => {
  editor = await exampleEditor();
});

const ask = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  editor
    .browser()
    .send(method, path, body, { authorization: `Bearer ${editor.token}`, ...headers });

async function make(
  title: string,
  { lang = 'en-us', type = 'article', of, text = '', tags = [] as string[] } = {} as {
    lang?: string;
    type?: string;
    of?: string;
    text?: string;
    tags?: string[];
  },
): Promise<string> {
  editor.pass(1000);
  const data = { title: text };
  const body = { type, lang, title, tags, data, ...(of ? { translationOf: of } : {}) };
  return (await (await ask('POST', '/documents', body)).json()).document;
}

const publish = (...ids: string[]) =>
  ask('POST', '/publications', { documents: ids.map((document) => ({ document })) });

interface Listed {
  pages: { group: string; documents: { id: string; title: string; found: boolean }[] }[];
  next: string | null;
  total: number | null;
  facets: Record<string, { value: string; count: number }[]> | null;
}

async function list(query: Record<string, string> = {}): Promise<Listed> {
  const answer = await ask('GET', `/pages?${new URLSearchParams(query)}`);
  expect(answer.status).toBe(200);
  return answer.json();
}

/** The titles of what was asked for, in the order of the pages. */
const titles = ({ pages }: Listed) =>
  pages.flatMap(({ documents }) =>
    documents.filter(({ found }) => found).map(({ title }) => title),
  );

describe('a list of pages', () => {
  it('has a row for each page in all its languages, the one changed last before', async () => {
    const lisbon = await make('Lisbon');
    await make('Porto');
    await make('Lisboa', { lang: 'pt-br', of: lisbon });
    const { pages, total } = await list();
    expect(pages.map(({ documents }) => documents.map(({ title }) => title))).toEqual([
      ['Lisbon', 'Lisboa'],
      ['Porto'],
    ]);
    expect(total).toBe(2);
  });

  it.each([
    [{ search: 'LÍSBOA' }, ['Lisboa']],
    [{ search: 'sea' }, ['Lisbon']],
    // Of a text whole words, of a title parts of them.
    [{ search: 'harb' }, []],
    [{ search: 'harbour' }, ['Porto']],
    [{ search: 'port harbour' }, ['Porto']],
    [{ type: 'page' }, ['Privacy']],
    [{ type: 'page,article', lang: 'en-us' }, ['Lisbon', 'Privacy', 'Porto']],
    [{ type: 'page,nothing,page' }, ['Privacy']],
    [{ lang: 'pt-br' }, ['Lisboa']],
    [{ lang: 'en-us', missing: 'pt-br' }, ['Privacy', 'Porto']],
    [{ state: 'published' }, ['Porto']],
    [{ state: 'changed' }, ['Lisbon']],
    [{ state: 'draft' }, ['Lisboa', 'Privacy']],
    [{ state: 'archived' }, ['Old']],
    [{ tag: 'sea' }, ['Lisbon']],
    [{ by: 'program' }, ['Lisbon', 'Lisboa', 'Privacy', 'Porto']],
    [{ by: 'person/nobody' }, []],
    [{ sort: 'title', lang: 'en-us' }, ['Lisbon', 'Porto', 'Privacy']],
  ])('narrowed to %j', async (query, expected) => {
    const lisbon = await make('Lisbon', { tags: ['sea'] });
    const porto = await make('Porto', { text: 'A town with a harbour' });
    await make('Privacy', { type: 'page' });
    await make('Lisboa', { lang: 'pt-br', of: lisbon });
    const old = await make('Old');
    await ask('PUT', `/documents/${old}/archive`);
    await publish(lisbon, porto);
    const { published } = await (await ask('GET', `/documents/${lisbon}`)).json();
    editor.pass(1000);
    await ask('PUT', `/documents/${lisbon}/draft`, { basedOn: published.id, data: { title: '' } });
    expect(titles(await list(query))).toEqual(expected);
  });

  it('is narrowed to several people, each page counted once, and to a program with a comma in its name', async () => {
    const writers = [await editor.signedIn(), await editor.signedIn()];
    const [first, second] = await Promise.all(
      writers.map(async (each) => `person/${(await (await each.send('GET', '/me')).json()).id}`),
    );
    const lisbon = await make('Lisbon');
    const lisboa = await make('Lisboa', { lang: 'pt-br', of: lisbon });
    const porto = await make('Porto');
    await make('Faro');
    const change = async (by: ExampleBrowser | undefined, document: string) => {
      const { draft } = await (await ask('GET', `/documents/${document}`)).json();
      const body = { basedOn: draft.id, data: { title: 'New' } };
      expect((await by?.send('PUT', `/documents/${document}/draft`, body))?.ok).toBe(true);
    };
    await change(writers[0], lisbon);
    await change(writers[1], lisboa);
    await change(writers[1], porto);
    const theirs = await list({ by: `${first},${second},person/nobody` });
    expect(titles(theirs).sort()).toEqual(['Lisboa', 'Lisbon', 'Porto']);
    expect(theirs.total).toBe(2);

    const office = 'token-of-the-office';
    await editor.repository.do('test', createToken('Office, Faro', 'write', office));
    const body = { type: 'article', lang: 'en-us', title: 'Évora', data: {} };
    await ask('POST', '/documents', body, { authorization: `Bearer ${office}` });
    expect(titles(await list({ by: 'Office, Faro' }))).toEqual(['Évora']);
  });

  it('is narrowed to a time, to a release, to one page', async () => {
    const first = await make('First');
    const between = editor.now() + 500;
    const second = await make('Second');
    expect(titles(await list({ from: String(between) }))).toEqual(['Second']);
    expect(titles(await list({ until: String(between) }))).toEqual(['First']);
    expect(titles(await list({ group: first }))).toEqual(['First']);
    const { id } = await (await ask('POST', '/releases', { label: 'Autumn' })).json();
    await ask('PUT', `/releases/${id}/documents/${second}`);
    expect(titles(await list({ release: id }))).toEqual(['Second']);
    expect(titles(await list({ state: 'release' }))).toEqual(['Second']);
    await ask('DELETE', `/releases/${id}`);
    expect(titles(await list({ release: id }))).toEqual([]);
  });

  it('counts what it could be narrowed to: of each filter, as if only the others were set', async () => {
    const lisbon = await make('Lisbon', { tags: ['sea'] });
    await make('Lisboa', { lang: 'pt-br', of: lisbon, tags: ['sea'] });
    await make('Porto', { tags: ['sea', 'wine'] });
    await make('Privacy', { type: 'page' });
    const { facets } = await list({ type: 'article' });
    expect(facets).toMatchObject({
      type: [
        { value: 'article', count: 2 },
        { value: 'page', count: 1 },
      ],
      lang: [
        { value: 'en-us', count: 2 },
        { value: 'pt-br', count: 1 },
      ],
      state: [{ value: 'draft', count: 2 }],
      // Each page once, in however many languages it has the tag.
      tag: [
        { value: 'sea', count: 2 },
        { value: 'wine', count: 1 },
      ],
      by: [{ value: 'program', count: 2 }],
      missing: [{ value: 'pt-br', count: 1 }],
    });
    const narrowed = await list({ type: 'page', tag: 'sea' });
    expect(narrowed.total).toBe(0);
    expect(narrowed.facets?.type).toEqual([{ value: 'article', count: 2 }]);
    expect(narrowed.facets?.tag).toEqual([]);
  });

  it.each(['changed', 'title'])('is read part by part, each page once, by %s', async (sort) => {
    for (const title of ['e', 'b', 'd', 'a', 'c']) await make(title);
    const all = titles(await list({ sort }));
    const read: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const part: Listed = await list({ sort, most: '2', ...(cursor ? { cursor } : {}) });
      expect(part.pages.length).toBeLessThanOrEqual(2);
      read.push(...titles(part));
      cursor = part.next;
      // What comes meanwhile moves nothing that was read.
      if (read.length === 2) await make('0');
    }
    expect(read.filter((title) => title !== '0')).toEqual(all);
    expect(new Set(read).size).toBe(read.length);
  });

  it('goes on behind a page with very many tags', async () => {
    const tags = Array.from({ length: 100 }, (_, index) => `${index}`.padEnd(100, 'x'));
    for (const title of ['a', 'b']) await make(title, { tags });
    const { next } = await list({ sort: 'title', most: '1' });
    expect(titles(await list({ sort: 'title', most: '1', cursor: next ?? '' }))).toEqual(['b']);
  });

  it('says what is wrong with a cursor', async () => {
    const answer = await ask('GET', '/pages?cursor=nonsense');
    expect([answer.status, (await answer.json()).message]).toEqual([
      400,
      'The cursor is none that a list gave as "next".',
    ]);
  });

  it('is not sent again to whoever has it, until something changes', async () => {
    await make('Lisbon');
    const first = await ask('GET', '/pages');
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]+"$/);
    const again = await ask('GET', '/pages', undefined, { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    await make('Porto');
    const changed = await ask('GET', '/pages', undefined, { 'if-none-match': etag });
    expect(changed.status).toBe(200);
    expect((await changed.json()).total).toBe(2);
  });
});

describe('a batch', () => {
  const stateOf = async (id: string) =>
    (await (await ask('GET', `/documents?group=${id}`)).json()).documents[0];
  const batch = async (body: object, headers = {}) =>
    (await ask('POST', '/batches', body, headers)).json();

  it('publishes, unpublishes, tags, puts into a release, archives and restores, row by row', async () => {
    const documents = [await make('Lisbon'), await make('Porto')];
    const [lisbon = '', porto = ''] = documents;
    await publish(lisbon);
    const { published: publishedBefore } = await stateOf(lisbon);
    expect(await batch({ do: 'publish', documents })).toEqual({
      isDone: true,
      rows: [
        { document: lisbon, outcome: 'unchanged', message: null, code: null, publishedBefore },
        { document: porto, outcome: 'done', message: null, code: null, publishedBefore: null },
      ],
    });
    await batch({ do: 'tag', documents, tag: 'sea' });
    expect(await stateOf(porto)).toMatchObject({ tags: ['sea'] });
    await batch({ do: 'untag', documents, tag: 'sea' });
    expect(await stateOf(porto)).toMatchObject({ tags: [], title: 'Porto' });
    const { id: release } = await (await ask('POST', '/releases', { label: 'Autumn' })).json();
    await batch({ do: 'put into a release', documents, release });
    expect(await stateOf(lisbon)).toMatchObject({ releases: [release] });
    await batch({ do: 'unpublish', documents });
    expect(await stateOf(lisbon)).toMatchObject({ published: null });
    await batch({ do: 'archive', documents });
    expect(titles(await list())).toEqual([]);
    const back = await batch({ do: 'restore', documents });
    expect(back.rows.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['done', 'done']);
    expect(titles(await list()).sort()).toEqual(['Lisbon', 'Porto']);
  });

  it('says what visitors saw until a page was archived or unpublished, to undo that', async () => {
    const id = await make('Lisbon');
    await publish(id);
    for (const take of [
      async () => (await batch({ do: 'archive', documents: [id] })).rows[0],
      async () => (await ask('PUT', `/documents/${id}/archive`)).json(),
      async () => (await batch({ do: 'unpublish', documents: [id] })).rows[0],
      async () => (await ask('DELETE', `/documents/${id}/publication`)).json(),
    ]) {
      const { published } = await stateOf(id);
      expect(published).toEqual(expect.any(String));
      expect(await take()).toMatchObject({ publishedBefore: published });
      await ask('DELETE', `/documents/${id}/archive`);
      await publish(id);
    }
  });

  it('does nothing where one is refused, and says which and why', async () => {
    const [lisbon, porto] = [await make('Lisbon'), await make('Porto')];
    await ask('PUT', `/documents/${porto}/archive`);
    const { tip } = editor.repository.state;
    const answer = await batch({ do: 'publish', documents: [lisbon, porto, 'nowhere'] });
    expect(answer).toEqual({
      isDone: false,
      rows: [
        {
          ...{ document: lisbon, outcome: 'left', message: null, code: null },
          publishedBefore: null,
        },
        {
          document: porto,
          outcome: 'refused',
          message: expect.stringContaining('is archived'),
          ...{ code: 'archived', publishedBefore: null },
        },
        {
          document: 'nowhere',
          outcome: 'refused',
          message: expect.stringContaining('no document'),
          ...{ code: 'not_there', publishedBefore: null },
        },
      ],
    });
    expect(editor.repository.state.tip).toEqual(tip);
  });

  it('refuses what was changed since it was looked at, and names it', async () => {
    const ids = [await make('Lisbon'), await make('Porto')];
    const seen = async () =>
      Promise.all(
        ids.map(async (document) => {
          const { draft, published } = await stateOf(document);
          return { document, version: draft ?? published };
        }),
      );
    const { id: release } = await (await ask('POST', '/releases', { label: 'Autumn' })).json();
    const documents = await seen();
    const [lisbon, porto] = documents;
    await ask('PUT', `/documents/${porto?.document}/draft`, {
      ...{ title: 'Porto, which nobody here has read', basedOn: porto?.version },
    });
    for (const act of [{ do: 'publish' }, { do: 'put into a release', release }])
      expect(await batch({ ...act, documents })).toMatchObject({
        isDone: false,
        rows: [
          { document: lisbon?.document, outcome: 'left' },
          { document: porto?.document, outcome: 'refused', code: 'changed_meanwhile' },
        ],
      });
    expect(await batch({ do: 'publish', documents: await seen() })).toMatchObject({ isDone: true });
    // What is published has no draft any more.
    const both = await seen();
    expect(await batch({ do: 'put into a release', release, documents: both })).toMatchObject({
      isDone: true,
    });
  });

  it('is one commit, and carried out once for one idempotency key', async () => {
    const documents = [await make('Lisbon'), await make('Porto')];
    const before = editor.repository.state.tip.sequence;
    const key = { 'idempotency-key': 'batch' };
    const first = await batch({ do: 'publish', documents }, key);
    expect(editor.repository.state.tip.sequence).toBe(before + 1);
    expect(await batch({ do: 'publish', documents }, key)).toEqual(first);
    expect(editor.repository.state.tip.sequence).toBe(before + 1);
  });

  it('brings no two back that would stand in one place', async () => {
    const lisbon = await make('Lisbon');
    const first = await make('Lisboa', { lang: 'pt-br', of: lisbon });
    await ask('PUT', `/documents/${first}/archive`);
    const second = await make('Lisboa 2', { lang: 'pt-br', of: lisbon });
    await ask('PUT', `/documents/${second}/archive`);
    const { isDone, rows } = await batch({ do: 'restore', documents: [first, second] });
    expect([isDone, rows[1].outcome]).toEqual([false, 'refused']);
    expect((await batch({ do: 'restore', documents: [second] })).isDone).toBe(true);
  });

  it('lets a writer archive, and publish by no road', async () => {
    const documents = [await make('Lisbon'), await make('Lisboa', { lang: 'pt-br' })];
    const { id: release } = await (await ask('POST', '/releases', { label: 'Autumn' })).json();
    const writer = await editor.signedIn();
    const { tip } = editor.repository.state;
    for (const body of [
      { do: 'publish', documents },
      { do: 'unpublish', documents },
      { do: 'put into a release', documents, release },
    ]) {
      if (body.do === 'unpublish') await publish(...documents);
      const { isDone, rows } = await (await writer.send('POST', '/batches', body)).json();
      expect([body.do, isDone, rows[0].outcome]).toEqual([body.do, false, 'refused']);
      expect(rows[0].message).toContain('takes a publisher');
    }
    expect(editor.repository.state.tip.sequence).toBe(tip.sequence + 1);
    const own = await make('Own');
    const archived = await writer.send('POST', '/batches', { do: 'archive', documents: [own] });
    expect((await archived.json()).isDone).toBe(true);
  });

  it('of a person who is narrowed to a language refuses the others, and does none', async () => {
    const documents = [await make('Lisbon'), await make('Lisboa', { lang: 'pt-br' })];
    const person = await editor.signedIn({ role: 'publisher', languages: ['pt-br'] });
    const sent = await person.send('POST', '/batches', { do: 'publish', documents });
    const { isDone, rows } = await sent.json();
    expect([isDone, rows.map(({ outcome }: { outcome: string }) => outcome)]).toEqual([
      false,
      ['refused', 'left'],
    ]);
  });

  it.each([
    [{ do: 'publish', documents: [] }],
    [{ do: 'publish', documents: ['a', 'a'] }],
    [{ do: 'publish', documents: ['a', { document: 'a', version: 'b' }] }],
    [{ do: 'tag', documents: ['a'], tag: ' ' }],
    [{ do: 'erase', documents: ['a'] }],
    [{ do: 'publish', documents: Array.from({ length: 501 }, (_, index) => `${index}`) }],
  ])('is refused where it does not fit', async (body) => {
    expect((await ask('POST', '/batches', body)).status).toBe(400);
  });
});

describe('saved views', () => {
  it('belong to whoever saved them, and go with her', async () => {
    const ana = await editor.signedIn({}, 'ana');
    const rui = await editor.signedIn({ role: 'administrator' }, 'rui');
    const filters = { state: 'draft', lang: 'pt-br' };
    const made = await ana.send('POST', '/me/views', { name: 'To finish', filters });
    expect(made.status).toBe(201);
    const { id } = await made.json();
    editor.pass(1000);
    await ana.send('POST', '/me/views', { name: 'All', filters: {} });
    const views = async () => (await (await ana.send('GET', '/me/views')).json()).views;
    expect(await views()).toMatchObject([{ id, name: 'To finish', filters }, { name: 'All' }]);
    expect(await (await rui.send('GET', '/me/views')).json()).toEqual({ views: [] });
    const changed = { name: 'Mine', filters: { state: 'changed' } };
    expect((await rui.send('PUT', `/me/views/${id}`, changed)).status).toBe(404);
    expect((await rui.send('DELETE', `/me/views/${id}`)).status).toBe(404);
    expect((await ana.send('PUT', `/me/views/${id}`, changed)).status).toBe(204);
    expect(await views()).toMatchObject([{ id, ...changed }, { name: 'All' }]);
    expect((await ana.send('DELETE', `/me/views/${id}`)).status).toBe(204);
    expect(await views()).toHaveLength(1);
    const name = record('name', foldedName('ana'), null, { owner: 'ana' });
    await editor.people.records.write([{ change: 'add', record: name }]);
    expect((await rui.send('DELETE', '/people/ana')).status).toBe(204);
    expect(await editor.people.records.list('view', 'ana')).toEqual([]);
  });

  it('are fifty at most', async () => {
    const ana = await editor.signedIn();
    const save = () => ana.send('POST', '/me/views', { name: 'One', filters: {} });
    for (let count = 0; count < 50; count += 1) expect((await save()).status).toBe(201);
    expect((await save()).status).toBe(409);
  });
});
