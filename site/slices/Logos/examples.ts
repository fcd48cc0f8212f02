import type { LogosSlice } from '@farol/content-model';
import { longTitle, longWord, picture, several } from '../../examples/example-fields.ts';
import type { Example } from '../slice.ts';

export const examples: readonly Example<LogosSlice>[] = [
  {
    name: 'names set as marks',
    primary: {
      title: 'We work with',
      logos: several(
        ['Escola Vila Berta', 'Nayland College', 'Casa Colibrí'].map((name) => ({
          name,
          logo: {},
        })),
      ),
    },
  },
  {
    name: 'one mark',
    primary: { title: null, logos: [{ name: 'Farol', logo: picture('lighthouse', 'Farol') }] },
  },
  {
    name: 'long words',
    primary: { title: longTitle, logos: [{ name: longWord, logo: {} }] },
  },
];
