import { numberFormat, pluralRules } from './formatters.ts';

/** A number with its noun, where `#` is the number in the language's format. */
export function counted(locale: string, one: string, other: string): (count: number) => string {
  return (count) => {
    const template = pluralRules(locale).select(count) === 'one' ? one : other;
    return template.replace('#', numberFormat(locale).format(count));
  };
}
