import { languages } from '@farol/content-model';
import { expect, test } from 'vitest';
import { articlesDocument } from '../examples/examples.ts';
import { Content } from './content.ts';
import { stored } from './document.ts';
import { TopicNames, topicNames } from './topic-names.ts';

const [english, portuguese] = languages;
const named = (topics: (typeof articlesDocument)['data']['topics']) =>
  topicNames(
    new Content('named', [
      stored({ ...articlesDocument, data: { ...articlesDocument.data, topics } }),
    ]),
    english,
  );

test('are those of the overview in that language', () => {
  const names = named([{ tag: 'first-time-abroad', name: 'First time abroad' }]);
  expect(names.of('first-time-abroad')).toBe('First time abroad');
});

test.each<[string, (typeof articlesDocument)['data']['topics']]>([
  ['nobody named', []],
  ['has an empty name', [{ tag: 'sea', name: null }]],
  ['is named without being said', [{ tag: null, name: 'Sea' }]],
])('a tag that %s stands for itself', (_, topics) => {
  expect(named(topics).of('sea')).toBe('sea');
});

test('are none where the overview is not written', () => {
  expect(topicNames(new Content('empty', []), portuguese).of('sea')).toBe('sea');
});

test('are alike where they say the same', () => {
  const names = new TopicNames([['sea', 'Sea']]);
  expect(names.isLike(new TopicNames([['sea', 'Sea']]))).toBe(true);
  expect(names.isLike(new TopicNames([['sea', 'Mar']]))).toBe(false);
  expect(names.isLike(new TopicNames([['sky', 'Sea']]))).toBe(false);
  expect(names.isLike(new TopicNames())).toBe(false);
  expect(new TopicNames().isLike(names)).toBe(false);
});
