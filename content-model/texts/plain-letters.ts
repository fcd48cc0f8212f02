/** Letters that Unicode does not decompose. */
const undecomposed: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th', ð: 'd', đ: 'd' },
  ...{ ø: 'o', ł: 'l', ı: 'i', ħ: 'h', ŋ: 'n', ŧ: 't' },
};

const ascii = /^[\0-\x7f]*$/;

/** A text in lower case, its Latin letters without accents, as addresses and searches have them: "Łódź" becomes "lodz". */
export function plainLetters(text: string): string {
  if (ascii.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœþðđøłıħŋŧ]/g, (letter) => undecomposed[letter] ?? letter);
}
