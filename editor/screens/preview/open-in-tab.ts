import { startPersonalPreview } from '../../api/previews.ts';
import { thisTab } from '../../document/tab.ts';
import { inNewTab } from '../../parts/new-tab.ts';
import type { Opened } from '../open-document/use-open-document.ts';

/** The preview in a tab of its own. */
export function openInTab({ whole }: Opened): Promise<void> {
  return inNewTab(async () => (await startPersonalPreview(whole.id, (await thisTab()).id)).address);
}
