/** The form of a preview token: an address with the session's word, what it showed, and `websitePreviewId=`. */
const previewToken = /\/previews\/([\w-]+)(?:[:~]|%3A|%7E)[\w-]*\/?\?(?:.*&)?websitePreviewId=/i;

/** A longer text is none: it would be looked through from each of its parts on. */
const LONGEST_TOKEN = 2_000;

/** The word of the session that a token names; null where it is none. */
export function previewWordIn(token: string): string | null {
  if (token.length > LONGEST_TOKEN) return null;
  return previewToken.exec(token)?.[1] ?? null;
}
