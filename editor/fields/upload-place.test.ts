import { type Path, valueAt } from '@farol/content-model';
import { afterEach, expect, it } from 'vitest';
import { tellSession } from '../api/session.ts';
import { EditedDocument, editingOf } from '../document/edited-document.ts';
import { exampleVersion } from '../document/examples.ts';
import { arrivedFiles } from '../media/arrived-files.ts';
import { receiveFiles, uploadPlaceAt } from './upload-place.ts';

const section = (id: string, text = '') => ({ id, slice_type: 'hero', primary: { text } });
const path = ['data', 'body', 1, 'primary', 'picture'];
const closing: (() => void)[] = [];

function opened(page: string, { isOnlyToRead = false } = {}) {
  const version = exampleVersion({ data: { body: [section('a'), section('b')] } });
  const document = new EditedDocument(editingOf(version), () => 0);
  const close = receiveFiles(page, { document, isOnlyToRead });
  closing.push(close);
  return { document, close, at: (path: Path) => uploadPlaceAt(page, { document }, path) };
}

afterEach(() => {
  for (const close of closing.splice(0)) close();
  arrivedFiles.forget();
});

const file = { filename: 'Sea.jpg' };
const shown = (id: string) => () => ({ id });
const hindrances = () => arrivedFiles.list().map(({ hindrance }) => hindrance);

it('writes what was uploaded where its section is by then, beside what was written there meanwhile', () => {
  const { document, at } = opened('moved');
  const uploads = at(path);
  uploads.given();
  document.write(['data', 'body'], [section('b', 'New'), section('a')]);
  const moved = ['data', 'body', 0, 'primary', 'picture'];
  document.write(moved, { alt: 'The sea' });
  uploads.arrived(file, (now) => ({ ...Object(now), id: 'sea' }));
  const written = { text: 'New', picture: { alt: 'The sea', id: 'sea' } };
  expect(document.written.data.body).toEqual([{ ...section('b'), primary: written }, section('a')]);
  expect(at(moved).place).toBe(uploads.place);
  expect(hindrances()).toEqual([]);

  document.write(['data', 'body'], [section('a')]);
  uploads.arrived(file, shown('quay'));
  expect(document.written.data.body).toEqual([section('a')]);
  expect(hindrances()).toEqual(['gone']);
});

it('follows an item of a group, which has no id, also within a section and after the page was closed', () => {
  const { document, at, close } = opened('page');
  const list = ['data', 'body', 1, 'items'];
  const [one, two] = [{ name: 'Ana' }, {}];
  document.write(list, [one, two]);
  const uploads = at([...list, 1, 'picture']);
  uploads.given();
  expect(at([...list, 0, 'picture']).place).not.toBe(uploads.place);
  document.write(list, [two, one]);
  uploads.arrived(file, shown('sea'));
  expect(valueAt(document.written, list)).toEqual([{ picture: { id: 'sea' } }, one]);
  expect(at([...list, 0, 'picture']).place).toBe(uploads.place);
  close();

  const again = opened('page');
  again.document.write(list, [{ name: 'New' }, { picture: { id: 'sea' } }, { name: 'Ana' }]);
  expect(again.at([...list, 1, 'picture']).place).toBe(uploads.place);

  again.document.write(['data', 'body'], undefined);
  uploads.arrived(file, shown('quay'));
  expect(again.document.written.data).not.toHaveProperty('body');
});

it('writes nothing in another item than the one it was given for, and in that once its removal is undone', () => {
  const { document, at } = opened('steps');
  const steps = ['data', 'steps'];
  const [one, two] = [{ name: 'Ana' }, { name: 'Rui' }];
  document.write(steps, [one, two]);
  const uploads = at([...steps, 1, 'picture']);
  uploads.given();
  document.write(steps, [one]);
  expect(at([...steps, 0, 'picture']).place).not.toBe(uploads.place);
  document.write(steps, [one, {}]);
  expect(at([...steps, 1, 'picture']).place).not.toBe(uploads.place);
  uploads.arrived(file, shown('sea'));
  expect(document.written.data.steps).toEqual([one, {}]);
  expect(hindrances()).toEqual(['gone']);
  document.undo();
  document.undo();
  expect(document.written.data.steps).toEqual([one, { ...two, picture: { id: 'sea' } }]);
  expect(hindrances()).toEqual([]);
});

