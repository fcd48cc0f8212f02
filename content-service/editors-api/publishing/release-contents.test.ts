import { hourMs } from '@farol/content-model';
import { beforeEach, describe, expect, it } from 'vitest';
import { refusingForbidden } from '../../checks/refuse-forbidden.ts';
import { publishDue } from '../../repository/release-schedule.ts';
import { type ExamplePages, examplePages, wholeData } from '../documents/pages.testing.ts';

let pages: ExamplePages;
let release: string;
beforeEach(async () => {
  pages = await examplePages();
  release = await newRelease('Spring');
});

async function newRelease(label: string, more: object = {}): Promise<string> {
  const { answer } = await pages.send('POST', '/releases', { label, ...more });
  return answer.id;
}

const change = (body: object, id = release) =>
  pages.send('PATCH', `/releases/${id}/contents`, body);
const publish = (id = release) => pages.send('POST', `/releases/${id}/publication`);
const state = (id: string) => pages.repository.state.documents.get(id);

interface Row {
  document: string;
  action: string;
  conflict: object | null;
}

async function rows(id = release) {
  const { answer } = await pages.send('GET', `/releases/${id}/contents`);
  return answer.rows.map(({ document, action }: Row) => [document, action]);
}

it('tells what was written since, and takes it in when it is put in again', async () => {
  const one = await pages.write('one');
  await change({ put: [one] });
  const newer = async () => {
    const { answer } = await pages.send('GET', `/releases/${release}/contents`);
    return answer.rows.map((row: { newer: object | null }) => row.newer);
  };
  expect(await newer()).toEqual([null]);
  pages.editor.pass(1000);
  await pages.change(one, { data: wholeData('Written since') });
  const { draft } = state(one) ?? {};
  expect(await newer()).toMatchObject([{ version: draft }]);
  await change({ put: [one] });
  expect(await newer()).toEqual([null]);
  await publish();
  expect(titleOf(one)).toBe('Written since');
});

const titleOf = (id: string) => {
  const title = pages.repository.master().document(id)?.data.title;
  return Array.isArray(title) ? title[0]?.text : undefined;
};
const titled = (text: string) => ({ title: [{ type: 'heading1', text, spans: [] }] });

it('takes many documents in one step, all or none, and publishes and unpublishes in one', async () => {
  const [one, two, leaving] = [
    await pages.write('one'),
    await pages.write('two'),
    await pages.write('leaving'),
  ];
  await pages.publish(leaving);
  const wrong = await change({ put: [one, two], unpublish: [one] });
  expect(wrong.status).toBe(409);
  expect(await rows()).toEqual([]);
  expect((await change({ put: [one, two], unpublish: [leaving] })).status).toBe(200);
  expect(await rows()).toEqual([
    [leaving, 'unpublish'],
    [one, 'publish'],
    [two, 'publish'],
  ]);
  const { snapshot } = pages.repository.resolve(pages.repository.releases()[0]?.ref ?? '', 0) as {
    snapshot: { document(id: string): unknown };
  };
  expect([one, leaving].map((id) => Boolean(snapshot.document(id)))).toEqual([true, false]);
  const before = pages.repository.state.tip.sequence;
  expect((await publish()).status).toBe(201);
  expect(pages.repository.state.tip.sequence).toBe(before + 1);
  expect([one, two, leaving].map((id) => state(id)?.published !== null)).toEqual([
    true,
    true,
    false,
  ]);
  // The draft that was published is none any more.
  expect(state(one)?.draft).toBeNull();
});

it('holds the text as it was put in, while the draft goes on', async () => {
  const one = await pages.write('one', { data: titled('For spring') });
  await change({ put: [one] });
  await pages.change(one, { data: titled('For later') });
  await publish();
  expect(titleOf(one)).toBe('For spring');
  expect(state(one)?.draft).not.toBeNull();
});

it('moves documents between releases and takes them out', async () => {
  const [one, two] = [await pages.write('one'), await pages.write('two')];
  await pages.publish(two);
  await change({ put: [one], unpublish: [two] });
  const other = await newRelease('Summer');
  const move = [one, two].map((document) => ({ document, from: release }));
  expect((await change({ move }, other)).status).toBe(200);
  expect([await rows(), await rows(other)]).toEqual([
    [],
    [
      [one, 'publish'],
      [two, 'unpublish'],
    ],
  ]);
  expect((await change({ takeOut: [one, two] }, other)).status).toBe(200);
  expect(await rows(other)).toEqual([]);
  expect((await change({ takeOut: [one] }, other)).status).toBe(404);
  expect(state(one)?.draft).not.toBeNull();
});

