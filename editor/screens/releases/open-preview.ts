import { previewSite } from '../../api/publishing.ts';

/**
 * A preview of the whole site in a new tab, which is opened before the request, or browsers would block it as a popup.
 */
export async function openPreview(shown: { release: string } | { until: number }): Promise<void> {
  const tab = window.open('', '_blank');
  try {
    const { startUrl } = await previewSite(shown);
    if (tab && startUrl) tab.location.href = startUrl;
  } catch (fault) {
    tab?.close();
    throw fault;
  }
}
