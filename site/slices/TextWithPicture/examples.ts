import type { TextWithPictureSlice } from '@farol/content-model';
import {
  longTitle,
  longWord,
  noPicture,
  paragraphs,
  picture,
} from '../../examples/example-fields.ts';
import type { Example } from '../slice.ts';

export const examples: readonly Example<TextWithPictureSlice>[] = [
  {
    name: 'picture on the left',
    primary: {
      body: paragraphs('The light is on from dusk to dawn.', 'Somebody sits beside it.'),
      picture: picture('lighthouse', 'A lighthouse at dusk'),
      side: 'left',
    },
  },
  {
    name: 'picture on the right, long words',
    primary: {
      body: paragraphs(longTitle, longWord),
      picture: picture('kyoto-pagoda', 'A pagoda in autumn'),
      side: 'right',
    },
  },
  {
    name: 'without a picture',
    primary: { body: paragraphs('Words alone.'), picture: noPicture, side: null },
  },
];
