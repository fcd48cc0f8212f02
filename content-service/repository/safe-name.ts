import { plainLetters } from '@farol/content-model';

const maxStemLength = 80;

/**
 * The file name used in a media address: lower-case ASCII, without folders, of bounded length. `extension` comes
 * from the detected content type, not from the uploaded name.
 */
export function safeName(filename: string, extension: string): string {
  const basename = filename.slice(-2_000).split(/[/\\]/).at(-1) ?? '';
  const stem = plainLetters(basename.replace(/\.[^.]*$/, ''))
    .replace(/[^a-z0-9]+/g, (separator) => (/^-+$/.test(separator) ? separator : '-'))
    .slice(0, maxStemLength)
    .replace(/^-+|-+$/g, '');
  return `${stem || 'file'}.${extension}`;
}

const maxNameLength = 300;

/** What nobody sees, except what joins letters and makes picture signs: they mislead nobody about the ending. */
const invisible =
  /\p{Cc}|(?!\u200c|\u200d|\p{Variation_Selector})[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** An uploaded file name without invisible characters and lone surrogates. */
export function cleanName(filename: string): string {
  return filename.replace(invisible, '').toWellFormed().slice(-maxNameLength);
}

/** The extension of a file name, lower-case, without the dot. */
export function claimedExtension(filename: string): string {
  return /\.([a-z0-9]{1,8})$/i.exec(filename)?.[1]?.toLowerCase() ?? '';
}
