import { isRecord } from '@farol/content-model';
import { expect, it } from 'vitest';
import { fr } from '../messages/fr.ts';
import type { SliceModel, TypeModel } from '../models/model.ts';
import { labelAt } from './label-at.ts';

const text = (label?: string) => ({
  type: 'Text' as const,
  config: { ...(label ? { label } : {}) },
});
const facts = {
  type: 'Group' as const,
  config: { label: 'Facts', fields: { name: text('Name') } },
};
const zone = { type: 'Slices' as const };
const type: TypeModel = {
  ...{ id: 'page', label: 'Page', repeatable: true, status: true },
  json: { Main: { facts, body: zone, plain: text() } },
};
const questions: SliceModel = {
  ...{ id: 'questions', name: 'Questions' },
  variations: [
    {
      ...{ id: 'default', primary: { title: text('Heading'), facts } },
      items: { question: text('Question') },
    },
  ],
};
const written = {
  data: {
    facts: [{}, { name: 'Tiles' }],
    body: [{ id: 'a', slice_type: 'questions', variation: 'default', primary: {} }],
  },
};
const models = {
  ...{ type, slices: new Map([['questions', questions]]), heads: { title: 'Name of the page' } },
  labelled: (label: string, text: string) => `${label}: ${text}`,
  itemName: (item: unknown, _: unknown, index: number) =>
    isRecord(item) && typeof item.name === 'string' ? item.name : `Item ${index + 1}`,
};

it.each([
  [['title'], 'Name of the page'],
  [['data', 'plain'], 'plain'],
  [['data', 'facts', 1, 'name'], 'Facts: Tiles: Name'],
  [['data', 'facts', 0], 'Facts: Item 1'],
  [['data', 'body', 0], 'Questions'],
  [['data', 'body', 0, 'primary', 'title', 0, 'text'], 'Questions: Heading'],
  [['data', 'body', 0, 'primary', 'facts', 2, 'name'], 'Questions: Facts: Item 3: Name'],
  [['data', 'body', 0, 'items', 0, 'question'], 'Questions: Item 1: Question'],
  [['data', 'nowhere'], 'nowhere'],
])('names the field at %j', (path, label) => {
  expect(labelAt(path, written, models)).toBe(label);
});

it('joins labels as the language does', () => {
  const french = { ...models, labelled: fr.labelled };
  expect(labelAt(['data', 'facts', 1, 'name'], written, french)).toBe(
    'Facts\u00a0: Tiles\u00a0: Name',
  );
});
