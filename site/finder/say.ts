import { cachedFormatter } from '@farol/content-model';
import { numberFormat, pluralRules } from '../messages/formatters.ts';
import type { Plural } from './words.ts';

/** Fills in the `{…}` of a text. */
export function say(text: string, values: Record<string, string | number>): string {
  return text.replace(
    /\{(\w+)\}/g,
    (placeholder, name: string) => `${values[name] ?? placeholder}`,
  );
}

export function sayCount(
  text: Plural,
  count: number,
  languageCode: string,
  values: Record<string, string> = {},
): string {
  // The rules of Portuguese have 0 in the singular, but Brazilians write “0 programas”.
  const isPluralZero = count === 0 && languageCode === 'pt-br';
  const isSingular = !isPluralZero && pluralRules(languageCode).select(count) === 'one';
  return say(isSingular ? text.one : text.other, {
    ...values,
    count: numberFormat(languageCode).format(count),
  });
}

const listFormat = cachedFormatter((code) => new Intl.ListFormat(code, { type: 'conjunction' }));

/** A list joined as the language does it. */
export function sayList(items: readonly string[], languageCode: string): string {
  return listFormat(languageCode).format(items);
}
