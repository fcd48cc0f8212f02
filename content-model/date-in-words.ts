import { cachedFormatter } from './cached-formatter.ts';

const dateFormat = cachedFormatter(
  (code, options) => new Intl.DateTimeFormat(code, JSON.parse(options)),
);

/** What people write in a language, and `Intl` does not. */
const written: Record<string, (date: string) => string> = {
  fr: (date) => date.replace(/\b1(?= \p{L})/u, '1er'),
  // An abbreviated month has no "de" beside it.
  pt: (date) =>
    date.replace(/\b1(?= de \p{L})/u, '1º').replace(/ de (\p{L}+\.)(?: de(?= \d))?/u, ' $1'),
};

/** A date as its language writes it: February 1, 2027; 1º de fevereiro de 2027; 1º fev. 2027; 1er févr. 2027. */
export function dateInWords(
  at: Date | number,
  code: string,
  options: Intl.DateTimeFormatOptions,
): string {
  const date = dateFormat(code, JSON.stringify(options)).format(at);
  return written[code.slice(0, 2)]?.(date) ?? date;
}
