import { cachedFormatter } from '@farol/content-model';
import { grouped } from './grouped.ts';

export const pluralRules = cachedFormatter((code) => new Intl.PluralRules(code));
export const numberFormat = cachedFormatter((code) => new Intl.NumberFormat(code, grouped));
export const collator = cachedFormatter((code) => new Intl.Collator(code));
export const regionNames = cachedFormatter(
  (code) => new Intl.DisplayNames(code, { type: 'region' }),
);
