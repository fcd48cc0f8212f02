import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { publish } from '../repository/commands/publications.ts';
import { publishRelease } from '../repository/commands/releases.ts';
import { verifyArchive } from './archive.ts';
import { backup } from './backup.ts';
import { withArchive } from './from-archive.ts';
import {
  type ExampleService,
  fillExample,
  importInto,
  startExampleService,
} from './service.testing.ts';
import { withStorage } from './storage.ts';

let source: ExampleService;
let target: ExampleService;
let file: string;

beforeEach(async () => {
  source = await startExampleService();
  target = await startExampleService();
  file = join(source.folder, 'export.tar');
  await fillExample(source);
});
afterEach(async () => {
  await source.remove();
  await target.remove();
});

const bringOut = (from = source) =>
  withStorage(from.settings, (storage) =>
    backup(storage, file, { kind: 'export', repository: 'farol', now: 0, progress: () => {} }),
  );

const bring = (progress = (_: string, __: number) => {}) =>
  withArchive(
    file,
    () => {},
    (incoming) => importInto(target, incoming, { progress }),
  );

/** What the public sees, without what may differ: addresses and dates of publication. */
async function shown({ address }: ExampleService) {
  const { refs } = await (await fetch(`${address}/api/v2`)).json();
  const query = `ref=${refs[0].ref}&lang=*&orderings=[document.uid]`;
  const answer = await fetch(`${address}/api/v2/documents/search?${query}`);
  const { results } = await answer.json();
  const text = JSON.stringify(
    results.sort((a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1)),
  );
  return text
    .replaceAll(address, '')
    .replaceAll(refs[0].ref, 'ref')
    .replaceAll(/"last_publication_date":"[^"]*"/g, '');
}

/** Publishes another text at the source than a release there has. */
async function publishUrgently(document: string): Promise<void> {
  const basedOn = source.repository.state.documents.get(document)?.published;
  const text = { basedOn, title: 'Urgent', place: 'draft' };
  await source.send('PUT', `/api/farol/v1/documents/${document}/draft`, text);
  await source.send('POST', '/api/farol/v1/publications', { documents: [{ document }] });
}

const status = ({ send }: ExampleService) => send('GET', '/api/farol/v1/status');

it('holds no tokens', async () => {
  await bringOut();
  expect((await verifyArchive(file)).kind).toBe('export');
  const bytes = await readFile(file, 'utf8');
  expect(bytes).toContain('coast');
  expect(bytes).not.toContain('token-created');
  for (const { hash } of source.repository.state.tokens.values()) expect(bytes).not.toContain(hash);
});

it('brings all of a service into an empty one: drafts, old versions, releases, files, dates', async () => {
  await bringOut();
  const report = await bring();
  expect(report).toEqual({
    documents: { written: 4, unchanged: 0 },
    files: { written: 3, unchanged: 0 },
    problems: [],
  });
  await eventually(async () => expect(await shown(target)).toBe(await shown(source)));
  const { commits: _, ref: __, publications: ___, ...there } = await status(source);
  expect(await status(target)).toMatchObject(there);
  for (const document of source.repository.state.documents.values()) {
    const here = target.repository.state.documents.get(document.id);
    expect(here).toMatchObject({
      group: document.group,
      archived: document.archived,
      firstPublished: document.firstPublished,
    });
    expect(here?.versions.map(({ origin }) => origin)).toEqual(
      document.versions.map(({ by, at }) => ({ by, at })),
    );
    expect(here?.draft === null).toBe(document.draft === null);
    expect([...(here?.releases.keys() ?? [])]).toEqual([...document.releases.keys()]);
  }
  expect([...target.repository.state.releases.values()]).toMatchObject([
    { label: 'Summer', scheduledAt: Date.UTC(2099, 5, 1) },
  ]);
  expect(
    [...target.repository.state.assets.values()].map(({ alt, credits }) => [alt, credits]),
  ).toEqual([...source.repository.state.assets.values()].map(({ alt, credits }) => [alt, credits]));
});

async function rename(uid: string, title: string): Promise<void> {
  const { state } = source.repository;
  const [document] = [...state.documents.values()].filter(({ uids }) => uids.includes('coast'));
  const { id = '', draft, published } = document ?? {};
  const data = { title: [{ type: 'heading1', text: title, spans: [] }] };
  const text = { basedOn: draft ?? published, uid, data, place: 'draft' };
  await source.send('PUT', `/api/farol/v1/documents/${id}/draft`, text);
  await source.send('POST', '/api/farol/v1/publications', { documents: [{ document: id }] });
}

