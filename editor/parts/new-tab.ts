/** The browser opened no tab. */
export class NoTab extends Error {
  override name = 'NoTab';
}

/** Opens an address that is asked for in a new tab. The tab comes before the request, or browsers would block it. */
export async function inNewTab(askAddress: () => Promise<string | null>): Promise<void> {
  const tab = window.open('', '_blank');
  if (!tab) throw new NoTab('The browser opened no tab.');
  try {
    const address = await askAddress();
    if (address === null) tab.close();
    else tab.location.href = address;
  } catch (fault) {
    tab.close();
    throw fault;
  }
}
