import type { GallerySlice } from '@farol/content-model';
import { longTitle, longWord, noPicture, picture, several } from '../../examples/example-fields.ts';
import type { Example } from '../slice.ts';

export const examples: readonly Example<GallerySlice>[] = [
  {
    name: 'four pictures',
    primary: {
      title: 'What it looks like',
      pictures: several(
        ['lisbon-hills', 'lisbon-alley', 'kyoto-pagoda', 'nelson-bay'].map((scene) => ({
          picture: picture(scene, `The scene ${scene}`),
          caption: 'In the evening',
        })),
      ),
    },
  },
  {
    name: 'one picture, and one that is missing',
    primary: {
      title: null,
      pictures: [
        { picture: picture('lighthouse', 'A lighthouse'), caption: null },
        { picture: noPicture, caption: 'Not there' },
      ],
    },
  },
  {
    name: 'two pictures',
    primary: {
      title: 'Where it is',
      pictures: several(
        ['lisbon-hills', 'lisbon-alley'].map((scene) => ({
          picture: picture(scene, `The scene ${scene}`),
          caption: null,
        })),
      ),
    },
  },
  {
    name: 'long words',
    primary: {
      title: longTitle,
      pictures: [{ picture: picture('lisbon-alley', 'An alley'), caption: longWord }],
    },
  },
];
