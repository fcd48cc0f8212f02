import { expect, it } from 'vitest';
import type { Fields, TypeModel } from '../models/model.ts';
import { firstValues } from './first-values.ts';

const typeOf = (...tabs: Fields[]): TypeModel => ({
  ...{ id: 'page', label: 'Page', repeatable: true, status: true, format: 'page' },
  json: Object.fromEntries(tabs.map((fields, index) => [`Tab ${index}`, fields])),
});

it('begins with the name as the title, and with what is chosen from the start', () => {
  const heading = { type: 'StructuredText', config: { single: 'heading1,heading2' } };
  const isOpen = { type: 'Boolean', config: { default_value: true } };
  const lead = { type: 'Text' };
  expect(firstValues(typeOf({ title: heading, lead }, { isOpen }), 'Évora')).toEqual({
    title: [{ type: 'heading1', text: 'Évora', spans: [] }],
    isOpen: true,
  });
  expect(firstValues(typeOf({ title: { type: 'Text' } }), 'Évora')).toEqual({ title: 'Évora' });
});

it('begins empty where the title is no text of one block', () => {
  const running = { type: 'StructuredText', config: { multi: 'paragraph' } };
  for (const title of [running, { type: 'Image' }])
    expect(firstValues(typeOf({ title }), 'Évora')).toEqual({});
  expect(firstValues(typeOf({ links: { type: 'Link' } }), 'Évora')).toEqual({});
});
