import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { createRelease, publishRelease } from '../repository/commands/releases.ts';
import { backup } from './backup.ts';
import { contentOf } from './from-storage.ts';
import type { Incoming } from './incoming.ts';
import { openJournal } from './journal.ts';
import { publishedContent } from './pull.ts';
import { push } from './push.ts';
import { remoteAt } from './remote.ts';
import { restore } from './restore.ts';
import {
  type ExampleService,
  fillExample,
  importInto,
  startExampleService,
} from './service.testing.ts';
import { withStorage } from './storage.ts';

/** A second run brings what changed there since, all of it and nothing else. */
let source: ExampleService;
let target: ExampleService;
const silent = () => {};

beforeEach(async () => {
  source = await startExampleService();
  target = await startExampleService();
  await fillExample(source);
});
afterEach(async () => {
  await source.remove();
  await target.remove();
});

const journalFile = () => join(target.folder, 'moves/import.ndjson');

/** The journal as an earlier version wrote it, which did not note this. */
async function forget(kind: string): Promise<void> {
  const lines = (await readFile(journalFile(), 'utf8')).split('\n');
  const known = lines.filter((line) => !line.startsWith(`["${kind}"`));
  expect(known.length).toBeLessThan(lines.length);
  await writeFile(journalFile(), known.join('\n'));
}

const into = (incoming: Incoming, meanwhile?: () => unknown) =>
  importInto(target, incoming, meanwhile && { meanwhile });

const bring = () => withStorage(source.settings, async (storage) => into(await contentOf(storage)));
const pull = async () =>
  into(await publishedContent(remoteAt(source.address, { token: source.token }), silent));
const pushed = () =>
  withStorage(source.settings, async (storage) => {
    const journal = await openJournal(join(source.folder, 'moves/push.ndjson'));
    const remote = remoteAt(target.address, { token: target.token });
    return push(remote, await contentOf(storage), { journal, progress: silent });
  });

const documents = ({ repository }: ExampleService) => [...repository.state.documents.values()];
const coast = () => documents(source)[0]?.id ?? '';
const here = (id: string) => target.repository.state.documents.get(id);
const write = (path: string, body?: unknown, method = 'PUT') =>
  source.send(method, `/api/farol/v1/documents/${path}`, body);
const publish = ({ send }: ExampleService, document: string) =>
  send('POST', '/api/farol/v1/publications', { documents: [{ document }] });
const unpublish = ({ send }: ExampleService, document: string) =>
  send('DELETE', `/api/farol/v1/documents/${document}/publication`);

/** Gives the draft there another name, which every import of it brings. */
async function changeThere(document: string, title = 'Changed there'): Promise<void> {
  const { draft, published } = source.repository.state.documents.get(document) ?? {};
  await write(`${document}/draft`, { basedOn: draft ?? published, title });
}

async function translateForest(): Promise<{ forest: string; bosque: string }> {
  const forest = documents(source)[1]?.id ?? '';
  const { document: bosque } = await source.send<{ document: string }>(
    'POST',
    '/api/farol/v1/documents',
    { type: 'page', lang: 'pt-br', title: 'Bosque', uid: 'bosque', translationOf: forest },
  );
  await source.send('POST', '/api/farol/v1/publications', { documents: [{ document: bosque }] });
  return { forest, bosque };
}

/** As a repository may answer it: the newest first. */
const newestFirst = (incoming: Incoming) => ({
  ...incoming,
  documents: [...incoming.documents].reverse(),
});

it('joins a new translation to the document it translates, whichever comes first', async () => {
  await bring();
  const { forest, bosque } = await translateForest();
  await withStorage(source.settings, async (storage) =>
    into(newestFirst(await contentOf(storage))),
  );
  await eventually(() => expect(here(bosque)).toBeDefined());
  expect(here(bosque)?.group).toBe(here(forest)?.group);
});

