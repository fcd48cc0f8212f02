import { grouped } from './grouped.ts';

const rules = new Map<string, Intl.PluralRules>();
const numbers = new Map<string, Intl.NumberFormat>();

/** A number with its noun: `#` stands for the number, written as the language writes it. */
export function counted(locale: string, one: string, other: string): (count: number) => string {
  return (count) => {
    const rule = memoized(rules, locale, () => new Intl.PluralRules(locale));
    const number = memoized(numbers, locale, () => new Intl.NumberFormat(locale, grouped));
    const form = rule.select(count) === 'one' ? one : other;
    return form.replace('#', number.format(count));
  };
}

/** A formatter is slow to make and quick to use. */
function memoized<Value>(cache: Map<string, Value>, key: string, make: () => Value): Value {
  const found = cache.get(key) ?? make();
  cache.set(key, found);
  return found;
}
