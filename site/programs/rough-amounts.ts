import type { ExchangeRatesDocument, Language } from '@farol/content-model';
import type { Content } from '../content/content.ts';
import { read } from '../content/document.ts';
import { formatOtherMoney } from '../messages/money.ts';

type Rates = ExchangeRatesDocument['data'];

interface RoughAmounts {
  amounts: readonly string[];
  day: string;
}

/** The exchange rates of the first document that has them, in any language. */
export function exchangeRates(content: Content): Rates | undefined {
  const [document] = content.ofType('exchange_rates');
  return document && read(document).data;
}

/** A price in other currencies, rounded to three digits; empty where a rate or its date is missing. */
export function roughAmounts(
  amount: number | null,
  currency: string | null,
  rates: Rates | undefined,
  language: Language,
): RoughAmounts {
  const day = rates?.day ?? '';
  if (!amount || !currency || !day) return { amounts: [], day };
  const amounts = (rates?.rates ?? []).flatMap(({ from, to, rate }) =>
    from === currency && to && rate && rate > 0
      ? [formatOtherMoney(roundedToThreeDigits(amount * rate), to, language)]
      : [],
  );
  return { amounts, day };
}

const roundedToThreeDigits = (amount: number) => Number(amount.toPrecision(3));
