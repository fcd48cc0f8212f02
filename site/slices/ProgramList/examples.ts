import type { ProgramListSlice } from '@farol/content-model';
import { longTitle } from '../../examples/example-fields.ts';
import { toProgram } from '../../examples/examples.ts';
import type { Example } from '../slice.ts';

export const examples: readonly Example<ProgramListSlice>[] = [
  {
    name: 'the first ones, without a choice',
    primary: { title: 'Places to begin', text: 'A tiled hill, a bay.', programs: [] },
  },
  {
    name: 'one program',
    primary: { title: null, text: null, programs: [{ program: toProgram('lisbon') }] },
  },
  {
    name: 'without a picture, with a long title',
    primary: {
      title: longTitle,
      text: longTitle,
      programs: [{ program: toProgram('bare') }, { program: toProgram('lisbon') }],
    },
  },
];
