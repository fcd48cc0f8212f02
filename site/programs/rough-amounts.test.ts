import { languageNamed, languages } from '@farol/content-model';
import { expect, it } from 'vitest';
import { roughAmounts } from './rough-amounts.ts';

const [english] = languages;
const rates = {
  rates: [
    { from: 'EUR', to: 'BRL', rate: 6.2345 },
    { from: 'EUR', to: 'USD', rate: 1.1567 },
    { from: 'GBP', to: 'USD', rate: 1.3 },
    { from: 'EUR', to: null, rate: 2 },
    { from: 'EUR', to: 'CHF', rate: 0 },
  ],
  day: '2026-11-02' as const,
} satisfies Parameters<typeof roughAmounts>[2];

it('says a price in the money there are rates for, to three figures', () => {
  expect(roughAmounts(3280, 'EUR', rates, english)).toEqual({
    amounts: ['R$20,400', 'US$3,790'],
    day: '2026-11-02',
  });
  const brazil = languageNamed('pt') ?? english;
  expect(roughAmounts(3280, 'EUR', rates, brazil).amounts[0]).toMatch(/^R\$\s20\.400$/);
});

it.each([
  ['without a price', null, 'EUR', rates],
  ['without a currency', 3280, null, rates],
  ['in a currency that no rate is from', 3280, 'JPY', rates],
  ['without rates', 3280, 'EUR', undefined],
  ['without the day of the rates', 3280, 'EUR', { ...rates, day: null }],
])('says nothing %s', (_, amount, currency, given) => {
  expect(roughAmounts(amount, currency, given, english).amounts).toEqual([]);
});
