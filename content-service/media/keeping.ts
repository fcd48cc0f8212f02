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
          throw new Refused('The same file was deleted at this moment. Send it again.', 409, {
            code: 'changed_meanwhile',
          });
        });
      } finally {
        await discard();
      }
    },

    /**
     * Has files removed from the record, and deletes those of their contents that nothing else has. An answer that is
     * given again names contents whose files went before: by now they may be somebody else's.
     */
    async remove<Answer extends { unused: readonly string[] }>(
      hashes: readonly string[],
      record: () => Promise<Answer>,
    ): Promise<Answer> {
      // Everybody waits for the same one first, so that nobody waits for one who waits for him.
      const ordered = [...new Set(hashes)].sort();
      const remove = async () => {
        const answer = await record();
        for (const each of answer.unused) if (ordered.includes(each)) await files.delete(each);
        return answer;
      };
      return ordered.reduceRight((work, hash) => () => inTurn(hash, work), remove)();
    },
  };
}

export type ContentKeeper = ReturnType<typeof contentKeeper>;