it('keeps pages reachable under what they were published as before, however often it comes', async () => {
  const names = ({ repository }: ExampleService) =>
    ['coast', 'bay', 'cape', 'cove'].map((uid) =>
      repository
        .master()
        .withUid('page', uid)
        .map((page) => [page.uid, page.uids, page.slugs]),
    );
  await rename('bay', 'At the bay');
  await bringOut();
  await bring();
  await eventually(() => expect(names(target)).toEqual(names(source)));
  expect(names(target)[0]).toEqual([['bay', ['coast', 'bay'], ['at-the-bay', 'by-the-sea']]]);
  await rename('cape', 'At the cape');
  await rename('cove', 'At the cove');
  await bringOut();
  await bring();
  await eventually(() => expect(names(target)).toEqual(names(source)));
});

it('finds nothing to do the second time, with its journal and without', async () => {
  await bringOut();
  await bring();
  const nothing = {
    documents: { written: 0, unchanged: 4 },
    files: { written: 0, unchanged: 3 },
    problems: [],
  };
  expect(await bring()).toEqual(nothing);
  await writeFile(join(target.folder, 'moves/import.ndjson'), '');
  expect(await bring()).toEqual(nothing);
  await eventually(async () =>
    expect(await status(target)).toMatchObject({ documents: 4, media: 3 }),
  );
});

it('goes on where it was interrupted', async () => {
  await bringOut();
  const interrupted = bring((what, done) => {
    if (what === 'documents' && done === 3) throw new Error('The plug was pulled.');
  });
  await expect(interrupted).rejects.toThrow('plug');
  await appendFile(join(target.folder, 'moves/import.ndjson'), '["document","cut sh');
  expect(await bring()).toMatchObject({ documents: { written: 2, unchanged: 2 }, problems: [] });
  await eventually(async () => expect(await shown(target)).toBe(await shown(source)));
});

it('brings what changed there, and leaves what was changed here', async () => {
  await bringOut();
  await bring();
  const [coast, forest] = [...source.repository.state.documents.values()];
  const change = async ({ send }: ExampleService, id = '', title = '') => {
    const { published, draft } = await send<Record<'published' | 'draft', { id: string } | null>>(
      'GET',
      `/api/farol/v1/documents/${id}`,
    );
    await send('PUT', `/api/farol/v1/documents/${id}/draft`, {
      basedOn: draft?.id ?? published?.id,
      data: { title: [{ type: 'heading1', text: title, spans: [] }] },
    });
    await send('POST', '/api/farol/v1/publications', { documents: [{ document: id }] });
  };
  await change(source, coast?.id, 'Changed there');
  await change(source, forest?.id, 'Changed there, and here');
  await eventually(() => expect(target.repository.state.documents.size).toBe(4));
  await change(target, forest?.id, 'Changed here');
  await bringOut();
  const report = await bring();
  expect(report.documents).toEqual({ written: 1, unchanged: 2 });
  expect(report.problems).toEqual([
    expect.stringMatching(/^page “forest \(en-us\)”.* was left out: it was changed here/),
  ]);
  await eventually(async () => expect(await shown(target)).toContain('Changed there'));
  expect(await shown(target)).toContain('"Changed here"');
});

it('brings what changed in a release', async () => {
  await bringOut();
  await bring();
  const [release] = [...source.repository.state.releases.keys()];
  const [, forest] = [...source.repository.state.documents.values()];
  await source.send('PUT', `/api/farol/v1/documents/${forest?.id}/draft`, {
    basedOn: forest?.releases.get(release ?? ''),
    data: { title: [{ type: 'heading1', text: 'For the summer', spans: [] }] },
    place: { release },
  });
  await bringOut();
  expect(await bring()).toMatchObject({ documents: { written: 1, unchanged: 3 }, problems: [] });
  await eventually(async () => {
    const here = target.repository.state.documents.get(forest?.id ?? '');
    const version = here?.releases.get(release ?? '') ?? '';
    expect(JSON.stringify(await target.repository.content(version))).toContain('For the summer');
  });
});

