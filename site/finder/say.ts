import { grouped } from '../messages/grouped.ts';
import type { Plural } from './words.ts';

/** A text with its `{…}` filled in. */
export function say(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (gap, name: string) => `${values[name] ?? gap}`);
}

export function sayCount(
  text: Plural,
  count: number,
  languageCode: string,
  values: Record<string, string> = {},
): string {
  const form = count !== 0 && new Intl.PluralRules(languageCode).select(count) === 'one';
  return say(form ? text.one : text.other, {
    ...values,
    count: new Intl.NumberFormat(languageCode, grouped).format(count),
  });
}

/** Things one after the other, as the language joins them. */
export function sayList(things: readonly string[], languageCode: string): string {
  return new Intl.ListFormat(languageCode, { type: 'conjunction' }).format(things);
}

export function sayPrice(amount: number, currency: string, languageCode: string): string {
  return new Intl.NumberFormat(languageCode, {
    ...grouped,
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
  }).format(amount);
}

/** `€`, as the language writes it. */
export function currencySign(currency: string, languageCode: string): string {
  const parts = new Intl.NumberFormat(languageCode, {
    style: 'currency',
    currency,
  }).formatToParts();
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}
