import type { OpenDocument } from '../document/open.ts';
import type { Version } from '../document/written.ts';

/**
 * Merges what others save into an open document, as soon as it is announced. While a save of this page is unanswered,
 * it is unknown whose version is whose, so merging waits.
 */
export function bringInNewer(
  { document, saving }: Pick<OpenDocument, 'document' | 'saving'>,
  read: () => Promise<Version | null>,
): { told(version: string | null): void; close(): void } {
  let latest: string | null = null;
  let isReading = false;
  const look = async () => {
    const isKnown = latest === null || latest === document.editing().base.id;
    if (isKnown || isReading || saving.unanswered) return;
    isReading = true;
    const wanted = latest;
    try {
      const found = await read();
      const { base } = document.editing();
      // A save was sent meanwhile: the next look, after its answer, finds the result.
      if (saving.unanswered) return;
      if (found && found.id !== base.id && found.at >= base.at) document.meet(found);
      if (latest === wanted) latest = null;
    } catch {
      // The next save will find the conflict.
      latest = null;
    } finally {
      isReading = false;
    }
    if (latest !== null) void look();
  };
  const stop = saving.subscribe(() => void look());
  return {
    told(version) {
      latest = version;
      void look();
    },
    close: stop,
  };
}
