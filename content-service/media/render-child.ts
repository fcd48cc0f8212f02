/** The process that draws: behind everything else, and gone when there is nothing to draw. */
import { constants, setPriority } from 'node:os';
import { renderPicture } from './render.ts';
import type { RenderAnswer, RenderJob } from './render-process.ts';

setPriority(constants.priority.PRIORITY_LOW);

process.on('message', async ({ number, path, transformation: wished, limits }: RenderJob) => {
  const answer: RenderAnswer = await renderPicture(path, wished, limits).then(
    (picture) => ({ number, picture }),
    (fault) => ({ number, fault: fault instanceof Error ? fault.message : String(fault) }),
  );
  // Whoever wanted it may have gone meanwhile.
  process.send?.(answer, () => {});
});
// Nobody waits for what is being drawn any more, and an orderly end would wait for it.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
