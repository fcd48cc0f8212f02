import { expect, it } from 'vitest';
import type { Fields, SliceModel, TypeModel } from '../../../models/model.ts';
import { occurrenceLabel } from './occurrence-label.ts';

const text = (label: string) => ({ type: 'Text', config: { label } });
const list = (label: string, fields: Fields) => ({ type: 'Group', config: { label, fields } });
const picture = { type: 'Image', config: { label: 'Picture' } };
const type: TypeModel = {
  ...{ id: 'page', label: 'Page', repeatable: true, status: true },
  json: {
    Main: {
      tagline: text('One line'),
      footer: { type: 'Link', config: { label: 'Links in the footer' } },
      gallery: list('Gallery', { picture }),
      body: { type: 'Slices' },
    },
  },
};
const hero: SliceModel = {
  ...{ id: 'hero', name: 'Hero' },
  variations: [{ id: 'default', primary: { heading: text('Heading') } }],
};
const models = {
  ...{ types: [type], slices: new Map([['hero', hero]]) },
  labelled: (label: string, text: string) => `${label}: ${text}`,
  itemName: (_: unknown, __: unknown, index: number) => `Item ${index + 1}`,
};

it.each([
  ['tagline', null, 'One line'],
  ['footer.1.text', null, 'Links in the footer: Item 2'],
  ['gallery.0.picture.alt', null, 'Gallery: Item 1: Picture'],
  ['body.3.primary.heading', { slice_type: 'hero', variation: 'default' }, 'Hero: Heading'],
])('names the field of %s', (path, section, label) => {
  expect(occurrenceLabel({ type: 'page', path, section }, models)).toBe(label);
});