it('joins a new original to its translation when it is pushed', async () => {
  const french = { type: 'page', lang: 'pt-br', title: 'Farol', uid: 'farol' };
  const { document: farol } = await source.send<{ document: string }>(
    'POST',
    '/api/farol/v1/documents',
    french,
  );
  await pushed();
  await source.send('POST', '/api/farol/v1/documents', {
    ...french,
    lang: 'en-us',
    uid: 'lighthouse',
    translationOf: farol,
  });
  await pushed();
  const [first, second] = ['farol', 'lighthouse'].map((uid) =>
    documents(target).find(({ versions }) => versions.at(-1)?.uid === uid),
  );
  expect(second).toBeDefined();
  expect(second?.group).toBe(first?.group);
});

it('brings a name, and a draft that was discarded, without publishing anew', async () => {
  await bring();
  await eventually(() => expect(here(coast())).toBeDefined());
  const published = here(coast())?.published;
  await write(`${coast()}/draft`, undefined, 'DELETE');
  await bring();
  await eventually(() => expect(here(coast())?.draft).toBeNull());
  expect(here(coast())?.published).toBe(published);
  const basedOn = documents(source)[0]?.published;
  await write(`${coast()}/draft`, { basedOn, title: 'Another name' });
  await bring();
  await eventually(() => expect(here(coast())?.versions.at(-1)?.title).toBe('Another name'));
  expect(here(coast())?.published).toBe(published);
  expect(await bring()).toMatchObject({ documents: { written: 0 }, problems: [] });
});

it('leaves what is changed here at the same moment', async () => {
  await bring();
  await write(`${coast()}/draft`, {
    basedOn: documents(source)[0]?.versions.at(-1)?.id,
    title: 'Changed there',
  });
  await eventually(() => expect(here(coast())).toBeDefined());
  const changeHere = () =>
    target.send('PUT', `/api/farol/v1/documents/${coast()}/draft`, {
      basedOn: here(coast())?.versions.at(-1)?.id,
      title: 'Changed here',
    });
  const { problems } = await withStorage(source.settings, async (storage) =>
    into(await contentOf(storage), changeHere),
  );
  expect(problems).toEqual([expect.stringContaining('it was changed here')]);
  await eventually(() => expect(here(coast())?.versions.at(-1)?.title).toBe('Changed here'));
});

it('says so where an earlier backup was restored since', async () => {
  await bring();
  const file = join(target.folder, 'backup.tar');
  const options = { now: 0, progress: silent };
  await withStorage(target.settings, (storage) =>
    backup(storage, file, { repository: 'farol', ...options }),
  );
  await write(`${coast()}/draft`, {
    basedOn: documents(source)[0]?.versions.at(-1)?.id,
    title: 'Changed there',
  });
  expect(await bring()).toMatchObject({ documents: { written: 1 }, problems: [] });
  await withStorage(target.settings, (storage) =>
    restore(storage, file, { replace: true, ...options }),
  );
  const { problems } = await bring();
  expect(problems).toEqual([expect.stringContaining('it was changed here')]);
});

it('takes a document out of a release as there', async () => {
  await bring();
  const forest = documents(source)[1];
  const [release] = [...(forest?.releases.keys() ?? [])];
  await source.send('DELETE', `/api/farol/v1/releases/${release}/documents/${forest?.id}`);
  await bring();
  await eventually(() => expect(here(forest?.id ?? '')?.releases.size).toBe(0));
});

it('restores what was archived there and is no more, but not what was archived here', async () => {
  const archive = (service: ExampleService, id: string, method = 'PUT') =>
    service.send(method, `/api/farol/v1/documents/${id}/archive`);
  await archive(source, coast());
  await bring();
  await archive(source, coast(), 'DELETE');
  await source.send('POST', '/api/farol/v1/publications', { documents: [{ document: coast() }] });
  expect(await bring()).toMatchObject({ documents: { written: 1 }, problems: [] });
  await eventually(() => expect(here(coast())).toMatchObject({ archived: false, draft: null }));
  expect(here(coast())?.published).not.toBeNull();
  await archive(target, coast());
  const basedOn = documents(source)[0]?.published;
  await write(`${coast()}/draft`, { basedOn, title: 'Changed after that' });
  const { problems } = await bring();
  expect(problems).toEqual([expect.stringContaining('was archived here')]);
  expect(here(coast())?.archived).toBe(true);
});

