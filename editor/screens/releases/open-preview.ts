import { previewSite } from '../../api/publishing.ts';
import { inNewTab } from '../../parts/new-tab.ts';

/** A preview of the whole site in a new tab. */
export function openPreview(shown: { release: string } | { until: number }): Promise<void> {
  return inNewTab(async () => (await previewSite(shown)).startUrl);
}