it('tells of a document it was to take off the site and that is only in another release by now', async () => {
  const one = await pages.write('one');
  await pages.publish(one);
  await change({ unpublish: [one] });
  await pages.change(one, { data: wholeData('Another') });
  await change({ put: [one] }, await newRelease('Summer'));
  await pages.send('DELETE', `/documents/${one}/publication`);
  await pages.send('DELETE', `/documents/${one}/draft`);
  expect(state(one)).toMatchObject({ draft: null, published: null });
  expect(await rows()).toEqual([[one, 'unpublish']]);
  const schedule = { action: 'publish', at: pages.editor.now() + hourMs, zone: 'Europe/Lisbon' };
  expect((await pages.send('PUT', `/documents/${one}/schedule`, schedule)).status).toBe(409);
});

it('looks at everything in a release together', async () => {
  const target = await pages.write('target');
  const link = { link_type: 'Document', id: target };
  const one = await pages.write('one', { data: { more: link } });
  const nameless = await pages.write('nameless', { data: { title: [] } });
  await change({ put: [one] });
  const found = async () => {
    const { answer } = await pages.send('GET', `/releases/${release}/checks`);
    return answer.findings
      .map(({ rule }: { rule: string }) => rule)
      .filter((rule: string) => rule !== 'no-translation');
  };
  expect(await found()).toEqual(['link-to-unpublished']);
  await change({ put: [target] });
  expect(await found()).toEqual([]);
  await change({ put: [nameless] });
  expect(await found()).toEqual(['no-title']);
  const refused = await publish();
  expect([refused.status, refused.answer.findings[0].document]).toEqual([422, nameless]);
  expect(pages.repository.master().size).toBe(0);
});

describe('what was published since', () => {
  let one: string;
  beforeEach(async () => {
    one = await pages.write('one');
    await pages.publish(one);
    await pages.change(one, { data: titled('In the release') });
    await change({ put: [one] });
    const head = state(one)?.published ?? '';
    const { answer } = await pages.send('GET', `/documents/${one}/versions/${head}`);
    const written = await pages.send('PUT', `/documents/${one}/draft`, {
      data: { ...answer.data, meta_title: 'Published since' },
      basedOn: state(one)?.draft,
    });
    expect(written.status).toBe(200);
    await pages.publish(one);
  });

  it('is not undone unseen', async () => {
    const { answer } = await pages.send('GET', `/releases/${release}/contents`);
    expect(answer.rows[0].conflict).toMatchObject({ version: state(one)?.published });
    const refused = await publish();
    expect(refused.status).toBe(409);
    expect(refused.answer.message).toContain('Choose which text counts');
  });

  const resolve = (keep: string) =>
    pages.send('PUT', `/releases/${release}/documents/${one}/resolution`, { keep });

  it.each([
    ['release', 'In the release', undefined],
    ['both', 'In the release', 'Published since'],
  ])('is solved by keeping %s', async (keep, title, metaTitle) => {
    expect((await resolve(keep)).answer).toEqual({ both: [] });
    expect((await publish()).status).toBe(201);
    expect(titleOf(one)).toBe(title);
    expect(pages.repository.master().document(one)?.data.meta_title).toBe(metaTitle);
  });

  it('is solved by keeping what is published', async () => {
    expect((await resolve('published')).status).toBe(200);
    expect(await rows()).toEqual([]);
    expect(titleOf(one)).toBe('one');
  });

  it('is told also where the release was to take it off the site', async () => {
    const other = await newRelease('Winter');
    await change({ unpublish: [one] }, other);
    await pages.change(one, { data: titled('Later') });
    await pages.publish(one);
    expect((await publish(other)).status).toBe(409);
  });
});