it.each([
  ['taken off the site', (id: string) => unpublish(target, id), { published: null }],
  ['published', (id: string) => publish(target, id), { draft: null }],
  [
    'put into a release',
    async (document: string) => {
      const { id } = await target.send('POST', '/api/farol/v1/releases', { label: 'Here' });
      await target.send('PUT', `/api/farol/v1/releases/${id}/documents/${document}`);
    },
    { draft: expect.any(String), published: expect.any(String) },
  ],
])('leaves a document where people here left it: %s', async (_, changeHere, state) => {
  await bring();
  await eventually(() => expect(here(coast())?.published).toBeTruthy());
  await changeHere(coast());
  expect(await bring()).toMatchObject({ documents: { written: 0 }, problems: [] });
  const before = structuredClone(here(coast()));
  expect(before).toMatchObject(state);
  await changeThere(coast());
  const { documents: counts, problems } = await bring();
  expect(counts.written).toBe(0);
  expect(problems).toEqual([expect.stringContaining('it was changed here')]);
  await target.repository.catchUp();
  expect(here(coast())).toEqual(before);
});

it('compares only what the journal of an earlier version holds', async () => {
  await bring();
  await forget('places');
  await changeThere(coast());
  expect(await bring()).toMatchObject({ documents: { written: 1 }, problems: [] });
  await eventually(() => expect(here(coast())?.versions.at(-1)?.title).toBe('Changed there'));
});

it('leaves what was restored here and is still archived there', async () => {
  const archive = `${coast()}/archive`;
  await write(archive);
  await bring();
  await target.send('DELETE', `/api/farol/v1/documents/${archive}`);
  await publish(target, coast());
  await write(archive, undefined, 'DELETE');
  await changeThere(coast());
  await write(archive);
  const { problems } = await bring();
  expect(problems).toEqual([expect.stringContaining('it was restored here')]);
  expect(here(coast())).toMatchObject({ archived: false, published: expect.any(String) });
});

it('follows a document whose release was published at its time, there and here', async () => {
  await bring();
  await eventually(() => expect(target.repository.state.releases.size).toBe(1));
  const [release = ''] = source.repository.state.releases.keys();
  const forest = documents(source)[1]?.id ?? '';
  await target.repository.do('schedule', publishRelease(release));
  await changeThere(forest, 'While it waits there');
  const early = await bring();
  expect(early.problems).toContainEqual(expect.stringContaining('it was changed here'));
  await source.repository.do('schedule', publishRelease(release));
  await changeThere(forest, 'After that');
  expect(await bring()).toMatchObject({ documents: { written: 1 }, problems: [] });
  await eventually(() => expect(here(forest)?.versions.at(-1)?.title).toBe('After that'));
});

it('brings the texts and tags of a file that changed', async () => {
  await bring();
  const [sea] = [...source.repository.state.assets.values()];
  const [tag] = [...source.repository.state.assetTags.keys()];
  const texts = { alt: 'The sea at noon', notes: 'Old', credits: 'Rui', tags: [tag] };
  await source.send('PATCH', `/api/assets/assets/${sea?.id}`, texts);
  expect(await bring()).toMatchObject({ files: { written: 1, unchanged: 2 }, problems: [] });
  const asset = () => target.repository.state.assets.get(sea?.id ?? '');
  await eventually(() => expect(asset()).toMatchObject(texts));
  expect(await bring()).toMatchObject({ files: { written: 0, unchanged: 3 } });
  await target.send('PATCH', `/api/assets/assets/${sea?.id}`, { alt: 'Told here' });
  expect(await bring()).toMatchObject({ files: { written: 0, unchanged: 3 } });
  expect(asset()?.alt).toBe('Told here');
  await source.send('PATCH', `/api/assets/assets/${sea?.id}`, { alt: 'Told there' });
  const { problems } = await bring();
  expect(problems).toEqual([expect.stringMatching(/^The file sea\.svg.*changed here/)]);
  expect(asset()?.alt).toBe('Told here');
});

async function replaceContent({ address, token }: ExampleService, id: string, color: string) {
  const picture = `<rect width="32" height="16" fill="${color}"/>`;
  const answer = await fetch(`${address}/api/farol/v1/media/${id}/content?filename=new.svg`, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/octet-stream',
    },
    body: `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="16">${picture}</svg>`,
  });
  expect(answer.ok).toBe(true);
}

