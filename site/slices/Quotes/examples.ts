import type { QuotesSlice } from '@farol/content-model';
import { longTitle, longWord, portrait } from '../../examples/example-fields.ts';
import type { Example } from '../slice.ts';

export const examples: readonly Example<QuotesSlice>[] = [
  {
    name: 'three postcards',
    primary: {
      title: 'They have been',
      quotes: [
        {
          quote: 'The first week I counted the days. In the ninth I asked whether I could stay.',
          name: 'Noémie',
          detail: 'school year in Nelson',
          year: 2025,
          portrait: portrait('noemie'),
        },
        {
          quote: 'Nobody told me I would love it. They told me about the mud and the frogs.',
          name: 'Mateo',
          detail: 'volunteer in Mindo',
          year: 2025,
          portrait: portrait('mateo'),
        },
        {
          quote: 'My father had a list of nineteen questions.',
          name: 'Hana',
          detail: 'internship in Cape Town',
          year: 2025,
          portrait: portrait('hana'),
        },
      ],
    },
  },
  {
    name: 'one, without a portrait or a name',
    primary: {
      title: null,
      quotes: [{ quote: 'I would go again.', name: null, detail: null, year: null, portrait: {} }],
    },
  },
  {
    name: 'long words',
    primary: {
      title: longTitle,
      quotes: [
        {
          quote: `${longTitle} ${longTitle} ${longWord}`,
          name: longWord,
          detail: longWord,
          year: 2025,
          portrait: portrait('oscar'),
        },
      ],
    },
  },
];
