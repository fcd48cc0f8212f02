import { previewSite } from '../../api/publishing.ts';

/** The whole site as it will be, in a tab of its own: opened at once, or browsers take it for an advertisement. */
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
