import { createHash } from 'node:crypto';
import type { CustomTypeModelTab } from '@prismicio/client';
import { beforeEach, expect, it } from 'vitest';
import { foreseen } from '../../beginning/beginning.ts';
import { contentsFor, foreseenIn } from '../../beginning/contents.ts';
import { changeModels } from '../../repository/commands/settings.ts';
import { picture, shown } from '../documents/pages.testing.ts';
import { type ExampleBrowser, type ExampleEditor, exampleEditor } from '../editor.testing.ts';

let editor: ExampleEditor;
let administrator: ExampleBrowser;
beforeEach(async () => {
  editor = await exampleEditor();
  administrator = await editor.signedIn({ role: 'administrator' });
  const link = { type: 'Link' as const, config: {} };
  const text = { type: 'Text' as const, config: {} };
  const links = { type: 'Group' as const, config: { fields: { to: link } } };
  const single = (id: string, format: 'page' | 'custom', fields: CustomTypeModelTab) => ({
    type: 'CUSTOM_TYPE_INSERT' as const,
    id,
    payload: { id, label: id, format, repeatable: false, status: true, json: { Main: fields } },
  });
  await editor.repository.do(
    'test',
    changeModels([
      {
        type: 'CUSTOM_TYPE_UPDATE' as const,
        id: 'article',
        payload: {
          ...{ id: 'article', label: 'article', repeatable: true, status: true },
          json: { Main: { title: text, cover: { type: 'Image', config: {} }, file: link } },
        },
      },
      {
        type: 'CUSTOM_TYPE_UPDATE' as const,
        id: 'page',
        payload: {
          ...{ id: 'page', label: 'page', repeatable: true, status: true },
          json: { Main: { title: text, cover: { type: 'Image', config: {} }, file: link } },
        },
      },
      single('layout', 'custom', { metaTitle: text, links }),
      single('homepage', 'page', { title: text, lead: text }),
      single('redirects', 'custom', { links }),
    ]),
  );
});

async function keepPicture(id: string): Promise<string> {
  const asset = { ...picture, id, hash: createHash('sha256').update(id).digest('hex') };
  await editor.repository.do('test', () => ({
    events: [{ kind: 'asset-stored', asset }],
    answer: null,
  }));
  return id;
}

const to = (id: string) => ({ to: { link_type: 'Document', id } });

async function write(type: string, data: object, note?: string): Promise<string> {
  const body = { type, lang: 'en-us', title: `${type} of a test`, data, note };
  const answer = await administrator.send('POST', '/documents', body);
  return (await answer.json()).document;
}

async function writeSample() {
  const note = 'From the sample';
  const article = await write('article', { title: 'A promise' }, note);
  const homepage = await write('homepage', { title: 'A promise', lead: 'of the sample' }, note);
  const links = [to(article), to(homepage)];
  const layout = await write('layout', { metaTitle: 'Farol', links }, note);
  const redirects = await write('redirects', { links: [to(article)] }, note);
  const documents = [article, homepage, layout, redirects].map((document) => ({ document }));
  await administrator.send('POST', '/publications', { documents });
  await administrator.send('POST', '/releases', { label: 'Of the sample' });
  return { article, homepage, layout, redirects };
}

const published = (id: string) => editor.repository.master().document(id)?.data;

it('takes the sample away and keeps navigation, models and an empty page of each kind', async () => {
  const { article, homepage, layout, redirects } = await writeSample();
  const own = await write('page', { title: 'Written by a person' });
  const seen = await (await administrator.send('GET', '/beginning')).json();
  expect(seen).toEqual({
    archived: 1,
    changedByPeople: 0,
    emptied: 3,
    created: ['article'],
    releases: 1,
    files: 0,
    left: 1,
  });
  const models = editor.repository.state.types.size;
  const publications = editor.repository.state.publications.length;
  expect((await administrator.send('POST', '/beginning', { archived: 1 })).status).toBe(201);
  expect(published(article)).toBeUndefined();
  expect(published(homepage)).toEqual({ title: 'Farol' });
  expect(published(layout)).toEqual({ metaTitle: 'Farol', links: [to(homepage)] });
  expect(published(redirects)).toEqual({});
  const { state } = editor.repository;
  expect(state.documents.get(article)?.archived).toBe(true);
  expect(state.documents.get(own)?.archived).toBe(false);
  expect(state.releases.size).toBe(0);
  expect(state.types.size).toBe(models);
  // One publication: no visitor sees half of it.
  expect(state.publications.length).toBe(publications + 1);
  const drafts = [...state.documents.values()].filter(({ draft, archived }) => draft && !archived);
  expect(drafts.map(({ type }) => type).sort()).toEqual(['article', 'page']);
  // Once is for ever: what people make of it is theirs.
  const again = await (await administrator.send('GET', '/beginning')).json();
  expect(again).toMatchObject({ archived: 0, emptied: 0, left: 5 });
  expect((await administrator.send('POST', '/beginning', { archived: 0 })).status).toBe(409);
});

