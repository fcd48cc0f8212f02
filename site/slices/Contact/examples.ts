import type { ContactSlice } from '@farol/content-model';
import { longTitle, longWord, several } from '../../examples/example-fields.ts';
import type { Example } from '../slice.ts';

export const examples: readonly Example<ContactSlice>[] = [
  {
    name: 'two offices',
    primary: {
      title: 'Three desks, one light',
      offices: several(
        ['Porto', 'London'].map((place) => ({
          place,
          address: 'Rua do Farol 12\n4000-000 Porto',
          telephone: '+44 20 7946 0123',
          email: 'hello@farol.example',
          hours: 'Monday to Friday, 9 to 18',
          for_programs: place === 'London',
          whatsapp: '+44 20 7946 0123',
          location: { latitude: 41.1496, longitude: -8.6109 },
          open_days: 'weekdays',
          opens: '09:00',
          closes: '18:00',
          time_zone: 'Europe/Lisbon',
        })),
      ),
    },
  },
  {
    name: 'an e-mail address only',
    primary: {
      title: null,
      offices: [
        {
          place: null,
          address: null,
          telephone: null,
          email: 'hello@farol.example',
          hours: null,
          for_programs: false,
          whatsapp: null,
          location: {},
          open_days: null,
          opens: null,
          closes: null,
          time_zone: null,
        },
      ],
    },
  },
  {
    name: 'long words',
    primary: {
      title: longTitle,
      offices: [
        {
          place: longWord,
          address: longWord,
          telephone: null,
          email: `${longWord}@farol.example`,
          hours: longTitle,
          for_programs: false,
          whatsapp: null,
          location: {},
          open_days: null,
          opens: null,
          closes: null,
          time_zone: null,
        },
      ],
    },
  },
];
