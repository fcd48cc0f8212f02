/** Letters that Unicode does not decompose. */
const undecomposed: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th', ð: 'd', đ: 'd' },
  ...{ ø: 'o', ł: 'l', ı: 'i', ħ: 'h', ŋ: 'n', ŧ: 't' },
};

/** A text in lower case, its Latin letters without accents, as an address has them: "Łódź" becomes "lodz". */
export function plainLetters(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœþðđøłıħŋŧ]/g, (letter) => undecomposed[letter] ?? letter);
}
