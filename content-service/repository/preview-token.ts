/** A preview token: a URL with the session secret, what it showed, and `websitePreviewId=`. */
const previewToken = /\/previews\/([\w-]+)(?:[:~]|%3A|%7E)[\w-]*\/?\?(?:.*&)?websitePreviewId=/i;

/** Longer texts are rejected: the pattern would backtrack quadratically on them. */
const MAX_TOKEN_LENGTH = 2_000;

/** The session secret in a preview token; null if it is not one. */
export function previewSecretIn(token: string): string | null {
  if (token.length > MAX_TOKEN_LENGTH) return null;
  return previewToken.exec(token)?.[1] ?? null;
}
