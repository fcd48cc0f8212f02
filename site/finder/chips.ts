import { formatPrice } from '../messages/money.ts';
import type { FinderData } from './data.ts';
import { say } from './say.ts';
import { choices, type FinderState } from './state.ts';

interface Chip {
  label: string;
  /** The state without this filter. */
  without: FinderState;
}

/** Each selected filter value, with the state that results from removing it. */
export function chipsOf(state: FinderState, data: FinderData): readonly Chip[] {
  const { words, languageCode } = data;
  const price = (amount: number) =>
    data.currency ? formatPrice(amount, data.currency, { code: languageCode }) : `${amount}`;
  const numbers = [
    ['age', (age: number) => say(words.age, { age })],
    ['from', (from: number) => say(words.priceFrom, { price: price(from) })],
    ['to', (to: number) => say(words.priceTo, { price: price(to) })],
  ] as const;
  return [
    ...choices.flatMap((choice) =>
      state[choice].map((value) => ({
        label: data.options[choice].find((option) => option.value === value)?.label ?? value,
        without: {
          ...state,
          [choice]: state[choice].filter((other) => other !== value),
          page: 1,
        },
      })),
    ),
    ...numbers.flatMap(([name, label]) => {
      const number = state[name];
      return number === null
        ? []
        : [{ label: label(number), without: { ...state, [name]: null, page: 1 } }];
    }),
  ];
}

/** The start of the page title: the selected filters, so that tabs and bookmarks can be told apart. */
export function titleOfView(state: FinderState, data: FinderData): string {
  const labels = chipsOf(state, data).map(({ label }) => label);
  return labels.length > 0 ? `${labels.join(', ')} – ` : '';
}
