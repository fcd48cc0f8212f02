import type { FiguresSlice } from '@farol/content-model';
import { longTitle, longWord } from '../../examples/example-fields.ts';
import type { Example } from '../slice.ts';

export const examples: readonly Example<FiguresSlice>[] = [
  {
    name: 'four figures',
    primary: {
      title: 'Small, and glad to be',
      figures: [
        { value: '2009', label: 'the year we began' },
        { value: '18', label: 'programs' },
        { value: '1', label: 'coordinator of our own at every place' },
        { value: '24 h', label: 'a person on the emergency line' },
      ],
    },
  },
  {
    name: 'one figure',
    primary: { title: null, figures: [{ value: '98 %', label: 'would go again' }] },
  },
  {
    name: 'long words',
    primary: { title: longTitle, figures: [{ value: '1,234,567', label: longWord }] },
  },
];
