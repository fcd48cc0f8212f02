/** The names that contain one of the words, all of them without words; each word has to be part of one. */
export function chosenParts(names: readonly string[], words: readonly string[]): string[] {
  for (const word of words)
    if (!names.some((name) => name.includes(word)))
      throw new Error(`Nothing is called ${JSON.stringify(word)}. There are: ${names.join(', ')}.`);
  if (words.length === 0) return [...names];
  return names.filter((name) => words.some((word) => name.includes(word)));
}