it('takes nothing from the links that were added meanwhile to one from before its field took several', () => {
  const { document, at } = opened('links');
  const list = ['data', 'links'];
  const [link, added] = [
    { link_type: 'Media', text: 'Prices' },
    { link_type: 'Any', key: 'added' },
  ];
  const uploaded = (now: unknown) => ({ ...Object(now), id: 'prices' });
  document.write(list, link);
  const uploads = at([...list, 0]);
  uploads.given();
  uploads.arrived(file, uploaded);
  expect(document.written.data.links).toEqual(uploaded(link));
  document.write(list, [added, link]);
  uploads.given();
  expect(at([...list, 1]).place).toBe(uploads.place);
  uploads.arrived(file, uploaded);
  expect(document.written.data.links).toEqual([added, uploaded(link)]);
  document.write(list, [added]);
  uploads.arrived(file, uploaded);
  expect(document.written.data.links).toEqual([added]);
});

it('keeps what arrives after a page was left until that page is opened, and writes it once', () => {
  const { close, at, document } = opened('left');
  at(path).given();
  close();
  at(path).arrived(file, shown('sea'));
  expect(valueAt(document.written, path)).toBeUndefined();
  expect(arrivedFiles.list()).toMatchObject([
    { filename: 'Sea.jpg', page: 'left', title: document.written.title, hindrance: 'page left' },
  ]);
  opened('another');
  expect(hindrances()).toEqual(['page left']);

  const again = opened('left');
  expect(valueAt(again.document.written, path)).toEqual({ id: 'sea' });
  expect(hindrances()).toEqual([]);
  again.document.undo();
  again.close();
  expect(valueAt(opened('left').document.written, path)).toBeUndefined();
});

it('writes over nothing that was chosen meanwhile, unless that is asked for', () => {
  const { close, at } = opened('filled');
  at(path).given();
  close();
  at(path).arrived(file, shown('sea'));
  const again = new EditedDocument(
    editingOf(exampleVersion({ data: { body: [section('a'), section('b')] } })),
    () => 0,
  );
  again.write(path, { id: 'chosen' });
  closing.push(receiveFiles('filled', { document: again, isOnlyToRead: false }));
  expect(valueAt(again.written, path)).toEqual({ id: 'chosen' });
  expect(hindrances()).toEqual(['filled']);
  again.write(path, undefined);
  expect(hindrances()).toEqual(['filled']);
  arrivedFiles.settle('filled', arrivedFiles.list()[0]?.id);
  expect(valueAt(again.written, path)).toEqual({ id: 'sea' });
  expect(hindrances()).toEqual([]);
});

it('writes one file after the other that were given to one field', () => {
  const { at, document } = opened('two');
  at(path).given();
  at(path).given();
  at(path).arrived(file, shown('sea'));
  at(path).arrived(file, shown('quay'));
  expect(valueAt(document.written, path)).toEqual({ id: 'quay' });
  expect(hindrances()).toEqual([]);
});

it('writes in no page that is only to be read, until it may be written again', () => {
  const { at, document, close } = opened('read', { isOnlyToRead: true });
  at(path).given();
  at(path).arrived(file, shown('sea'));
  expect(valueAt(document.written, path)).toBeUndefined();
  expect(hindrances()).toEqual(['only to read']);
  close();
  expect(valueAt(opened('read').document.written, path)).toEqual({ id: 'sea' });
});

it('tells of a file that failed where no field on the screen lists it', () => {
  const { document, at, close } = opened('failed');
  at(path).failed('Sea.jpg');
  expect(hindrances()).toEqual([]);
  close();
  at(path).failed('Sea.jpg');
  expect(hindrances()).toEqual(['page left']);
  expect(arrivedFiles.waitingForPage()).toEqual([]);
  opened('failed').close();
  expect(hindrances()).toEqual([]);

  const again = opened('failed');
  const uploads = again.at(path);
  again.document.write(['data', 'body'], [section('a')]);
  uploads.failed('Sea.jpg');
  expect(hindrances()).toEqual(['gone']);
  again.document.undo();
  expect(hindrances()).toEqual([]);
  expect(again.document.written).toEqual(document.written);
});

it('tells of a file that failed where its link leads elsewhere by then, until it is listed there again', () => {
  const { document, at } = opened('linked');
  const link = ['data', 'link'];
  const isFile = (value: unknown) => valueAt({ value }, ['value', 'link_type']) === 'Media';
  document.write(link, { link_type: 'Media' });
  const uploads = uploadPlaceAt('linked', { document }, link, isFile);
  uploads.given();
  uploads.failed('Prices.pdf');
  expect(hindrances()).toEqual([]);
  document.write(link, { link_type: 'Web', url: 'https://example.org' });
  uploads.failed('Prices.pdf');
  expect(hindrances()).toEqual(['filled']);
  document.write(link, { link_type: 'Media' });
  expect(hindrances()).toEqual([]);
  expect(at(link).place).toBe(uploads.place);
});

it('forgets all files of somebody who signs out', () => {
  const { at, close } = opened('out');
  close();
  at(path).arrived(file, shown('sea'));
  tellSession('left');
  expect(hindrances()).toEqual([]);
});
