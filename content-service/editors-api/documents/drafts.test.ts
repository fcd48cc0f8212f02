import type { CustomTypeModel } from '@prismicio/client';
import { beforeEach, describe, expect, it } from 'vitest';
import { changeModels } from '../../repository/commands/settings.ts';
import { type ExampleBrowser, type ExampleEditor, exampleEditor } from '../editor.testing.ts';

let editor: ExampleEditor;
let ana: ExampleBrowser;
let rui: ExampleBrowser;
let document: string;
let first: string;

beforeEach(async () => {
  editor = await exampleEditor();
  await editor.repository.do('test', changeModels([sectionModel, journey]));
  ana = await editor.signedIn({ role: 'publisher' }, 'ana');
  rui = await editor.signedIn({}, 'rui');
  const made = await send(ana, 'POST', '/documents', {
    type: 'journey',
    lang: 'en-us',
    title: 'Lisbon',
    data: { title: 'Lisbon', days: 7, parts: [section('a', 'Trams'), section('b', 'Tiles')] },
  });
  document = made.body.document;
  first = made.body.version;
});

const words = { Main: { title: { type: 'Text' as const, config: {} } } };
const sectionModel = {
  type: 'SLICE_INSERT' as const,
  id: 'section',
  payload: {
    id: 'section',
    type: 'SharedSlice' as const,
    name: 'Section',
    variations: [
      {
        id: 'default',
        name: 'Default',
        docURL: '',
        version: 'initial',
        description: '',
        imageUrl: '',
        primary: { text: { type: 'Text' as const, config: {} } },
        items: {},
      },
    ],
  },
};
const journey = {
  type: 'CUSTOM_TYPE_INSERT' as const,
  id: 'journey',
  payload: {
    id: 'journey',
    label: 'journey',
    repeatable: true,
    status: true,
    json: {
      Main: {
        ...words.Main,
        days: { type: 'Number' as const, config: {} },
        when: { type: 'Date' as const, config: {} },
        parts: {
          type: 'Slices' as const,
          fieldset: 'Slice Zone' as const,
          config: { choices: { section: { type: 'SharedSlice' as const } } },
        },
      },
    },
  },
};

const section = (id: string, text: string) => ({
  slice_type: 'section',
  variation: 'default',
  id,
  primary: { text },
  items: [],
});

async function send(
  browser: ExampleBrowser,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
) {
  const answer = await browser.send(method, path, body, headers);
  return { status: answer.status, body: answer.status === 204 ? null : await answer.json() };
}
const save = (
  browser: ExampleBrowser,
  basedOn: string,
  data: object,
  more: object = {},
  headers: Record<string, string> = {},
) => send(browser, 'PUT', `/documents/${document}/draft`, { data, basedOn, ...more }, headers);
const autosave = { autosave: true };
const versions = async (query = '') =>
  (await send(ana, 'GET', `/documents/${document}/versions${query}`)).body;
const texts = async () => {
  const { body } = await send(ana, 'GET', `/documents/${document}`);
  return body.draft.data.parts.map((part: { primary: { text: string } }) => part.primary.text);
};

