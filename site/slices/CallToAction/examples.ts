import type { CallToActionSlice } from '@farol/content-model';
import { link, longTitle, longWord } from '../../examples/example-fields.ts';
import type { Example } from '../slice.ts';

export const examples: readonly Example<CallToActionSlice>[] = [
  {
    name: 'two ways on',
    primary: {
      title: 'Ask us the awkward question',
      text: 'Half an hour costs nothing and commits you to nothing.',
      actions: [
        { label: 'Talk to us', href: link('/contact') },
        { label: 'See prices', href: link('/prices') },
      ],
    },
  },
  { name: 'words only', primary: { title: 'See you there', text: null, actions: [] } },
  {
    name: 'long words',
    primary: {
      title: longTitle,
      text: longWord,
      actions: [{ label: longWord, href: link('/contact') }],
    },
  },
];
