import type { FinderDoorsSlice } from '@farol/content-model';
import { longTitle } from '../../examples/example-fields.ts';
import type { Example } from '../slice.ts';

export const examples: readonly Example<FinderDoorsSlice>[] = [
  {
    name: 'every kind there is',
    primary: { title: 'Which door is yours?', text: 'Start with a Tuesday morning.' },
  },
  { name: 'without words', primary: { title: null, text: null } },
  { name: 'a long title', primary: { title: longTitle, text: longTitle } },
];