it.each([
  ['by its journal', async () => {}],
  ['by one of an earlier version', () => forget('content')],
])('keeps a content that was replaced here, and says where another came: %s', async (_, age) => {
  await bring();
  await eventually(() => expect(target.repository.state.assets.size).toBe(3));
  const [sea = '', wood = ''] = source.repository.state.assets.keys();
  await replaceContent(target, sea, '#ff0000');
  await age();
  const nothing = {
    documents: { written: 0, unchanged: 4 },
    files: { written: 0, unchanged: 3 },
    problems: [],
  };
  expect(await bring()).toEqual(nothing);
  await age();
  await replaceContent(source, sea, '#ffff00');
  expect(await bring()).toEqual({
    ...nothing,
    problems: [expect.stringMatching(/^The file new\.svg .* keeps its content: it was replaced/)],
  });
  await replaceContent(source, wood, '#00ff00');
  expect(await bring()).toMatchObject({ files: { written: 1, unchanged: 2 } });
  await eventually(() => expect(target.repository.state.assets.size).toBe(4));
});

it('changes the texts of a file that was pushed, and uploads no second one', async () => {
  await pushed();
  const [sea] = [...source.repository.state.assets.values()];
  await source.send('PATCH', `/api/assets/assets/${sea?.id}`, { alt: 'The sea at noon' });
  expect(await pushed()).toMatchObject({ files: { written: 1, unchanged: 2 } });
  const assets = [...target.repository.state.assets.values()];
  expect(assets).toHaveLength(3);
  expect(assets.map(({ alt }) => alt)).toContain('The sea at noon');
});

it('takes an archived document along whose uid another has by now', async () => {
  const later = documents(source).at(-1)?.id ?? '';
  const basedOn = documents(source)[0]?.draft;
  await write(`${coast()}/draft`, { basedOn, uid: 'later' });
  await source.send('POST', '/api/farol/v1/publications', { documents: [{ document: coast() }] });
  expect(await bring()).toMatchObject({ documents: { written: 4 }, problems: [] });
  await eventually(() => expect(here(later)?.archived).toBe(true));
});

it('tells of documents that are published no more where they came from', async () => {
  await pull();
  await source.send('DELETE', `/api/farol/v1/documents/${coast()}/publication`);
  const { problems } = await pull();
  expect(problems).toContainEqual(
    expect.stringMatching(/^page “.*” \(.*\) is not there any more, and stays published here\.$/),
  );
  await eventually(() => expect(here(coast())?.published).not.toBeNull());
});

it('takes a release along without its time where no calendar has that', async () => {
  const never = createRelease({ label: 'Never', scheduledAt: Number.MAX_SAFE_INTEGER });
  await source.repository.do('Inês', never);
  await bring();
  await eventually(() =>
    expect([...target.repository.state.releases.values()]).toContainEqual(
      expect.objectContaining({ label: 'Never', scheduledAt: null }),
    ),
  );
});

it('publishes no release at once whose time went by on the way', async () => {
  const incoming = await withStorage(source.settings, async (storage) => {
    const { releases, ...rest } = await contentOf(storage);
    const content = { ...rest, releases: releases.map((each) => ({ ...each, scheduledAt: 1 })) };
    return into(content);
  });
  expect(incoming.problems).toEqual([expect.stringContaining('“Summer” was due')]);
  await eventually(() => expect(target.repository.state.documents.size).toBe(4));
  expect([...target.repository.state.releases.values()]).toMatchObject([{ scheduledAt: null }]);
});

it('tells once of the languages that the site does not show', async () => {
  const { problems } = await withStorage(source.settings, async (storage) => {
    const content = await contentOf(storage);
    return into({
      ...content,
      languages: [...content.languages, { id: 'de-de', name: 'German' }],
      documents: content.documents.map((each) =>
        each.lang === 'pt-br' ? each : { ...each, lang: 'de-de' },
      ),
    });
  });
  expect(problems).toEqual([
    'The site does not show documents in de-de: its languages are en-us, pt-br, es-es, and fr-fr.',
  ]);
});
