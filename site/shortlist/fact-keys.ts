/**
 * What the comparison of programs tells facts by, whatever their language, in the order of its rows: letters, because
 * every program says all.
 */
export const factKeys = {
  destination: 'd',
  kind: 'k',
  length: 'l',
  age: 'a',
  group: 'g',
  spokenLanguage: 's',
  home: 'h',
  priceFrom: 'f',
  price: 'p',
  nextStart: 'n',
};
