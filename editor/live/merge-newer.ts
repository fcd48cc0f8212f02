import type { ReadStored, Version } from '../api/written.ts';
import { isSaved } from '../document/edited-document.ts';
import type { OpenDocument } from '../document/open.ts';

/** Told where it is not known what others did meanwhile. */
export const whateverStands = 'whatever stands';

/** The version of a draft that was saved; null where the draft was discarded. */
interface Told {
  version: string | null;
}

/**
 * Merges what others save into an open document, as soon as it is announced. While a save of this page is unanswered,
 * it is unknown whose version is whose, so merging waits.
 */
export function mergeNewer(
  { document, saving }: Pick<OpenDocument, 'document' | 'saving'>,
  read: () => Promise<Version | null>,
  readStored: ReadStored,
): { told(version: string | null): void; close(): void } {
  let latest: Told | null = null;
  let isReading = false;
  const look = async () => {
    const isKnown = latest === null || latest.version === document.editing().base.id;
    if (isKnown || isReading || saving.unanswered) return;
    isReading = true;
    const wanted = latest;
    try {
      const editing = document.editing();
      const [found, stored] = await Promise.all([
        read(),
        isSaved(editing) ? null : readStored(editing.base.id),
      ]);
      const { base } = document.editing();
      // A save was sent meanwhile: the next look, after its answer, finds the result.
      if (saving.unanswered) return;
      if (found && found.id !== base.id && isStanding(found, wanted, editing.base, base))
        document.meet(found, stored);
      if (latest === wanted) latest = null;
    } catch {
      // The next save will find the conflict; of what nobody told there may be none, so it is read again after that.
      if (latest === wanted && wanted?.version !== whateverStands) latest = null;
    } finally {
      isReading = false;
    }
    if (latest !== null && latest !== wanted) void look();
  };
  const stop = saving.subscribe(() => void look());
  return {
    told(version) {
      latest = { version };
      void look();
    },
    close: stop,
  };
}

/** Whether what was read is what stands now: what is older was read too early, unless a draft was discarded. */
function isStanding(found: Version, told: Told | null, before: Version, base: Version): boolean {
  const isOlder = found.at < base.at;
  if (told?.version === null) return isOlder;
  // Nothing was saved here while it was read.
  if (told?.version === whateverStands && before.id === base.id) return true;
  return !isOlder;
}
