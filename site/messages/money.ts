import type { Language } from '@farol/content-model';
import { cachedFormatter } from '@farol/content-model';
import { numberFormat } from './formatters.ts';
import { grouped } from './grouped.ts';

type HasCode = Pick<Language, 'code'>;

/** A price without empty cents. */
export function formatPrice(amount: number, currency: string, { code }: HasCode): string {
  // A currency that is no ISO code is written after the number as the editor typed it.
  if (!isCode(currency)) return `${numberFormat(code).format(amount)}\u00a0${currency}`;
  return withSign(amount, currency, code, unambiguousSign(currency, code));
}

/** The same in another currency: dollars are written US$ even on American pages. */
export function formatOtherMoney(amount: number, currency: string, language: HasCode): string {
  const { code } = language;
  return code === 'en-us' && currency.toUpperCase() === 'USD'
    ? withSign(amount, currency, code, 'US$')
    : formatPrice(amount, currency, language);
}

/** `€`, in the language's form. */
export function currencySign(currency: string, { code }: HasCode): string {
  if (!isCode(currency)) return currency;
  const parts = priceFormat(code, currency).formatToParts(0);
  const localSign = parts.find(({ type }) => type === 'currency')?.value;
  return unambiguousSign(currency, code) ?? localSign ?? currency;
}

const isCode = (currency: string) => /^[a-z]{3}$/i.test(currency);

/** Unambiguous signs that `Intl` would write as a code. */
function unambiguousSign(currency: string, code: Language['code']): string | undefined {
  return unambiguousSigns[code]?.[currency.toUpperCase()];
}

const unambiguousSigns: Partial<Record<Language['code'], Record<string, string>>> = {
  'es-es': { BRL: 'R$' },
};

function withSign(amount: number, currency: string, code: string, sign?: string): string {
  const format = priceFormat(code, currency);
  if (!sign) return format.format(amount);
  return format
    .formatToParts(amount)
    .map(({ type, value }) => (type === 'currency' ? sign : value))
    .join('');
}

const priceFormat = cachedFormatter((code, currency) => {
  const style = { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' } as const;
  return new Intl.NumberFormat(code, { ...grouped, ...style });
});
