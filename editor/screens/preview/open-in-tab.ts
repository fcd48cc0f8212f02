import { startPersonalPreview } from '../../api/previews.ts';
import { thisTab } from '../../document/tab.ts';
import type { Opened } from '../document/use-open-document.ts';

/** The page as it is written, in a tab of its own: opened at once, or browsers take it for an advertisement. */
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