it('comes without what its own model does not have any more, and without old versions that do not fit', async () => {
  const [coast] = source.repository.state.documents.keys();
  await source.send('POST', '/api/farol/v1/publications', { documents: [{ document: coast }] });
  const page = structuredClone(source.repository.state.types.get('page'));
  const { file: _, ...fields } = page?.json.Main ?? {};
  const change = (Main: object) =>
    source.send('POST', '/api/models/customtypes/update', { ...page, json: { Main } });
  await change(fields);
  await bringOut();
  const { problems } = await bring();
  for (const title of ['coast (en-us)', 'forest (en-us)', 'costa (pt-br)'])
    expect(problems).toContainEqual(
      expect.stringMatching(`“${RegExp.escape(title)}” .* came without file, which its model`),
    );
  const names = async (service: ExampleService) => (await shown(service)).match(/"uid":"[^"]*"/g);
  await eventually(async () => expect(await names(target)).toEqual(await names(source)));
  await change({ ...fields, picture: { type: 'Hologram' } });
  await bringOut();
  await target.remove();
  target = await startExampleService();
  expect((await bring()).problems).toContainEqual(
    expect.stringMatching(/“coast \(en-us\)” .* came without 1 of its old versions/),
  );
});

it('comes without what fields of its own model cannot hold any more', async () => {
  const page = structuredClone(source.repository.state.types.get('page'));
  const { uid: _, ...fields } = page?.json.Main ?? {};
  const Main = {
    ...fields,
    picture: { type: 'Number' },
    related: { type: 'StructuredText' },
    slices: { type: 'Text' },
    file: { type: 'Link', config: { repeat: true } },
  };
  await source.send('POST', '/api/models/customtypes/update', { ...page, json: { Main } });
  await bringOut();
  const { documents, problems } = await bring();
  expect(documents.written).toBe(source.repository.state.documents.size);
  for (const title of ['coast (en-us)', 'forest (en-us)', 'costa (pt-br)'])
    expect(problems).toContainEqual(
      expect.stringMatching(
        `“${RegExp.escape(title)}” .* came without uid, related, picture, slices, which its model`,
      ),
    );
  await eventually(async () => expect(await shown(target)).toContain('"name":"packing list.txt"'));
});

it('comes without what the model here has lost', async () => {
  await bringOut();
  await bring();
  await target.repository.catchUp();
  const page = structuredClone(target.repository.state.types.get('page'));
  const { file: _, ...Main } = page?.json.Main ?? {};
  await target.send('POST', '/api/models/customtypes/update', { ...page, json: { Main } });
  const [, forest] = source.repository.state.documents.values();
  const path = `/api/farol/v1/documents/${forest?.id}`;
  const { published } = await source.send<{ published: { id: string } }>('GET', path);
  await source.send('PUT', `${path}/draft`, { basedOn: published.id, tags: ['autumn'] });
  await bringOut();
  const { documents, problems } = await bring();
  expect(documents.written).toBe(1);
  expect(problems).toContainEqual(
    expect.stringMatching(/“forest \(en-us\)” .* came without file, which its model/),
  );
});

it('says once what a document came without, and nothing of those it leaves as they are', async () => {
  const page = structuredClone(source.repository.state.types.get('page'));
  const { file: _, ...Main } = page?.json.Main ?? {};
  await source.send('POST', '/api/models/customtypes/update', { ...page, json: { Main } });
  await bringOut();
  const withoutFile = expect.stringContaining('came without file');
  expect((await bring()).problems).toContainEqual(withoutFile);
  const again = await bring();
  expect(again.documents.written).toBe(0);
  expect(again.problems).not.toContainEqual(withoutFile);
});

it('publishes what was published there, and says what the checks before publishing forbid', async () => {
  const json = { Main: { uid: { type: 'UID' }, title: { type: 'Text' } } };
  const model = { id: 'dynamic_page', label: 'Page', repeatable: true, status: true, json };
  await source.send('POST', '/api/models/customtypes/insert', model);
  const page = { type: 'dynamic_page', lang: 'en-us', title: 'Nameless', uid: 'nameless' };
  const path = '/api/farol/v1/documents';
  const { document } = await source.send<{ document: string }>('POST', path, page);
  const draft = { data: { title: ' ' }, basedOn: null, title: 'Nameless' };
  await source.repository.catchUp();
  const written = source.repository.state.documents.get(document)?.draft;
  await source.send('PUT', `${path}/${document}/draft`, { ...draft, basedOn: written });
  await source.repository.do('an earlier edition', publish([{ document }]));
  await bringOut();
  const forbidden =
    'Published as there, though not allowed here: “Nameless” (en-us), data.title: it has no title.';
  expect((await bring()).problems).toEqual([forbidden]);
  await eventually(() => expect(target.repository.master().document(document)).not.toBeNull());
  expect((await bring()).problems).toEqual([]);
});

