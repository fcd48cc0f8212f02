import type { OpenDocument } from '../document/open.ts';
import type { Version } from '../document/written.ts';

/**
 * Brings in what others save while a document is open, as soon as it is told. While a save of one's own is on its way
 * nobody knows yet which version is whose, so it waits for that.
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
      // Read while a save went out: the next look finds what it came to.
      if (saving.unanswered) return;
      if (found && found.id !== base.id && found.at >= base.at) document.meet(found);
      if (latest === wanted) latest = null;
    } catch {
      // Saving meets it.
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
