import { hourMs } from '@farol/content-model';
import { beforeEach, describe, expect, it } from 'vitest';
import { type ExampleEditor, exampleEditor } from '../editor.testing.ts';

let editor: ExampleEditor;
beforeEach(async () => {
  editor = await exampleEditor();
});

type Person = Awaited<ReturnType<ExampleEditor['signedIn']>>;

async function published(person: Person, title: string) {
  const body = { type: 'article', lang: 'en-us', title, data: { title } };
  const made = await (await person.send('POST', '/documents', body)).json();
  await person.send('POST', '/publications', { documents: [{ document: made.document }] });
  return made as { document: string; version: string };
}

async function saved(person: Person, id: string, basedOn: string, title: string): Promise<string> {
  const answer = await person.send('PUT', `/documents/${id}/draft`, { data: { title }, basedOn });
  return (await answer.json()).version;
}

async function keyTo(person: Person, document: string, version: string): Promise<string> {
  const answer = await person.send('POST', '/me/previews', { document, version });
  expect(answer.status).toBe(201);
  const { address } = await answer.json();
  return new URL(address).searchParams.get('preview-key') ?? '';
}

const overlay = (key: string, known: Record<string, string> = {}) =>
  editor.app.request(`/api/farol/v1/previews/${key}/overlay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ published: editor.repository.master().ref, known }),
  });

const titles = ({ documents }: { documents: { id: string; data: { title: string } }[] }) =>
  Object.fromEntries(documents.map(({ id, data }) => [id, data.title]));

describe('a preview of a version', () => {
  it('shows it as it was over what is published: no drafts, and nothing that is being written', async () => {
    const ana = await editor.signedIn({ role: 'publisher' });
    const { document, version: first } = await published(ana, 'First');
    const second = await saved(ana, document, first, 'Second');
    const third = await saved(ana, document, second, 'Third');
    const other = await published(ana, 'Other');
    await saved(ana, other.document, other.version, 'A draft of the other');
    const writing = { title: 'A', uid: null, tags: [], data: { title: 'Being written' } };
    await ana.send('PUT', `/documents/${document}/working-copy`, writing);

    for (const [version, title] of [
      [first, 'First'],
      [second, 'Second'],
      [third, 'Third'],
    ] as const) {
      const told = await (await overlay(await keyTo(ana, document, version))).json();
      expect(told).toMatchObject({ changed: { [document]: version }, gone: [], faults: {} });
      expect(titles(told)).toEqual({ [document]: title });
    }
  });

  it('is sent once, follows what is published around it, and stands where its page left the site', async () => {
    const ana = await editor.signedIn({ role: 'publisher' });
    const { document, version } = await published(ana, 'First');
    await saved(ana, document, version, 'Second');
    await ana.send('POST', '/publications', { documents: [{ document }] });
    const key = await keyTo(ana, document, version);
    const { changed } = await (await overlay(key)).json();
    const again = await (await overlay(key, changed)).json();
    expect(again).toMatchObject({ changed, documents: [] });
    await ana.send('DELETE', `/documents/${document}/publication`);
    expect(titles(await (await overlay(key)).json())).toEqual({ [document]: 'First' });
  });

  it('is listed without its key, and ends with the session', async () => {
    const ana = await editor.signedIn({ role: 'publisher' });
    const { document, version } = await published(ana, 'First');
    const key = await keyTo(ana, document, version);
    const list = await (await ana.send('GET', '/me/previews')).text();
    expect(JSON.parse(list).previews).toMatchObject([{ document, version }]);
    expect(list).not.toContain(key);
    const answer = await overlay(key);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    await ana.send('DELETE', '/me/session');
    expect((await overlay(key)).status).toBe(404);
  });

  it('is of a version that is kept, and for people who are signed in', async () => {
    const ana = await editor.signedIn({ role: 'publisher' });
    const { document, version } = await published(ana, 'First');
    const unknown = { document, version: 'nowhere' };
    expect((await ana.send('POST', '/me/previews', unknown)).status).toBe(404);
    const asProgram = { authorization: `Bearer ${editor.token}` };
    const program = editor.browser();
    const request = { document, version };
    expect((await program.send('POST', '/me/previews', request, asProgram)).status).toBe(403);
    expect((await program.send('POST', '/me/previews', request)).status).toBe(401);

    await saved(ana, document, version, 'Second');
    await ana.send('POST', '/publications', { documents: [{ document }] });
    const key = await keyTo(ana, document, version);
    for (let index = 0; index < 7; index += 1) await published(ana, `Another ${index}`);
    await editor.repository.dropOldVersions(1);
    const told = await (await overlay(key)).json();
    expect(told).toMatchObject({ changed: {}, documents: [] });
    expect(told.faults[document]).toContain('is gone');
    expect((await ana.send('POST', '/me/previews', request)).status).toBe(410);
  });

  it('that is started opens, though the clock has gone back since twenty others were', async () => {
    const ana = await editor.signedIn({ role: 'publisher' });
    const { document, version } = await published(ana, 'First');
    for (let count = 0; count < 20; count += 1) await keyTo(ana, document, version);
    editor.pass(-60_000);
    expect((await overlay(await keyTo(ana, document, version))).status).toBe(200);
  });

  it('is over, though the clock has gone back since it was started', async () => {
    const ana = await editor.signedIn({ role: 'publisher' });
    const { document, version } = await published(ana, 'First');
    const key = await keyTo(ana, document, version);
    editor.pass(-23 * hourMs);
    expect((await overlay(key)).status).toBe(200);
    editor.pass(-hourMs);
    expect((await overlay(key)).status).toBe(404);
  });
});
