import type { VideoSlice } from '@farol/content-model';
import { longTitle, longWord, picture } from '../../examples/example-fields.ts';
import type { Example } from '../slice.ts';

export const examples: readonly Example<VideoSlice>[] = [
  {
    name: 'with a poster',
    primary: {
      title: 'A day on the river',
      url: 'https://player.vimeo.com/video/1',
      poster: picture('above-the-clouds', 'The wing of an aeroplane over clouds'),
      caption: 'Filmed by the group.',
    },
  },
  {
    name: 'without a poster',
    primary: {
      title: null,
      url: 'https://www.youtube-nocookie.com/embed/1',
      poster: {},
      caption: null,
    },
  },
  {
    name: 'long words',
    primary: {
      title: longTitle,
      url: 'https://player.vimeo.com/video/1',
      poster: {},
      caption: longWord,
    },
  },
];
