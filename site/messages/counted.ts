import { numberFormat, pluralRules } from './formatters.ts';

/** A number with its noun: `#` stands for the number, written as the language writes it. */
export function counted(locale: string, one: string, other: string): (count: number) => string {
  return (count) => {
    const form = pluralRules(locale).select(count) === 'one' ? one : other;
    return form.replace('#', numberFormat(locale).format(count));
  };
}
