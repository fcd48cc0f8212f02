/** As words are compared where somebody looks for them: accents and capitals make no difference. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
