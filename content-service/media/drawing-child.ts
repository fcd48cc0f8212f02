/** The process that draws: behind everything else, and gone when there is nothing to draw. */
import { constants, setPriority } from 'node:os';
import { draw } from './drawing.ts';
import type { DrawingAnswer, DrawingOrder } from './drawing-process.ts';

setPriority(constants.priority.PRIORITY_LOW);

process.on('message', async ({ number, path, wished, limits }: DrawingOrder) => {
  const answer: DrawingAnswer = await draw(path, wished, limits).then(
    (picture) => ({ number, picture }),
    (fault) => ({ number, fault: fault instanceof Error ? fault.message : String(fault) }),
  );
  process.send?.(answer);
});
// Nobody waits for what is being drawn any more, and an orderly end would wait for it.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