describe('a time', () => {
  const due = () =>
    publishDue(
      pages.repository,
      pages.editor.now,
      () => {},
      (command) => refusingForbidden(pages.repository, command),
    );

  it('has the zone it was chosen in', async () => {
    const at = pages.editor.now() + hourMs;
    const timed = await newRelease('Timed', { scheduledAt: at, zone: 'America/Sao_Paulo' });
    const { answer } = await pages.send('GET', `/releases/${timed}`);
    expect(answer).toMatchObject({ scheduledAt: at, zone: 'America/Sao_Paulo', failure: null });
    const wrong = await pages.send('POST', '/releases', { label: 'x', zone: 'Nowhere/Else' });
    expect(wrong.status).toBe(400);
  });

  it('that comes after somebody published another text says which pages these are', async () => {
    const timed = await newRelease('Timed', { scheduledAt: pages.editor.now() + hourMs });
    const one = await pages.write('one');
    await pages.publish(one);
    await pages.change(one, { data: wholeData('In the release') });
    await change({ put: [one] }, timed);
    await pages.change(one, { data: wholeData('Published meanwhile') });
    await pages.publish(one);
    pages.editor.pass(2 * hourMs);
    await due();
    const { answer } = await pages.send('GET', `/releases/${timed}`);
    expect(answer.failure.obstacle).toEqual({
      kind: 'conflict',
      documents: [{ document: one, lang: 'en-us', title: 'one' }],
    });
  });

  it('that comes while something is against it is told with its reason, until it has another', async () => {
    const at = pages.editor.now() + hourMs;
    const timed = await newRelease('Timed', { scheduledAt: at });
    const nameless = await pages.write('nameless', { data: { title: [] } });
    await change({ put: [nameless] }, timed);
    pages.editor.pass(2 * hourMs);
    await due();
    const { answer } = await pages.send('GET', `/releases/${timed}`);
    expect(answer.scheduledAt).toBeNull();
    expect(answer.failure).toMatchObject({ scheduledAt: at, documents: [nameless] });
    expect(answer.failure.reason).toContain('it has no title');
    const activity = await pages.send('GET', '/activity?group=releases&most=1');
    expect(activity.answer.deeds[0].changes).toMatchObject([
      { what: 'schedule failed', release: timed, obstacle: 'forbidden' },
    ]);
    expect(answer.failure.obstacle).toMatchObject({
      kind: 'forbidden',
      findings: [{ rule: 'no-title', document: nameless, level: 'forbids' }],
    });
    await pages.change(nameless, { data: wholeData('Named') });
    await change({ put: [nameless] }, timed);
    await pages.send('PATCH', `/releases/${timed}`, { scheduledAt: pages.editor.now() + hourMs });
    expect((await pages.send('GET', `/releases/${timed}`)).answer.failure).toBeNull();
    pages.editor.pass(2 * hourMs);
    await due();
    expect(titleOf(nameless)).toBe('Named');
    const { answer: past } = await pages.send('GET', '/past-releases');
    expect(past).toMatchObject({
      releases: [
        {
          label: 'Timed',
          publishedBy: 'schedule',
          documents: [{ document: nameless, title: 'nameless' }],
        },
      ],
      next: null,
    });
  });

  it('of one document by itself publishes it then, and takes it off the site then', async () => {
    const one = await pages.write('one');
    const schedule = (body: object) => pages.send('PUT', `/documents/${one}/schedule`, body);
    const zone = 'Europe/Lisbon';
    expect((await schedule({ at: pages.editor.now() - 1, zone })).status).toBe(400);
    const first = await schedule({ at: pages.editor.now() + hourMs, zone });
    expect(first.answer).toMatchObject({ label: 'one', zone, only: one });
    const again = await schedule({ at: pages.editor.now() + 2 * hourMs, zone });
    expect(again.answer.id).toBe(first.answer.id);
    pages.editor.pass(hourMs + 1);
    await due();
    expect(state(one)?.published).toBeNull();
    pages.editor.pass(hourMs);
    await due();
    expect(state(one)?.published).not.toBeNull();
    await schedule({ at: pages.editor.now() + hourMs, zone, action: 'unpublish' });
    expect((await pages.send('DELETE', `/documents/${one}/schedule`)).status).toBe(204);
    expect((await pages.send('DELETE', `/documents/${one}/schedule`)).status).toBe(404);
    await schedule({ at: pages.editor.now() + hourMs, zone, action: 'unpublish' });
    pages.editor.pass(2 * hourMs);
    await due();
    expect(state(one)?.published).toBeNull();
  });
});

it('tells past releases by page, the newest first', async () => {
  for (const label of ['First', 'Second', 'Third']) {
    const one = await pages.write(label.toLowerCase());
    const each = await newRelease(label);
    await change({ put: [one] }, each);
    await publish(each);
  }
  const read = async (query: string) => (await pages.send('GET', `/past-releases${query}`)).answer;
  const { releases, next } = await read('?most=2');
  expect(releases.map(({ label }: { label: string }) => label)).toEqual(['Third', 'Second']);
  const last = await read(`?most=2&before=${next}`);
  expect(last).toMatchObject({ releases: [{ label: 'First' }], next: null });
});