it('brings what waits in a release, a draft too, so that it can be published', async () => {
  const [release = ''] = source.repository.state.releases.keys();
  const [coast = '', forest = ''] = source.repository.state.documents.keys();
  await source.send('PUT', `/api/farol/v1/releases/${release}/documents/${coast}`);
  await bringOut();
  expect(await bring()).toMatchObject({ problems: [] });
  const here = (id: string) => target.repository.state.documents.get(id);
  await eventually(() => expect(here(coast)?.releases.get(release)).toBe(here(coast)?.draft));
  const { documents } = await target.repository.do('schedule', publishRelease(release));
  expect(documents.toSorted()).toEqual([coast, forest].toSorted());
  expect(await shown(target)).toContain('Not yet published');
});

it.each([
  ['when it comes anew', 'both', async () => {}],
  ['when it comes anew', 'release', async () => {}],
  ['when it changes', 'both', bring],
  ['when it changes', 'release', bring],
])(
  'leaves a conflict in a release open until it is resolved there: %s, keeping %s',
  async (_, keep, before) => {
    const [release = ''] = source.repository.state.releases.keys();
    const [, forest = ''] = source.repository.state.documents.keys();
    await bringOut();
    await before();
    await publishUrgently(forest);
    await bringOut();
    await bring();
    const publishHere = () => target.repository.do('schedule', publishRelease(release));
    await expect(publishHere()).rejects.toThrow(/Published by somebody else .*“Urgent”/);
    const conflict = `/api/farol/v1/releases/${release}/documents/${forest}/resolution`;
    await source.send('PUT', conflict, { keep });
    await bringOut();
    expect(await bring()).toMatchObject({ documents: { written: 1 }, problems: [] });
    expect((await publishHere()).documents).toEqual([forest]);
  },
);

it('brings what was decided of a conflict that an earlier version noted as if it were decided', async () => {
  const [release = ''] = source.repository.state.releases.keys();
  const [, forest = ''] = source.repository.state.documents.keys();
  await publishUrgently(forest);
  await bringOut();
  await bring();
  const conflict = `/api/farol/v1/releases/${release}/documents/${forest}/resolution`;
  await source.send('PUT', conflict, { keep: 'release' });
  await bringOut();
  const journalOf = ({ folder }: ExampleService) => join(folder, 'moves/import.ndjson');
  const other = await startExampleService();
  try {
    await withArchive(
      file,
      () => {},
      (incoming) => importInto(other, incoming),
    );
    const lines = (await readFile(journalOf(other), 'utf8')).split('\n');
    const decided = lines.find((line) => line.startsWith(`["document","${forest}"`));
    await appendFile(journalOf(target), `${decided}\n`);
  } finally {
    await other.remove();
  }
  expect(await bring()).toMatchObject({ documents: { written: 1 }, problems: [] });
  const { documents } = await target.repository.do('schedule', publishRelease(release));
  expect(documents).toEqual([forest]);
  expect(await bring()).toMatchObject({ documents: { written: 0 } });
});

it('brings the planned publication of a single document, with its time zone', async () => {
  const [coast = ''] = source.repository.state.documents.keys();
  const [at, zone] = [Date.UTC(2099, 6, 1), 'Atlantic/Azores'];
  await source.send('PUT', `/api/farol/v1/documents/${coast}/schedule`, { at, zone });
  await bringOut();
  await bring();
  const scheduled = () =>
    target.send<{ releases: { only?: string }[] }>('GET', '/api/farol/v1/releases');
  const own = expect.objectContaining({ only: coast, scheduledAt: at, zone });
  await eventually(async () => expect((await scheduled()).releases).toContainEqual(own));
  // It is still the one that people here plan anew.
  const later = { at: at + 1, zone: 'Europe/Lisbon' };
  await target.send('PUT', `/api/farol/v1/documents/${coast}/schedule`, later);
  const { releases } = await scheduled();
  expect(releases.filter(({ only }) => only === coast)).toMatchObject([
    { scheduledAt: at + 1, zone: 'Europe/Lisbon' },
  ]);
});

it('leaves a conflict open with a text that comes into its release at the same time', async () => {
  const [release = ''] = source.repository.state.releases.keys();
  const [coast = ''] = source.repository.state.documents.keys();
  await bringOut();
  await bring();
  await source.send('PUT', `/api/farol/v1/releases/${release}/documents/${coast}`);
  const { draft } = source.repository.state.documents.get(coast) ?? {};
  const text = { basedOn: draft, title: 'Urgent', place: 'draft' };
  await source.send('PUT', `/api/farol/v1/documents/${coast}/draft`, text);
  await source.send('POST', '/api/farol/v1/publications', { documents: [{ document: coast }] });
  await bringOut();
  expect(await bring()).toMatchObject({ documents: { written: 1 }, problems: [] });
  await expect(target.repository.do('schedule', publishRelease(release))).rejects.toThrow(
    /Published by somebody else .*“Urgent”/,
  );
});

