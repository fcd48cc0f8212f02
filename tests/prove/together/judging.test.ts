import { expect, it } from 'vitest';
import { type Course, differencesIn, isTogether, lostIn } from './judging.ts';

const end = { fields: { 'one/title': 'Lisbon a1z b2z', lead: '' }, sections: ['one', 'two'] };
const course: Course = {
  written: [
    { mark: 'a1z', field: 'one/title' },
    { mark: 'b2z', field: 'one/title' },
    { mark: 'a3z', field: 'lead' },
  ],
  partedWith: new Set(['a3z']),
  moves: 1,
  swallowed: [],
  ends: [end, structuredClone(end)],
};

it('is content where each word stands or was parted with knowingly', () => {
  expect(lostIn(course)).toEqual([]);
  expect(isTogether(course, 3)).toBe(true);
});

it.each<[string, Partial<Course>]>([
  ['nothing was written', { written: [] }],
  ['nothing was moved', { moves: 0 }],
  ['a word is missing that nobody parted with', { partedWith: new Set() }],
  ['a word stands in another field', { written: [{ mark: 'a1z', field: 'lead' }] }],
  ['a key was swallowed', { swallowed: ['a4z'] }],
  ['one page says something else', { ends: [end, { ...end, fields: { lead: 'a1z' } }] }],
  ['one page has another order', { ends: [end, { ...end, sections: ['two', 'one'] }] }],
  ['there is one page only', { ends: [end] }],
])('fails where %s', (_, changed) => {
  expect(isTogether({ ...course, ...changed }, changed.written ? 1 : 3)).toBe(false);
});

it('says where pages differ', () => {
  expect(differencesIn([end, { ...end, sections: ['two', 'one'] }])).toEqual([
    '1 the order: “one,two” is “two,one”',
  ]);
});
