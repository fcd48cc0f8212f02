import type { HeroSlice } from '@farol/content-model';
import { link, longTitle, longWord, noPicture, picture } from '../../examples/example-fields.ts';
import type { Example } from '../slice.ts';

export const examples: readonly Example<HeroSlice>[] = [
  {
    name: 'as on the home page',
    primary: {
      title: 'Somewhere, a window is already lit for you',
      text: 'A room in Nelson that smells of toast. A desk in Kyoto. A bunk on the night boat south.',
      picture: picture('lighthouse', 'A lighthouse at dusk'),
      actions: [
        { label: 'See all programs', href: link('/programs') },
        { label: 'How it works', href: link('/how-it-works') },
      ],
    },
  },
  {
    name: 'a title only',
    primary: { title: 'Go', text: null, picture: noPicture, actions: [] },
  },
  {
    name: 'a long title with a long word and no picture',
    primary: {
      title: longTitle,
      text: `What about the ${longWord}?`,
      picture: noPicture,
      actions: [{ label: longWord, href: link('/questions') }],
    },
  },
];
