import {
  continents,
  kinds,
  lengths,
  months,
  spokenLanguages,
} from '../../../site/finder/vocabulary.ts';

const some = <Value>(values: readonly Value[]): Value[] =>
  values.filter(() => Math.random() < 0.3).slice(0, 3);
const any = <Value>(values: readonly Value[]): Value | undefined =>
  values[Math.floor(Math.random() * values.length)];
const whole = (most: number) => Math.floor(Math.random() * most);

/** Each creates addresses that were never requested before. */
export const attacks: Readonly<Record<string, (words: readonly string[]) => string>> = {
  'searches of eight words': (words) => {
    const asked = Array.from({ length: 8 }, () => any(words));
    return `/search?q=${encodeURIComponent(asked.join(' '))}`;
  },
  'searches of eight words that are nowhere': () => {
    const asked = Array.from({ length: 8 }, () => whole(1e9).toString(36));
    return `/search?q=${asked.join('+')}`;
  },
  'kinds there are none of': () => `/programs?kind=${whole(1e12).toString(36)}`,
  'combinations of filters': () => {
    const query = new URLSearchParams([
      ...some(kinds).map((kind) => ['kind', kind]),
      ...some(continents).map((place) => ['destination', place]),
      ...some(lengths).map(({ name }) => ['length', name]),
      ...some(months).map((month) => ['month', month]),
      ...some(spokenLanguages).map((language) => ['language', language]),
      ['from', String(whole(9_000))],
      ['to', String(whole(9_000) + 1)],
    ]);
    return `/programs?${query}`;
  },
};
