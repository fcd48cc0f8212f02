import { defaultLanguage, type Language, languageNamed } from '@farol/content-model';
import { expect, test } from 'vitest';
import { currencySign, formatOtherMoney, formatPrice } from './money.ts';

const speak = (key: string): Language => languageNamed(key) ?? defaultLanguage;
/** Spaces that do not break look like others in a failing test. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

test('writes prices as each language does, without empty cents', () => {
  expect(plain(formatPrice(1490, 'EUR', speak('en')))).toBe('€1,490');
  expect(plain(formatPrice(1490, 'EUR', speak('pt')))).toBe('€ 1.490');
  expect(formatPrice(7900, 'EUR', speak('es'))).toBe('7.900\u00a0€');
  expect(plain(formatPrice(7900, 'euros', speak('es')))).toBe('7.900 euros');
  expect(plain(formatPrice(11490, 'EUR', speak('es')))).toBe('11.490 €');
  expect(plain(formatPrice(1490.5, 'EUR', speak('fr')))).toBe('1 490,50 €');
  expect(plain(formatPrice(1490, 'euros', speak('en')))).toBe('1,490 euros');
});

test('names money alike in every language, and says whose dollar it is beside other money', () => {
  const written = (currency: string) =>
    ['en', 'pt', 'es', 'fr'].map((key) => plain(formatOtherMoney(3790, currency, speak(key))));
  expect(written('BRL')).toEqual(['R$3,790', 'R$ 3.790', '3.790 R$', '3 790 R$']);
  expect(written('USD')).toEqual(['US$3,790', 'US$ 3.790', '3.790 US$', '3 790 $US']);
  expect(plain(formatPrice(3790, 'BRL', speak('es')))).toBe('3.790 R$');
  expect(plain(formatPrice(3790, 'USD', speak('en')))).toBe('$3,790');
});

test('knows money by its code in small letters too', () => {
  expect(plain(formatPrice(3790, 'brl', speak('es')))).toBe('3.790 R$');
  expect(plain(formatOtherMoney(3790, 'usd', speak('en')))).toBe('US$3,790');
  expect(currencySign('brl', speak('es'))).toBe('R$');
});

test('names the sign of money as prices do', () => {
  const signs = (currency: string) =>
    ['en', 'pt', 'es', 'fr'].map((key) => currencySign(currency, speak(key)));
  expect(signs('EUR')).toEqual(['€', '€', '€', '€']);
  expect(signs('BRL')).toEqual(['R$', 'R$', 'R$', 'R$']);
  expect(signs('euros')).toEqual(['euros', 'euros', 'euros', 'euros']);
});
