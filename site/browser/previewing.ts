/** Whether somebody previews, or follows a link to a preview: visitors never ask for what that takes. */
export function isPreviewing(cookies: string, referrer: string, query: string): boolean {
  return /(?:^|;\s*)io\.prismic\.preview=/.test(cookies) || isShared(referrer, query);
}

/** Prismic's links to share a preview lead to the page itself, where only its toolbar can start the preview. */
function isShared(referrer: string, query: string): boolean {
  return (
    /^https:\/\/(?:[\w-]+\.)*prismic\.io(?:\/|$)/.test(referrer) ||
    /[?&](?:previewToken|documentId)=/.test(query)
  );
}
