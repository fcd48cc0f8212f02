import type { ExchangeRatesDocument, Language } from '@farol/content-model';
import type { Content } from '../content/content.ts';
import { read } from '../content/document.ts';
import { formatOtherMoney } from '../messages/money.ts';

type Rates = ExchangeRatesDocument['data'];

interface RoughAmounts {
  amounts: readonly string[];
  day: string;
}

/** The rates an editor gives, whatever language they were written in. */
export function exchangeRates(content: Content): Rates | undefined {
  const [document] = content.ofType('exchange_rates');
  return document && read(document).data;
}

/** A price in other money, to three figures: none where the editor gives no rate, or not the day it is of. */
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
      ? [formatOtherMoney(threeFigures(amount * rate), to, language)]
      : [],
  );
  return { amounts, day };
}

const threeFigures = (amount: number) => Number(amount.toPrecision(3));
