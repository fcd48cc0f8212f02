import { Refused } from '../repository/faults.ts';
import { isRefusal } from '../repository/refusal.ts';
import type { MediaFiles } from './files.ts';
import type { TakenFile } from './intake.ts';
import { oneAtATime } from './one-at-a-time.ts';

/**
 * Stores and deletes contents, one operation per content at a time: an upload must not rely on a content that is
 * just being deleted. Other processes may do the same with the same content at the same time.
 */
export function contentKeeper(
  files: MediaFiles,
  /** Whether a file has the content, as of all that any process has written by now. */
  isUsed: (hash: string) => Promise<boolean>,
  report: (fault: Error) => void,
) {
  const inTurn = oneAtATime();
  return {
    /**
     * Stores a file's content, then calls `record`; `undo` reverts the record. The content of a refused file is not
     * kept.
     */
    async store<Result>(
      { hash, temporaryPath, discard }: Pick<TakenFile, 'hash' | 'temporaryPath' | 'discard'>,
      record: () => Promise<Result>,
      undo: (result: Result) => Promise<unknown>,
    ): Promise<Result> {
      try {
        return await inTurn(hash, async () => {
          await files.put(hash, temporaryPath);
          const result = await record().catch(async (fault) => {
            // Then nothing was recorded; after another fault, something may have been.
            if (isRefusal(fault)) await files.delete(hash, () => isUsed(hash)).catch(report);
            throw fault;
          });
          // If the storage is unreachable now, the content is still safe from a moment ago.
          if (await files.has(hash).catch(() => true)) return result;
          // Another process deleted the same content in the meantime.
          await undo(result);
          throw new Refused('The same file was deleted at this moment. Send it again.', 409, {
            code: 'changed_meanwhile',
          });
        });
      } finally {
        await discard();
      }
    },

    /**
     * Calls `record`, and deletes the contents that it returns as unused. Only those among `hashes`: the replayed
     * response of an earlier removal may name contents that are used again by now. A content that cannot be deleted is
     * only reported: the removal was recorded.
     */
    async remove<Result extends { unused: readonly string[] }>(
      hashes: readonly string[],
      record: () => Promise<Result>,
    ): Promise<Result> {
      // A fixed order of locks prevents deadlocks.
      const ordered = [...new Set(hashes)].sort();
      const remove = async () => {
        const result = await record();
        for (const hash of result.unused)
          if (ordered.includes(hash)) await files.delete(hash, () => isUsed(hash)).catch(report);
        return result;
      };
      return ordered.reduceRight((work, hash) => () => inTurn(hash, work), remove)();
    },
  };
}

export type ContentKeeper = ReturnType<typeof contentKeeper>;