it.each([
  ['when it comes anew', async () => {}],
  ['when it changes', bring],
])('takes off the site at its time what a release is to take off there: %s', async (_, before) => {
  const [release = ''] = source.repository.state.releases.keys();
  const [coast = '', forest = ''] = source.repository.state.documents.keys();
  const here = () => target.repository.state.documents.get(coast);
  const change = (body: object) =>
    source.send('PATCH', `/api/farol/v1/releases/${release}/contents`, body);
  await bringOut();
  await before();
  await change({ unpublish: [coast] });
  await bringOut();
  expect(await bring()).toMatchObject({ problems: [] });
  await eventually(() => expect([...(here()?.unpublishedIn ?? [])]).toEqual([release]));
  await change({ takeOut: [coast] });
  await bringOut();
  expect(await bring()).toMatchObject({ documents: { written: 1 }, problems: [] });
  await eventually(() => expect(here()?.unpublishedIn.size).toBe(0));
  await change({ unpublish: [coast] });
  await bringOut();
  await bring();
  for (const { repository } of [source, target]) {
    const { documents } = await repository.do('schedule', publishRelease(release));
    expect(documents).toEqual([forest]);
  }
  expect(here()?.published).toBeNull();
  const { draft: basedOn } = source.repository.state.documents.get(coast) ?? {};
  const text = { basedOn, title: 'After that' };
  await source.send('PUT', `/api/farol/v1/documents/${coast}/draft`, text);
  await bringOut();
  expect(await bring()).toMatchObject({ documents: { written: 1 }, problems: [] });
});

it('does not count what people did here as imported, because nothing was to be written', async () => {
  const [coast = ''] = source.repository.state.documents.keys();
  const path = `/api/farol/v1/documents/${coast}/draft`;
  const change = async (title: string) => {
    const basedOn = source.repository.state.documents.get(coast)?.draft;
    await source.send('PUT', path, { basedOn, title });
  };
  await bringOut();
  await bring();
  const { id } = await target.send('POST', '/api/farol/v1/releases', { label: 'Here' });
  await target.send('PUT', `/api/farol/v1/releases/${id}/documents/${coast}`);
  await change('Changed there');
  await change('coast (en-us)');
  await bringOut();
  expect(await bring()).toMatchObject({ documents: { written: 0, unchanged: 4 }, problems: [] });
  await change('Changed there again');
  await bringOut();
  expect((await bring()).problems).toEqual([expect.stringContaining('it was changed here')]);
});

it('archives what was archived there', async () => {
  await bringOut();
  await bring();
  const [coast] = [...source.repository.state.documents.values()];
  await source.send('PUT', `/api/farol/v1/documents/${coast?.id}/archive`);
  await bringOut();
  expect(await bring()).toMatchObject({ documents: { written: 1, unchanged: 3 }, problems: [] });
  expect(await bring()).toMatchObject({ documents: { written: 0, unchanged: 4 } });
  await eventually(() =>
    expect(target.repository.state.documents.get(coast?.id ?? '')?.archived).toBe(true),
  );
});

it('gives another id to what meets its own, keeps links whole, and tells what does not fit', async () => {
  await bringOut();
  const [coast] = [...source.repository.state.documents.values()];
  const { send } = target;
  const other = { id: 'page', label: 'Page', repeatable: true, status: true };
  const json = { Main: { uid: { type: 'UID' }, title: { type: 'StructuredText' } } };
  await send('POST', '/api/models/customtypes/insert', { ...other, id: 'note', json });
  await send('POST', '/api/farol/v1/documents', {
    id: coast?.id,
    type: 'note',
    lang: 'en-us',
    title: 'In its place',
  });
  const report = await bring();
  expect(report).toMatchObject({ documents: { written: 4 }, problems: [] });
  await eventually(() => expect(target.repository.state.documents.size).toBe(5));
  const here = [...target.repository.state.documents.values()].find(
    ({ type, versions }) => type === 'page' && versions.at(-1)?.uid === 'coast',
  );
  expect(here?.id).not.toBe(coast?.id);
  const text = await shown(target);
  expect(text).toContain(`"id":"${here?.id}"`);
  expect(text).not.toContain(`"id":"${coast?.id}"`);
  expect(text).not.toContain('broken_type');
});
