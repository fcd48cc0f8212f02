/** The render process: runs at low priority, and exits when idle. */
import { constants, setPriority } from 'node:os';
import { renderPicture } from './render.ts';
import type { RenderJob, RenderResult } from './render-process.ts';

setPriority(constants.priority.PRIORITY_LOW);

process.on('message', async ({ number, path, transformation, limits }: RenderJob) => {
  const result: RenderResult = await renderPicture(path, transformation, limits).then(
    (picture) => ({ number, picture }),
    (fault) => ({ number, fault: fault instanceof Error ? fault.message : String(fault) }),
  );
  // The parent may have exited in the meantime, so errors are ignored.
  process.send?.(result, () => {});
});
// Nobody waits for a render in progress any more, and a graceful exit would wait for it.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
