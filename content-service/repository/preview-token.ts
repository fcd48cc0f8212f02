import type { OpenPreview } from './open-preview.ts';

/**
 * The preview's present token: an address, used as a `ref` unchanged. Prismic's kits look in it for the repository's
 * name at Prismic, so it ends with that; the parameter `r` has no other meaning.
 */
export function previewTokenOf(
  { place, secret, fingerprint }: OpenPreview,
  origin: string,
  repositoryName: string,
): string {
  const separator = place === 'draft' ? ':' : '~';
  const host = `${repositoryName.toLowerCase()}.prismic.io`;
  return `${origin}/previews/${secret}${separator}${fingerprint}?websitePreviewId=${fingerprint}&r=${host}`;
}

const previewToken = /\/previews\/([\w-]+)(?:[:~]|%3A|%7E)[\w-]*\/?\?(?:.*&)?websitePreviewId=/i;

/** Longer texts are rejected: the pattern would backtrack quadratically on them. */
const maxTokenLength = 2_000;

/** The secret in a preview token; null if it is not one. */
export function previewSecretIn(token: string): string | null {
  if (token.length > maxTokenLength) return null;
  return previewToken.exec(token)?.[1] ?? null;
}
