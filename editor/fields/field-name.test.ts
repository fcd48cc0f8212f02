import { expect, it } from 'vitest';
import { fieldNameOf, pathOfField } from './field-name.ts';

const section = (id: string) => ({ id, slice_type: 'text', primary: { title: id } });
const written = {
  data: {
    title: 'x',
    '360_view': 'y',
    dates: [{ from: '' }],
    body: [section('a$1'), section('b$2')],
  },
};

it.each([
  [['data', 'title'], 'data/title'],
  [['data', '360_view'], 'data/360_view'],
  [['data', 'dates', 0, 'from'], 'data/dates/0/from'],
  [['data', 'body', 1, 'primary', 'title'], 'data/body/#b$2/primary/title'],
])('calls %j %s, and finds it by that', (path, name) => {
  expect(fieldNameOf(written, path)).toBe(name);
  expect(pathOfField(written, name)).toEqual(path);
});

it('finds a link that was written before its field took several, and that link once there are several', () => {
  const link = { link_type: 'Web', url: '/here' };
  const of = (links: unknown) => ({ data: { links } });
  const name = 'data/links/0';
  expect(fieldNameOf(of(link), ['data', 'links', 0])).toBe(name);
  expect(pathOfField(of(link), name)).toEqual(['data', 'links']);
  expect(pathOfField(of([link, {}]), name)).toEqual(['data', 'links', 0]);
  expect(pathOfField(of(link), 'data/links/1')).toBeNull();
  expect(pathOfField(of({ url: '/here' }), name)).toBeNull();
});

it('finds a section where it was moved, and not where it was removed', () => {
  const moved = { data: { body: [section('b$2'), section('a$1')] } };
  const name = 'data/body/#b$2/primary/title';
  expect(pathOfField(moved, name)).toEqual(['data', 'body', 0, 'primary', 'title']);
  expect(pathOfField({ data: { body: [section('a$1')] } }, name)).toBeNull();
  expect(pathOfField({ data: {} }, name)).toBeNull();
});
