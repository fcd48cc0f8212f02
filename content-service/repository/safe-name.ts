const lettersWithoutDecomposition: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};

const longestStem = 80;

/**
 * The name of a file in its address: lower case ASCII, without folders, of bounded length. The extension is
 * given by what the content is, not by what the name claims.
 */
export function safeName(named: string, extension: string): string {
  const last = named.slice(-2_000).split(/[/\\]/).at(-1) ?? '';
  const stem = last
    .replace(/\.[^.]*$/, '')
    .toLowerCase()
    .replace(/[ßæœøłđı]/g, (letter) => lettersWithoutDecomposition[letter] ?? '')
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, (between) => (/^-+$/.test(between) ? between : '-'))
    .slice(0, longestStem)
    .replace(/^-+|-+$/g, '');
  return `${stem || 'file'}.${extension}`;
}

const longestGivenName = 300;

/** A name as it was given, without what is no part of any name: line ends and broken characters. */
export function givenName(named: string): string {
  return named
    .replace(/\p{Cc}/gu, '')
    .toWellFormed()
    .slice(-longestGivenName);
}

/** The extension a name claims, in lower case, without the point. */
export function claimedExtension(named: string): string {
  return /\.([a-z0-9]{1,8})$/i.exec(named)?.[1]?.toLowerCase() ?? '';
}
