import { beforeEach, describe, expect, it } from 'vitest';
import { isRefused, publishingRequests } from '../../people/publishing-requests.testing.ts';
import type { Rights } from '../../people/roles.ts';
import { type ExampleEditor, exampleEditor } from '../editor.testing.ts';

let editor: ExampleEditor;
beforeEach(async () => {
  editor = await exampleEditor();
});

/** A document as a program makes it, published or not. */
async function document(type: string, lang: string, { published = false } = {}): Promise<string> {
  const authorization = `Bearer ${editor.token}`;
  const program = editor.browser();
  const made = await program.send(
    'POST',
    '/documents',
    { type, lang, title: 'x', data: { title: 'x' } },
    { authorization },
  );
  const { document: id } = await made.json();
  if (published)
    await program.send(
      'POST',
      '/publications',
      { documents: [{ document: id }] },
      { authorization },
    );
  return id;
}

async function release(documents: readonly string[] = []): Promise<string> {
  const authorization = `Bearer ${editor.token}`;
  const program = editor.browser();
  const made = await program.send('POST', '/releases', { label: 'x' }, { authorization });
  const { id } = await made.json();
  for (const each of documents)
    await program.send('PUT', `/releases/${id}/documents/${each}`, {}, { authorization });
  return id;
}

const draftOf = (id: string) => editor.repository.state.documents.get(id)?.draft ?? '';
const publishedOf = (id: string) => editor.repository.state.documents.get(id)?.published ?? null;

const lastPublication = () => editor.repository.state.publications.at(-1)?.sequence ?? 0;

describe('a writer', () => {
  it('writes, archives and restores what is not published', async () => {
    const writer = await editor.signedIn();
    const made = await writer.send('POST', '/documents', {
      type: 'article',
      lang: 'en-us',
      title: 'Mine',
    });
    expect(made.status).toBe(201);
    const { document: id, version } = await made.json();
    const saved = await writer.send('PUT', `/documents/${id}/draft`, {
      title: 'Mine still',
      basedOn: version,
    });
    expect(saved.status).toBe(200);
    expect((await writer.send('PUT', `/documents/${id}/archive`)).status).toBe(200);
    expect((await writer.send('DELETE', `/documents/${id}/archive`)).status).toBe(204);
    const { versions } = await (await writer.send('GET', `/documents/${id}/versions`)).json();
    expect(versions[0].by).toBe(`person/${writer.id}`);
  });

  it('publishes and unpublishes by no road', async () => {
    const writer = await editor.signedIn();
    const shown = await document('article', 'en-us', { published: true });
    const waiting = await document('article', 'en-us');
    const planned = await document('article', 'en-us');
    const may = await release([planned]);
    const roads = publishingRequests({
      ...{ shown, waiting, planned, release: may, draft: draftOf(waiting), now: editor.now() },
      type: 'article',
      publication: lastPublication(),
    });
    const before = editor.repository.state.tip;
    for (const [method, path, body] of roads) {
      const answer = await writer.send(method, path, body);
      const text = await answer.text();
      expect(isRefused(path, answer.status, text), `${method} ${path} ${text}`).toBe(true);
    }
    for (const path of ['/api/migration/documents', '/api/migration/migration-release/publish'])
      expect((await writer.elsewhere('POST', path, {})).status).toBe(401);
    expect(editor.repository.state.tip).toEqual(before);
    expect([publishedOf(waiting), publishedOf(planned)]).toEqual([null, null]);
    expect(publishedOf(shown)).not.toBeNull();
  });

  it('brings nothing back into a release that would publish it', async () => {
    const planned = await document('article', 'en-us');
    await release([planned]);
    const authorization = `Bearer ${editor.token}`;
    await editor.browser().send('PUT', `/documents/${planned}/archive`, {}, { authorization });
    const writer = await editor.signedIn();
    const restored = await writer.send('DELETE', `/documents/${planned}/archive`);
    expect(restored.status).toBe(403);
  });

  it('is told nothing of what a key of somebody else did', async () => {
    const key = { 'idempotency-key': 'the same' };
    const body = { type: 'article', lang: 'en-us', title: 'x' };
    const made = [];
    for (const writer of [await editor.signedIn(), await editor.signedIn()]) {
      const answer = await writer.send('POST', '/documents', body, key);
      expect(answer.status).toBe(201);
      made.push((await answer.json()).document);
    }
    // The key is each one's own: she is given a page of her own, and no answer to another.
    expect(new Set(made).size).toBe(2);
  });
});

