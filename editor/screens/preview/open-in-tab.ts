import { startPersonalPreview } from '../../api/previews.ts';
import { thisTab } from '../../document/tab.ts';
import type { Opened } from '../document/use-open-document.ts';
import { inNewTab } from '../new-tab.ts';

/** The preview in a tab of its own. */
export function openInTab({ whole }: Opened): Promise<void> {
  return inNewTab(async () => (await startPersonalPreview(whole.id, (await thisTab()).id)).address);
}
