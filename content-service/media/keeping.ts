import { Refused } from '../repository/faults.ts';
import type { MediaFiles } from './files.ts';
import type { TakenFile } from './intake.ts';
import { oneAtATime } from './one-at-a-time.ts';

/**
 * Keeps contents and lets go of them, each content one after the other: what is being deleted must not be taken for
 * kept by an upload of the same.
 */
export function contentKeeper(files: MediaFiles) {
  const inTurn = oneAtATime();
  return {
    /** Keeps the content of a file, then has it recorded; `undo` takes the record back. */
    async keep<Answer>(
      { hash, temporaryPath, discard }: TakenFile,
      record: () => Promise<Answer>,
      undo: (answer: Answer) => Promise<unknown>,
    ): Promise<Answer> {
      try {
        return await inTurn(hash, async () => {
          await files.put(hash, temporaryPath);
          const answer = await record();
          // Files that cannot be asked for now were put safely a moment ago.
          if (await files.has(hash).catch(() => true)) return answer;
          // Another process deleted the same content at the same moment: then nothing of it is kept.
          await undo(answer);
          throw new Refused('The same file was deleted at this moment. Send it again.', 409);
        });
      } finally {
        await discard();
      }
    },

    /** Has a file removed from the record, and deletes those of its contents that nothing else has. */
    async remove<Answer extends { unused: readonly string[] }>(
      hashes: readonly string[],
      record: () => Promise<Answer>,
    ): Promise<Answer> {
      const remove = async () => {
        const answer = await record();
        for (const each of answer.unused) await files.delete(each);
        return answer;
      };
      // Everybody waits for the same one first, so that nobody waits for one who waits for him.
      const ordered = [...new Set(hashes)].sort();
      return ordered.reduceRight((work, hash) => () => inTurn(hash, work), remove)();
    },
  };
}

export type ContentKeeper = ReturnType<typeof contentKeeper>;
