import type { TextSlice } from '@farol/content-model';
import { longTitle, longWord, paragraphs } from '../../examples/example-fields.ts';
import type { Example } from '../slice.ts';

export const examples: readonly Example<TextSlice>[] = [
  {
    name: 'headings, lists and emphasis',
    primary: {
      body: [
        { type: 'heading2', text: 'How we choose a place', spans: [] },
        {
          type: 'paragraph',
          text: 'Somebody of ours has lived there.',
          spans: [{ type: 'strong', start: 0, end: 8 }],
        },
        { type: 'heading3', text: 'What we look for', spans: [] },
        { type: 'list-item', text: 'A school that people from there go to', spans: [] },
        { type: 'list-item', text: 'A bus home at night', spans: [] },
        { type: 'o-list-item', text: 'First we visit', spans: [] },
        { type: 'o-list-item', text: 'Then we ask around', spans: [] },
      ],
    },
  },
  { name: 'one sentence', primary: { body: paragraphs('That is all.') } },
  { name: 'long words', primary: { body: paragraphs(longTitle, longWord) } },
];