describe('saving a draft', () => {
  it('replaces the autosave before it, and keeps what was saved on purpose', async () => {
    const one = await save(ana, first, { title: 'L' }, autosave);
    const two = await save(ana, one.body.version, { title: 'Li' }, autosave);
    expect(two.body).toMatchObject({ document, kind: 'autosave' });
    const kept = await save(ana, two.body.version, { title: 'Lis' });
    await save(ana, kept.body.version, { title: 'Lisb' }, autosave);
    const { versions: found, total } = await versions();
    expect(found.map(({ kind }: { kind: string }) => kind)).toEqual(['autosave', 'saved', 'saved']);
    expect(total).toBe(3);
  });

  it('writes no version where an autosave says nothing new', async () => {
    const one = await save(ana, first, { title: 'L' }, autosave);
    const again = await save(ana, one.body.version, { title: 'L' }, autosave);
    expect(again.body).toEqual(one.body);
  });

  it('is carried out once where its answer was lost, and does not meet its own version', async () => {
    const key = { 'idempotency-key': 'the answer was lost' };
    const one = await save(ana, first, { title: 'L' }, autosave, key);
    const { tip } = editor.repository.state;
    const again = await save(ana, first, { title: 'L' }, autosave, key);
    expect(again).toEqual(one);
    expect(editor.repository.state.tip).toEqual(tip);
    // Also where it was replaced since.
    const two = await save(ana, one.body.version, { title: 'Li' }, autosave);
    expect(await save(ana, first, { title: 'L' }, autosave, key)).toEqual(one);
    expect(await save(ana, first, { title: 'Another' }, autosave, key)).toMatchObject({
      status: 422,
    });
    const { draft } = (await send(ana, 'GET', `/documents/${document}`)).body;
    expect(draft.id).toBe(two.body.version);
  });

  it('answers with base and both texts, also where the base was an autosave that is replaced', async () => {
    const base = await save(ana, first, { title: 'Lisbon', days: 7 }, autosave);
    await save(ana, base.body.version, { title: 'Lisboa', days: 7 }, autosave);
    const met = await save(rui, base.body.version, { title: 'Lisbon', days: 8 });
    expect(met.status).toBe(409);
    expect(met.body).toMatchObject({
      base: { data: { title: 'Lisbon', days: 7 } },
      yours: { data: { title: 'Lisbon', days: 8 } },
      theirs: { data: { title: 'Lisboa', days: 7 }, by: 'person/ana' },
    });
  });

  it('tells all faults at once, each with its place', async () => {
    const { status, body } = await save(
      ana,
      first,
      {
        days: 'seven',
        when: 'soon',
        nowhere: 1,
        parts: [section('a', 'Trams'), { slice_type: 'section', primary: { text: 3, more: 1 } }],
      },
      { title: ' ' },
    );
    expect(status).toBe(400);
    expect(body.field).toBe('title');
    expect(body.message).toMatch(/^title: expected/);
    expect(body.faults).toEqual([
      {
        field: 'title',
        message: 'expected the name editors know the document by.',
        code: 'no_title',
      },
      { field: 'data.days', message: 'expected a number, got "seven".' },
      { field: 'data.when', message: 'expected a date like "2027-03-31", got "soon".' },
      { field: 'data.nowhere', message: 'the model has no such field.' },
      { field: 'data.parts[1].primary.text', message: 'expected a text, got 3.' },
      { field: 'data.parts[1].primary.more', message: 'the model has no such field.' },
    ]);
  });

  it('leaves out what stands in a field that the model has lost, in every way of writing', async () => {
    const { days: _, ...Main } = journey.payload.json.Main;
    const payload = { ...journey.payload, json: { Main } };
    const primary = { words: { type: 'Text' as const, config: {} } };
    const variations = sectionModel.payload.variations.map((each) => ({ ...each, primary }));
    const slice = { ...sectionModel.payload, variations };
    await editor.repository.do(
      'test',
      changeModels([
        { ...journey, type: 'CUSTOM_TYPE_UPDATE', payload },
        { ...sectionModel, type: 'SLICE_UPDATE', payload: slice },
      ]),
    );
    const whole = (await send(ana, 'GET', `/documents/${document}`)).body.draft;
    const saved = await save(ana, first, { ...whole.data, title: 'Lisboa' });
    expect(saved.status).toBe(200);
    const { data } = (await send(ana, 'GET', `/documents/${document}`)).body.draft;
    expect(data).toMatchObject({ title: 'Lisboa', parts: [{ primary: {} }, { primary: {} }] });
    expect(JSON.stringify(data)).not.toMatch(/days|Trams/);
    const restored = await send(ana, 'POST', `/documents/${document}/restorations`, {
      version: first,
      basedOn: saved.body.version,
    });
    expect(restored.status).toBe(201);
    const renamed = { basedOn: restored.body.version, title: 'Another' };
    expect((await send(ana, 'PUT', `/documents/${document}/draft`, renamed)).status).toBe(200);
    const inPortuguese = { lang: 'pt-br' };
    const begun = await send(ana, 'POST', `/documents/${document}/translations`, inPortuguese);
    expect(begun.status).toBe(201);
    const { version, document: other } = begun.body;
    // `text` was in a section, and never beside one.
    const body = { basedOn: version, data: { days: 7, dasy: 7, text: 'Trams' } };
    const refused = await send(ana, 'PUT', `/documents/${other}/draft`, body);
    expect(refused.body.faults).toMatchObject([{ field: 'data.dasy' }, { field: 'data.text' }]);
    const { formerFields } = await editor.readAgain();
    expect(formerFields).toEqual(editor.repository.state.formerFields);
  });

  it('refuses in a section what only another variation of it has', async () => {
    const primary = { words: { type: 'Text' as const, config: {} } };
    const { variations } = sectionModel.payload;
    const wide = variations.map((each) => ({ ...each, id: 'wide', primary }));
    const payload = { ...sectionModel.payload, variations: [...variations, ...wide] };
    const update = { type: 'SLICE_UPDATE' as const, id: 'section', payload };
    await editor.repository.do('test', changeModels([update]));
    const parts = [{ ...section('a', 'Trams'), variation: 'wide' }];
    const refused = await save(ana, first, { parts });
    expect(refused.body.faults).toMatchObject([{ field: 'data.parts[0].primary.text' }]);
  });

  const text = { type: 'Text' };
  const groupOf = (field: object) => ({ type: 'Group', config: { fields: { text: field } } });
  const links = { type: 'Link', config: { repeat: true } };
  const choiceOf = (...options: string[]) => ({ type: 'Select', config: { options } });
  const zone = (choices: object) => ({ type: 'Slices', config: { choices } });
  const own = zone({ section: { type: 'SharedSlice' } });
  const [here, there] = ['/here', '/there'].map((url) => ({ link_type: 'Web', url }));
  const items = [{ text: 'seven' }];
  const trams = [section('a', 'Trams')];
  it.each([
    { what: 'of a text nothing as a number', was: text, value: 'seven', is: { type: 'Number' } },
    { what: 'of a link nothing as a picture', was: links, value: [here], is: { type: 'Image' } },
    { what: 'of a group nothing as sections', was: groupOf(text), value: items, is: own },
    {
      ...{ what: 'of items what stands in their other fields', kept: [{}] },
      ...{ was: groupOf(text), value: items, is: groupOf({ type: 'Number' }) },
    },
    {
      what: 'one link of several',
      was: links,
      value: [here, there],
      is: { type: 'Link' },
      kept: here,
    },
    { what: 'nothing of no links', was: links, value: [], is: { type: 'Link' } },
    { what: 'one link as the first', was: { type: 'Link' }, value: here, is: links, kept: [here] },
    {
      ...{ what: 'an option that was taken away', kept: 'seven' },
      ...{ was: choiceOf('six', 'seven'), value: 'seven', is: choiceOf('six') },
    },
    { what: 'sections that the zone took', was: own, value: trams, is: zone({}), kept: trams },
  ])('keeps $what, where the model of a field has changed', async ({ was, value, is, kept }) => {
    const change = (type: 'CUSTOM_TYPE_INSERT' | 'CUSTOM_TYPE_UPDATE', field: object) => {
      const json = { Main: { ...words.Main, field } };
      const payload = { ...journey.payload, id: 'changing', json } as CustomTypeModel;
      return editor.repository.do('test', changeModels([{ type, id: 'changing', payload }]));
    };
    await change('CUSTOM_TYPE_INSERT', was);
    const data = { title: 'Lisbon', field: value };
    const made = await send(ana, 'POST', '/documents', {
      ...{ type: 'changing', lang: 'en-us', title: 'x', data },
    });
    await change('CUSTOM_TYPE_UPDATE', is);
    const path = `/documents/${made.body.document}`;
    const draft = async () => (await send(ana, 'GET', path)).body.draft;
    const expectKept = async () => {
      const { field } = (await draft()).data;
      expect({ field }).toMatchObject({ field: kept });
    };
    const changed = { basedOn: made.body.version, data: { ...data, title: 'Lisboa' } };
    const saved = await send(ana, 'PUT', `${path}/draft`, changed);
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    await expectKept();
    const back = { version: made.body.version, basedOn: saved.body.version };
    expect((await send(ana, 'POST', `${path}/restorations`, back)).status).toBe(201);
    await expectKept();
    const never = { basedOn: (await draft()).id, data: { field: [[5]] } };
    expect((await send(ana, 'PUT', `${path}/draft`, never)).status).toBe(400);
    const { formerFields } = await editor.readAgain();
    expect(formerFields).toEqual(editor.repository.state.formerFields);
  });

  it('refuses what only the field of another type took, and leaves out an address without a field', async () => {
    const Main = { ...journey.payload.json.Main, days: { type: 'Text' as const, config: {} } };
    const update = { ...journey, type: 'CUSTOM_TYPE_UPDATE' as const };
    const other = { ...journey, id: 'other', payload: { ...journey.payload, id: 'other' } };
    const withUid = { ...Main, uid: { type: 'UID' as const, config: {} } };
    for (const json of [{ Main: withUid }, { Main }])
      await editor.repository.do(
        'test',
        changeModels([{ ...update, payload: { ...journey.payload, json } }]),
      );
    await editor.repository.do('test', changeModels([other]));
    const make = (type: string, body: object) =>
      send(ana, 'POST', '/documents', { type, lang: 'en-us', title: 'x', ...body });
    expect((await make('journey', { data: { days: 7 } })).status).toBe(201);
    expect((await make('other', { data: { days: 'seven' } })).status).toBe(400);
    const addressed = await make('journey', { uid: 'lisbon' });
    expect(addressed.status).toBe(201);
    expect((await send(ana, 'GET', `/documents/${addressed.body.document}`)).body.uid).toBeNull();
    expect((await make('other', { uid: 'lisbon' })).status).toBe(400);
  });

  it('keeps a section that the type itself describes where a model of the same name is gone', async () => {
    const { Main } = journey.payload.json;
    const text = { type: 'Text' as const, config: {} };
    const described = { type: 'Slice' as const, 'non-repeat': { text }, repeat: {} };
    const choices = { section: { ...described, fieldset: 'Section' } };
    const parts = { ...Main.parts, config: { choices } };
    const payload = { ...journey.payload, json: { Main: { ...Main, parts } } };
    await editor.repository.do(
      'test',
      changeModels([
        { type: 'SLICE_DELETE', id: 'section' },
        { type: 'CUSTOM_TYPE_UPDATE', id: 'journey', payload },
      ]),
    );
    const part = { slice_type: 'section', primary: { text: 'Trams' } };
    expect((await save(ana, first, { parts: [part] })).status).toBe(200);
    expect(await texts()).toEqual(['Trams']);
  });

  it('leaves out what a section has lost that the type itself describes', async () => {
    const { Main } = journey.payload.json;
    const text = { type: 'Text' as const, config: {} };
    const change = (fields: Record<string, typeof text>) => {
      const quote = { type: 'Slice' as const, fieldset: 'Quote', 'non-repeat': fields, repeat: {} };
      const parts = { ...Main.parts, config: { choices: { quote } } };
      const payload = { ...journey.payload, json: { Main: { ...Main, parts } } };
      const update = { type: 'CUSTOM_TYPE_UPDATE' as const, id: 'journey', payload };
      return editor.repository.do('test', changeModels([update]));
    };
    await change({ text, by: text });
    const quoted = { slice_type: 'quote', primary: { text: 'Saudade', by: 'Ana' } };
    const { version } = (await save(ana, first, { parts: [quoted] })).body;
    await change({ text });
    expect((await save(ana, version, { days: 8, parts: [quoted] })).status).toBe(200);
    const { draft } = (await send(ana, 'GET', `/documents/${document}`)).body;
    expect(draft.data.parts[0].primary).toEqual({ text: 'Saudade' });
    const never = { slice_type: 'quote', primary: { txet: 'Saudade' } };
    expect((await save(ana, draft.id, { parts: [never] })).status).toBe(400);
  });

  it.each([
    ['the model', { type: 'SLICE_DELETE' as const, id: 'section' }],
    [
      'the variation',
      {
        ...{ type: 'SLICE_UPDATE' as const, id: 'section' },
        payload: { ...sectionModel.payload, variations: [] },
      },
    ],
  ])('leaves out sections of which %s is gone, in every way of writing', async (_, change) => {
    await editor.repository.do('test', changeModels([change]));
    const whole = (await send(ana, 'GET', `/documents/${document}`)).body.draft;
    const saved = await save(ana, first, { ...whole.data, title: 'Lisboa' });
    expect(saved.status).toBe(200);
    const { data } = (await send(ana, 'GET', `/documents/${document}`)).body.draft;
    expect(data).toEqual({ title: 'Lisboa', days: 7 });
    const back = { version: first, basedOn: saved.body.version };
    const restored = await send(ana, 'POST', `/documents/${document}/restorations`, back);
    expect(restored.status).toBe(201);
    const never = { ...section('c', 'Ferries'), variation: 'wide' };
    expect((await save(ana, restored.body.version, { parts: [never] })).status).toBe(400);
    const { formerSlices } = await editor.readAgain();
    expect(formerSlices).toEqual(editor.repository.state.formerSlices);
  });
});

