import { startPersonalPreview } from '../../api/previews.ts';
import { thisTab } from '../../document/tab.ts';
import type { Opened } from '../document/use-open-document.ts';

/** The preview in a tab of its own. The tab is opened before the request, or browsers would block it as a popup. */
export async function openInTab({ whole }: Opened): Promise<void> {
  const tab = window.open('', '_blank');
  try {
    const { address } = await startPersonalPreview(whole.id, (await thisTab()).id);
    if (tab) tab.location.href = address;
  } catch (fault) {
    tab?.close();
    throw fault;
  }
}