it('removes the files that the sample alone shows, and no others', async () => {
  const sample = await keepPicture('Zsample000000001');
  const both = await keepPicture('Zboth00000000001');
  const nowhere = await keepPicture('Znowhere00000001');
  const note = 'From the sample';
  await write('article', { title: 'One', cover: shown(sample) }, note);
  await write('article', { title: 'Two', cover: shown(both) }, note);
  await write('page', { title: 'Written by a person', cover: shown(both) });
  const seen = await (await administrator.send('GET', '/beginning')).json();
  expect(seen.files).toBe(1);
  const wrong = await administrator.send('POST', '/beginning', { archived: 2, files: 0 });
  expect(wrong.status).toBe(409);
  const body = { archived: 2, files: 1 };
  expect((await administrator.send('POST', '/beginning', body)).status).toBe(201);
  expect([...editor.repository.state.assets.keys()].sort()).toEqual([both, nowhere].sort());
});

it('is counted once after each change, whatever is changed', async () => {
  const note = 'From the sample';
  const [one, two] = [await keepPicture('Zone000000000001'), await keepPicture('Ztwo000000000001')];
  const article = await write('article', { title: 'One', cover: shown(one) }, note);
  const own = await write('page', { title: 'Written by a person', cover: shown(two) });
  const seen = async () => (await administrator.send('GET', '/beginning')).json();
  const expected = { archived: 1, changedByPeople: 0, releases: 0, files: 1, left: 1 };
  expect(await seen()).toMatchObject(expected);
  const rui = await editor.signedIn({}, 'rui');
  let release = '';
  const save = (by: ExampleBrowser, id: string, data: object) => {
    const basedOn = editor.repository.state.documents.get(id)?.versions.at(-1)?.id;
    return by.send('PUT', `/documents/${id}/draft`, { basedOn, data });
  };
  const languages = [{ id: 'en-us', name: 'English' }];
  const changes: [() => Promise<Response>, Partial<typeof expected>][] = [
    [() => administrator.send('POST', '/publications', { documents: [{ document: own }] }), {}],
    [() => save(rui, article, { cover: shown(one) }), { changedByPeople: 1 }],
    [() => save(administrator, own, { cover: shown(one) }), { files: 0 }],
    [() => save(administrator, own, {}), { files: 1 }],
    [
      async () => {
        const answer = await administrator.send('POST', '/releases', { label: 'Spring' });
        release = (await answer.clone().json()).id;
        return answer;
      },
      { releases: 1 },
    ],
    [() => administrator.send('DELETE', `/releases/${release}`), { releases: 0 }],
    [() => administrator.send('DELETE', `/media/${one}?evenIfShown=true`), { files: 0 }],
    [() => administrator.send('DELETE', `/documents/${own}/publication`), {}],
    [() => administrator.send('PUT', `/documents/${own}/archive`), { left: 0 }],
    [() => administrator.send('DELETE', `/documents/${own}/archive`), { left: 1 }],
    [() => administrator.send('PUT', '/languages', { languages }), {}],
    [() => administrator.send('DELETE', '/people/rui'), {}],
    [
      () => administrator.send('PUT', `/documents/${article}/archive`),
      { archived: 0, changedByPeople: 0 },
    ],
  ];
  for (const [change, difference] of changes) {
    expect((await change()).ok, `${change}`).toBe(true);
    Object.assign(expected, difference);
    const { repository } = editor;
    expect(await seen(), `${change}`).toMatchObject(expected);
    expect(foreseenIn(repository)).toEqual(foreseen(repository.state, contentsFor(repository)));
    expect(foreseenIn(repository)).toBe(foreseenIn(repository));
  }
});

it('deletes the contents of the files that it removes, and of no others', async () => {
  const upload = async (name: string) => {
    const text = new TextEncoder().encode(`The words of ${name}.`);
    const answer = await administrator.upload('POST', `/media?filename=${name}.txt`, text);
    const { id } = await answer.json();
    return { id, hash: editor.repository.state.assets.get(id)?.hash ?? '' };
  };
  const [sample, kept] = [await upload('sample'), await upload('kept')];
  const file = ({ id }: { id: string }) => ({ file: { link_type: 'Media', id } });
  await write('article', file(sample), 'From the sample');
  await write('page', file(kept));
  const present = () => Promise.all([sample, kept].map(({ hash }) => editor.files.has(hash)));
  const refused = await administrator.send('POST', '/beginning', { archived: 1, files: 0 });
  expect([refused.status, await present()]).toEqual([409, [true, true]]);
  const done = await administrator.send('POST', '/beginning', { archived: 1, files: 1 });
  expect(await done.json()).not.toHaveProperty('unused');
  expect(await present()).toEqual([false, true]);
});

it('does nothing where something else stands there than was shown, or nothing of a sample', async () => {
  await write('page', { title: 'Written by a person' });
  const commits = editor.repository.state.tip.sequence;
  expect((await administrator.send('POST', '/beginning', { archived: 0 })).status).toBe(409);
  expect(editor.repository.state.tip.sequence).toBe(commits);
  await writeSample();
  expect((await administrator.send('POST', '/beginning', { archived: 7 })).status).toBe(409);
  expect(editor.repository.state.releases.size).toBe(1);
});