describe('versions', () => {
  it('come by pages and kinds, with when they were on the site', async () => {
    let basedOn = first;
    for (let count = 1; count <= 5; count += 1) {
      editor.pass(1000);
      basedOn = (await save(ana, basedOn, { title: `Lisbon ${count}` })).body.version;
    }
    await send(ana, 'POST', '/publications', { documents: [{ document }] });
    await save(ana, basedOn, { title: 'Lisbon 6' }, autosave);
    const one = await versions('?pageSize=3');
    expect(one.versions).toHaveLength(3);
    const two = await versions(`?pageSize=3&before=${one.next}`);
    const three = await versions(`?pageSize=3&before=${two.next}`);
    expect([one, two, three].flatMap(({ versions }) => versions).map(({ at }) => at)).toEqual(
      (await versions()).versions.map(({ at }: { at: number }) => at),
    );
    expect(three.next).toBeNull();
    const onSite = await versions('?kind=published');
    expect(onSite.versions).toMatchObject([
      { id: basedOn, publications: [{ at: editor.now(), by: 'person/ana' }] },
    ]);
    expect((await versions('?kind=autosave')).total).toBe(1);
  });
});

describe('restoring', () => {
  it('writes all of an earlier version as the next one', async () => {
    const two = await save(ana, first, { title: 'Porto' }, { title: 'Porto' });
    const path = `/documents/${document}/restorations`;
    const request = { version: first, basedOn: two.body.version };
    const key = { 'idempotency-key': 'restored once' };
    const { status, body } = await send(ana, 'POST', path, request, key);
    expect([status, body.kind]).toEqual([201, 'restored']);
    expect(await send(ana, 'POST', path, request, key)).toEqual({ status, body });
    const { draft } = (await send(ana, 'GET', `/documents/${document}`)).body;
    expect(draft).toMatchObject({ title: 'Lisbon', data: { title: 'Lisbon', days: 7 } });
    expect((await versions()).total).toBe(3);
  });

  it('takes back some fields, or one section, and leaves the rest', async () => {
    const parts = [section('b', 'Azulejos'), section('c', 'The river')];
    const two = await save(ana, first, { title: 'Porto', days: 9, parts });
    const restore = (basedOn: string, ...fields: string[]) =>
      send(ana, 'POST', `/documents/${document}/restorations`, { version: first, basedOn, fields });
    const three = await restore(two.body.version, 'data.days', 'data.parts.a');
    expect(await texts()).toEqual(['Trams', 'Azulejos', 'The river']);
    const four = await restore(three.body.version, 'data.parts.b', 'data.parts.c');
    expect(await texts()).toEqual(['Trams', 'Tiles']);
    const { draft } = (await send(ana, 'GET', `/documents/${document}`)).body;
    expect(draft.data).toMatchObject({ title: 'Porto', days: 7 });
    expect((await restore(four.body.version, 'nothing')).status).toBe(400);
  });

  it('overwrites nothing that was saved meanwhile', async () => {
    const two = await save(ana, first, { title: 'Porto' });
    await save(rui, two.body.version, { title: 'Faro' });
    const { status, body } = await send(ana, 'POST', `/documents/${document}/restorations`, {
      version: first,
      basedOn: two.body.version,
    });
    expect(status).toBe(409);
    expect(body.theirs.data).toEqual({ title: 'Faro' });
  });
});

it('takes no name, no tags and no publication without end', async () => {
  const refused = async (path: string, body: object) => {
    const { status, body: said } = await send(ana, 'POST', path, body);
    return [status, said.field];
  };
  const made = { type: 'journey', lang: 'en-us', title: 'Porto', data: {} };
  const tags = Array.from({ length: 201 }, (_, index) => `tag ${index}`);
  expect(await refused('/documents', { ...made, title: 'x'.repeat(1001) })).toEqual([400, 'title']);
  expect(await refused('/documents', { ...made, tags })).toEqual([400, 'tags']);
  const parts = Array.from({ length: 5_001 }, (_, index) => section(`s${index}`, 'One of many'));
  expect(await refused('/documents', { ...made, data: { parts } })).toEqual([400, 'data.parts']);
  const twice = [{ document }, { document }];
  expect(await refused('/publications', { documents: twice })).toEqual([400, 'documents']);
});
