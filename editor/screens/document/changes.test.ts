import { expect, it } from 'vitest';
import { exampleVersion } from '../../document/examples.ts';
import { changesOf } from './changes.ts';

const slice = (id: string, title: string) => ({ id, slice_type: 'text', primary: { title } });
const withSlices = (...slices: unknown[]) => exampleVersion({ data: { slices } });

it('names the fields that differ, and no others', () => {
  const before = exampleVersion();
  const after = exampleVersion({ uid: 'lisboa', data: { ...before.data, place: 'Lisboa' } });
  expect(changesOf(before, after)).toEqual([
    { place: 'uid', before: 'lisbon', after: 'lisboa' },
    { place: 'place', before: 'Lisbon', after: 'Lisboa' },
  ]);
  expect(changesOf(before, before)).toEqual([]);
});

it('compares sections by their id', () => {
  const before = withSlices(slice('a', 'Sea'), slice('b', 'Sand'));
  const after = withSlices(slice('a', 'Sea'), slice('c', 'New'), slice('b', 'Dunes'));
  expect(changesOf(before, after)).toEqual([
    { place: 'slices: text (2)', before: 'Sand', after: 'Dunes' },
    { place: 'slices: text (3)', before: '', after: 'New' },
  ]);
});

it('says that sections moved', () => {
  const [a, b] = [slice('a', 'Sea'), { ...slice('b', 'Sand'), slice_type: 'call_to_action' }];
  expect(changesOf(withSlices(a, b), withSlices(b, a))).toEqual([
    { place: 'slices', before: 'text\ncall to action', after: 'call to action\ntext' },
  ]);
});
