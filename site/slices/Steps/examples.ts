import type { StepsSlice } from '@farol/content-model';
import { longTitle, longWord, several } from '../../examples/example-fields.ts';
import type { Example } from '../slice.ts';

export const examples: readonly Example<StepsSlice>[] = [
  {
    name: 'four steps',
    primary: {
      title: 'From first email to first morning',
      text: 'Most people need four to six months for it.',
      steps: several(
        ['We talk', 'You decide', 'We prepare', 'You arrive'].map((title) => ({
          title,
          text: 'Half an hour by video, with your parents if you like.',
        })),
      ),
    },
  },
  {
    name: 'one step',
    primary: { title: null, text: null, steps: [{ title: 'Write to us', text: null }] },
  },
  {
    name: 'long words',
    primary: {
      title: longTitle,
      text: null,
      steps: several(
        [1, 2, 3].map((number) => ({ title: `${number} ${longWord}`, text: longTitle })),
      ),
    },
  },
];
