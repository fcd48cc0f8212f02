import type { QuestionsSlice } from '@farol/content-model';
import { longTitle, longWord, paragraphs, several } from '../../examples/example-fields.ts';
import type { Example } from '../slice.ts';

export const examples: readonly Example<QuestionsSlice>[] = [
  {
    name: 'three questions',
    primary: {
      title: 'Questions we are asked',
      questions: several(
        ['Can I come on my own?', 'Who meets me?', 'What if I am homesick?'].map((question) => ({
          question,
          answer: paragraphs('Most do.', 'Somebody of ours is there.'),
        })),
      ),
    },
  },
  {
    name: 'one question',
    primary: {
      title: null,
      questions: [{ question: 'Is there a lift?', answer: paragraphs('No.') }],
    },
  },
  {
    name: 'long words, and one without an answer',
    primary: {
      title: longTitle,
      questions: [
        { question: longWord, answer: paragraphs(longTitle, longWord) },
        { question: 'Not answered yet?', answer: [] },
      ],
    },
  },
];
