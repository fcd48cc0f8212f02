/** Whether the visitor previews or follows a preview link; all others never load the toolbar. */
export function isPreviewing(cookies: string, referrer: string, query: string): boolean {
  return /(?:^|;\s*)io\.prismic\.preview=/.test(cookies) || isShared(referrer, query);
}

/** Prismic's share links lead to the page itself, where only Prismic's toolbar can start the preview. */
function isShared(referrer: string, query: string): boolean {
  return (
    /^https:\/\/(?:[\w-]+\.)*prismic\.io(?:\/|$)/.test(referrer) ||
    /[?&](?:previewToken|documentId)=/.test(query)
  );
}