describe('a person narrowed to languages and types', () => {
  const narrowed: Rights = { role: 'publisher', languages: ['pt-br'], types: ['article'] };

  it.each([
    ['article', 'pt-br', true],
    ['article', 'en-us', false],
    ['page', 'pt-br', false],
  ])('of a %s in %s', async (type, lang, may) => {
    const person = await editor.signedIn(narrowed);
    const id = await document(type, lang);
    const roads: [string, string, unknown?][] = [
      ['POST', '/documents', { type, lang, title: 'x' }],
      ['PUT', `/documents/${id}/draft`, { title: 'y', basedOn: draftOf(id) }],
      ['PUT', `/documents/${id}/archive`],
      ['DELETE', `/documents/${id}/archive`],
      ['POST', '/publications', { documents: [{ document: id }] }],
      ['DELETE', `/documents/${id}/publication`],
    ];
    for (const [method, path, body] of roads) {
      const { status } = await person.send(method, path, body);
      const expected = may ? [200, 201, 204] : [403];
      // Nothing is archived or published by then.
      if (!may && path.endsWith('archive') && method === 'DELETE') expected.push(204);
      if (!may && path.endsWith('publication')) expected.push(409, 404);
      expect(expected, `${method} ${path}`).toContain(status);
    }
    expect((await person.send('GET', `/documents/${id}`)).status).toBe(200);
  });

  it('publishes no release that holds something else, now or later, and removes none', async () => {
    const person = await editor.signedIn(narrowed);
    const own = await document('article', 'pt-br');
    const other = await document('page', 'pt-br');
    const mixed = await release([own, other]);
    for (const [method, path, body] of [
      ['POST', `/releases/${mixed}/publication`, undefined],
      ['PATCH', `/releases/${mixed}`, { scheduledAt: editor.now() }],
      ['DELETE', `/releases/${mixed}`, undefined],
      ['PUT', `/releases/${mixed}/documents/${other}`, undefined],
      ['DELETE', `/releases/${mixed}/documents/${other}`, undefined],
    ] as const)
      expect((await person.send(method, path, body)).status, `${method} ${path}`).toBe(403);
    const ours = await release([own]);
    expect((await person.send('POST', `/releases/${ours}/publication`)).status).toBe(201);
  });

  it('changes what is beyond her by none of the ways to change many at once', async () => {
    const person = await editor.signedIn(narrowed);
    const other = await document('article', 'en-us', { published: true });
    const waiting = await document('article', 'en-us');
    const { versions } = editor.repository.state.documents.get(other) ?? { versions: [] };
    const basedOn = versions[0]?.id;
    const wanted = { text: 'xx', exact: true, wholeWords: false };
    const before = editor.repository.state.tip;
    for (const [method, path, body] of [
      ['POST', `/publications/${lastPublication()}/undoing`, undefined],
      [
        'POST',
        '/replacements',
        { wanted, by: 'y', documents: [{ document: other, basedOn, paths: ['title'] }] },
      ],
      ['POST', `/documents/${other}/restorations`, { version: basedOn, basedOn }],
      ['PUT', `/documents/${waiting}/schedule`, { at: editor.now() + 1000, zone: 'Europe/Lisbon' }],
      ['PUT', `/documents/${waiting}/review`, { person: null, note: '' }],
    ] as const) {
      const answer = await person.send(method, path, body);
      expect(answer.status, `${method} ${path} ${await answer.text()}`).toBe(403);
    }
    const batch = await person.send('POST', '/batches', { do: 'archive', documents: [other] });
    expect((await batch.json()).isDone).toBe(false);
    expect(editor.repository.state.tip).toEqual(before);
  });
});
