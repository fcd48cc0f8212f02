import type { TeamSlice } from '@farol/content-model';
import { longTitle, longWord, portrait, several } from '../../examples/example-fields.ts';
import type { Example } from '../slice.ts';

export const examples: readonly Example<TeamSlice>[] = [
  {
    name: 'three people',
    primary: {
      title: 'Who answers',
      text: 'You will talk to one of them.',
      people: several(
        ['ines', 'tomas', 'clara'].map((person) => ({
          name: person,
          role: 'Coordinator · Lisbon',
          text: 'Lived in three countries before thirty.',
          portrait: portrait(person),
        })),
      ),
    },
  },
  {
    name: 'one, without a portrait',
    primary: {
      title: null,
      text: null,
      people: [{ name: 'Inês', role: null, text: null, portrait: {} }],
    },
  },
  {
    name: 'long words',
    primary: {
      title: longTitle,
      text: null,
      people: [{ name: longWord, role: longWord, text: longTitle, portrait: portrait('oscar') }],
    },
  },
];
