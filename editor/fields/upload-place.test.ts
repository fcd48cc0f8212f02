import { type Path, valueAt } from '@farol/content-model';
import { expect, it } from 'vitest';
import { EditedDocument, editingOf } from '../document/edited-document.ts';
import { exampleVersion } from '../document/examples.ts';
import { uploadPlaceAt } from './upload-place.ts';

const section = (id: string, text = '') => ({ id, slice_type: 'hero', primary: { text } });
const path = ['data', 'body', 1, 'primary', 'picture'];
const opened = () =>
  new EditedDocument(
    editingOf(exampleVersion({ data: { body: [section('a'), section('b')] } })),
    () => 0,
  );

it('writes what was uploaded where its section is by then, beside what was written there meanwhile', () => {
  const document = opened();
  const uploads = uploadPlaceAt('page', { document, isOnlyToRead: false }, path);
  document.write(['data', 'body'], [section('b', 'New'), section('a')]);
  const moved = ['data', 'body', 0, 'primary', 'picture'];
  document.write(moved, { alt: 'The sea' });
  uploads.write((now) => ({ ...Object(now), id: 'sea' }));
  const shown = { text: 'New', picture: { alt: 'The sea', id: 'sea' } };
  expect(document.written.data.body).toEqual([{ ...section('b'), primary: shown }, section('a')]);
  expect(uploadPlaceAt('page', { document, isOnlyToRead: false }, moved).place).toBe(uploads.place);

  document.write(['data', 'body'], [section('a')]);
  uploads.write(() => ({ id: 'quay' }));
  expect(document.written.data.body).toEqual([section('a')]);
});

it('follows an item of a group, which has no id, also within a section and after the page was closed', () => {
  const document = opened();
  const at = (path: Path) => uploadPlaceAt('page', { document, isOnlyToRead: false }, path);
  const list = ['data', 'body', 1, 'items'];
  const [one, two] = [{ name: 'Ana' }, {}];
  document.write(list, [one, two]);
  const uploads = at([...list, 1, 'picture']);
  expect(at([...list, 0, 'picture']).place).not.toBe(uploads.place);
  document.write(list, [two, one]);
  uploads.write(() => ({ id: 'sea' }));
  expect(valueAt(document.written, list)).toEqual([{ picture: { id: 'sea' } }, one]);
  expect(at([...list, 0, 'picture']).place).toBe(uploads.place);

  const again = opened();
  again.write(list, [{ name: 'New' }, { picture: { id: 'sea' } }, { name: 'Ana' }]);
  const there = uploadPlaceAt('page', { document: again, isOnlyToRead: false }, [
    ...list,
    1,
    'picture',
  ]);
  expect(there.place).toBe(uploads.place);

  document.write(['data', 'body'], undefined);
  uploads.write(() => ({ id: 'quay' }));
  expect(document.written.data).not.toHaveProperty('body');
});

it('writes nothing in another item than the one it was given for, and in that once its removal is undone', () => {
  const document = opened();
  const at = (index: number) =>
    uploadPlaceAt('steps', { document, isOnlyToRead: false }, ['data', 'steps', index, 'picture']);
  const [one, two] = [{ name: 'Ana' }, { name: 'Rui' }];
  document.write(['data', 'steps'], [one, two]);
  const uploads = at(1);
  document.write(['data', 'steps'], [one]);
  expect(at(0).place).not.toBe(uploads.place);
  document.write(['data', 'steps'], [one, {}]);
  expect(at(1).place).not.toBe(uploads.place);
  uploads.write(() => 'sea');
  expect(document.written.data.steps).toEqual([one, {}]);
  document.undo();
  document.undo();
  uploads.write(() => 'sea');
  expect(document.written.data.steps).toEqual([one, { ...two, picture: 'sea' }]);
});

it('takes nothing from the links that were added meanwhile to one from before its field took several', () => {
  const document = opened();
  const list = ['data', 'links'];
  const at = (index: number) =>
    uploadPlaceAt('links', { document, isOnlyToRead: false }, [...list, index]);
  const [link, added] = [
    { link_type: 'Media', text: 'Prices' },
    { link_type: 'Any', key: 'added' },
  ];
  const uploaded = (now: unknown) => ({ ...Object(now), id: 'prices' });
  document.write(list, link);
  const uploads = at(0);
  uploads.write(uploaded);
  expect(document.written.data.links).toEqual(uploaded(link));
  document.write(list, [added, link]);
  expect(at(1).place).toBe(uploads.place);
  uploads.write(uploaded);
  expect(document.written.data.links).toEqual([added, uploaded(link)]);
  document.write(list, [added]);
  uploads.write(uploaded);
  expect(document.written.data.links).toEqual([added]);
});
