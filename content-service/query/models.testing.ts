import type { CustomTypeModel, SharedSliceModel } from '@prismicio/client';
import type { Models } from '../repository/models.ts';

/** Models with every kind of field, for tests and benchmarks. */
const trip: CustomTypeModel = {
  id: 'trip',
  label: 'Trip',
  repeatable: true,
  status: true,
  json: {
    Main: {
      uid: { type: 'UID' },
      title: { type: 'StructuredText', config: { single: 'heading1' } },
      body: { type: 'StructuredText', config: { multi: 'paragraph,image,embed,hyperlink' } },
      summary: { type: 'Text' },
      season: { type: 'Select', config: { options: ['summer', 'winter'] } },
      price: { type: 'Number' },
      bookable: { type: 'Boolean', config: { default_value: true } },
      starts: { type: 'Date' },
      closes: { type: 'Timestamp' },
      colour: { type: 'Color' },
      base: { type: 'GeoPoint' },
      guide: { type: 'Link', config: { select: 'document', customtypes: ['guide'] } },
      cover: {
        type: 'Image',
        config: { thumbnails: [{ name: 'phone', width: 400, height: 300 }] },
      },
      film: { type: 'Embed' },
      more: { type: 'Link', config: { allowTargetBlank: true } },
      doors: { type: 'Link', config: { repeat: true } },
      leaflet: { type: 'Link', config: { select: 'media' } },
      prices: { type: 'Table' },
      catalogue: { type: 'IntegrationFields', config: { catalog: 'trips' } },
      stops: {
        type: 'Group',
        config: {
          fields: {
            name: { type: 'Text' },
            nights: { type: 'Number' },
            arrival: { type: 'Date' },
            place: { type: 'GeoPoint' },
            host: { type: 'Link', config: { select: 'document' } },
          },
        },
      },
    },
    Slices: {
      slices: {
        type: 'Slices',
        config: {
          choices: {
            hero: { type: 'SharedSlice' },
            quote: {
              type: 'Slice',
              'non-repeat': { words: { type: 'Text' }, author: { type: 'Link' } },
              repeat: { source: { type: 'Text' } },
            },
          },
        },
      },
    },
  },
};

const guide: CustomTypeModel = {
  id: 'guide',
  label: 'Guide',
  repeatable: true,
  status: true,
  json: {
    Main: {
      uid: { type: 'UID' },
      name: { type: 'StructuredText', config: { single: 'heading1' } },
      biography: { type: 'StructuredText', config: { multi: 'paragraph' } },
      town: { type: 'Text' },
      portrait: { type: 'Image' },
      home: { type: 'GeoPoint' },
      agency: { type: 'Link', config: { select: 'document' } },
      languages: { type: 'Group', config: { fields: { language: { type: 'Text' } } } },
    },
  },
};

/** A singleton type without a uid, whose relationship selects fields of the linked documents. */
const home: CustomTypeModel = {
  id: 'home',
  label: 'Home',
  repeatable: false,
  status: true,
  json: {
    Main: {
      heading: { type: 'Text' },
      featured: {
        type: 'Link',
        config: {
          select: 'document',
          customtypes: [
            {
              id: 'trip',
              fields: [
                'summary',
                { id: 'stops', fields: ['name'] },
                {
                  id: 'guide',
                  customtypes: [
                    { id: 'guide', fields: ['town', { id: 'languages', fields: ['language'] }] },
                  ],
                },
              ],
            },
          ],
        },
      },
    },
  },
};

const hero: SharedSliceModel = {
  id: 'hero',
  type: 'SharedSlice',
  name: 'Hero',
  variations: [
    {
      id: 'default',
      name: 'Default',
      docURL: '',
      version: 'initial',
      description: '',
      imageUrl: '',
      primary: {
        words: { type: 'Text' },
        picture: { type: 'Image', config: {} },
        action: { type: 'Link', config: {} },
        facts: { type: 'Group', config: { fields: { fact: { type: 'Text' } } } },
      },
      items: { label: { type: 'Text' } },
    },
  ],
};

export const exampleModels: Models = {
  types: new Map([trip, guide, home].map((model) => [model.id, model])),
  slices: new Map([[hero.id, hero]]),
};
