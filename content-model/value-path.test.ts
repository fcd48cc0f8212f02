import { expect, it } from 'vitest';
import { pathOfText, pathText, valueAt, withValueAt } from './value-path.ts';

const document = { title: 'Sea', slices: [{ primary: { title: 'One' } }, { primary: {} }] };

it('reads what stands at a path, and nothing where there is nothing', () => {
  expect(valueAt(document, ['slices', 0, 'primary', 'title'])).toBe('One');
  expect(valueAt(document, ['slices', 7, 'primary', 'title'])).toBeUndefined();
  expect(valueAt(document, ['constructor'])).toBeUndefined();
  expect(valueAt(document, [])).toBe(document);
});

it('changes what stands at a path and shares the rest', () => {
  const changed = withValueAt(document, ['slices', 1, 'primary', 'title'], 'Two');
  expect(changed.slices[1]).toEqual({ primary: { title: 'Two' } });
  expect(changed.slices[0]).toBe(document.slices[0]);
  expect(document.slices[1]).toEqual({ primary: {} });
});

it('makes what is missing on the way, and takes a field away', () => {
  expect(withValueAt({}, ['data', 'links', 0, 'label'], 'Home')).toEqual({
    data: { links: [{ label: 'Home' }] },
  });
  expect(withValueAt({ a: 1, b: 2 }, ['a'], undefined)).toEqual({ b: 2 });
});

it('names a place as the service does', () => {
  const path = ['data', 'slices', 2, 'primary', 'title'];
  expect(pathText(path)).toBe('data.slices[2].primary.title');
  expect(pathOfText('data.slices[2].primary.title')).toEqual(path);
});