it('shows the whole site as it will be at a day of choice', async () => {
  const [first, second, leaving] = [
    await pages.write('first'),
    await pages.write('second'),
    await pages.write('leaving'),
  ];
  await pages.publish(leaving);
  const now = pages.editor.now();
  const early = await newRelease('Early', { scheduledAt: now + hourMs });
  const late = await newRelease('Late', { scheduledAt: now + 3 * hourMs });
  await change({ put: [first] }, early);
  await change({ put: [second], unpublish: [leaving] }, late);
  const shownAt = async (until: number) => {
    const { answer } = await pages.send('POST', '/previews', { until });
    return () => {
      const resolved = pages.repository.resolve(answer.ref, now);
      if (!('snapshot' in resolved)) throw new Error(resolved.kind);
      return [first, second, leaving].map((id) => Boolean(resolved.snapshot.document(id)));
    };
  };
  const between = await shownAt(now + 2 * hourMs);
  const after = await shownAt(now + 4 * hourMs);
  expect(between()).toEqual([true, false, true]);
  expect(after()).toEqual([true, true, false]);
  // What is planned changes: so does what is shown.
  await change({ takeOut: [first] }, early);
  expect(between()).toEqual([false, false, true]);
  await pages.send('PATCH', `/releases/${late}`, { scheduledAt: now + hourMs });
  expect(between()).toEqual([false, true, false]);
});

describe('a text that stands in a release', () => {
  const own = { ...titled('Written for the release') };

  /** A page with a text of its own in the release, and another draft. */
  async function withOwnText(): Promise<{ one: string; version: string }> {
    const one = await pages.write('one');
    await change({ put: [one] });
    const place = { release };
    const basedOn = state(one)?.releases.get(release);
    const { answer } = await pages.send('PUT', `/documents/${one}/draft`, {
      ...{ place, basedOn, data: own },
    });
    await pages.change(one, { data: titled('Another draft') });
    return { one, version: answer.version };
  }

  it('is named by whoever puts a draft over it, and stays in its history', async () => {
    const { one, version } = await withOwnText();
    const put = await pages.send('PUT', `/releases/${release}/documents/${one}`);
    expect(put.answer).toMatchObject({ document: one, replaced: version });
    const before = await pages.send('GET', `/documents/${one}/versions/${version}`);
    expect(before.answer.data).toMatchObject(own);
    const again = await pages.send('PUT', `/releases/${release}/documents/${one}`);
    expect(again.answer.replaced).toBeNull();
  });

  it('is named among many', async () => {
    const { one, version } = await withOwnText();
    const two = await pages.write('two');
    const { answer } = await change({ put: [one, two] });
    expect(answer.replaced).toEqual([{ document: one, version }]);
  });

  it('stays where it is moved to where it is', async () => {
    const { one, version } = await withOwnText();
    expect((await change({ move: [{ document: one, from: release }] })).status).toBe(200);
    expect(state(one)?.releases.get(release)).toBe(version);
    const other = await newRelease('Summer');
    const nowhere = await change({ move: [{ document: one, from: other }] }, other);
    expect(nowhere.status).toBe(404);
  });
});

it('is answered the same where it is asked again because the answer was lost', async () => {
  const [one, two] = [await pages.write('one'), await pages.write('two')];
  const other = await newRelease('Summer');
  await change({ put: [one, two] }, other);
  const asked: [string, string, object?][] = [
    ['PATCH', `/releases/${release}/contents`, { move: [{ document: one, from: other }] }],
    ['DELETE', `/releases/${other}/documents/${two}`],
    ['DELETE', `/releases/${other}`],
    ['PUT', `/documents/${one}/review`, { note: 'Look at it' }],
    ['DELETE', `/documents/${one}/review`],
    ['PUT', `/documents/${two}/schedule`, { at: pages.editor.now() + 1000, zone: 'UTC' }],
    ['DELETE', `/documents/${two}/schedule`],
  ];
  const person = await pages.editor.signedIn({ role: 'publisher' });
  for (const [index, [method, path, body]] of asked.entries()) {
    const send = async () => {
      const answer = await person.send(method, path, body, { 'idempotency-key': `key-${index}` });
      return [answer.status, await answer.text()];
    };
    const first = await send();
    expect([path, Number(first[0]) < 300]).toEqual([path, true]);
    const { sequence } = pages.repository.state.tip;
    expect(await send()).toEqual(first);
    expect(pages.repository.state.tip.sequence).toBe(sequence);
  }
});
