import { execFile } from 'node:child_process';
import { expect, it } from 'vitest';

it('ends with a sentence where stopping in order fails', async () => {
  const script = `
    import { stopOnSignals } from '${import.meta.resolve('./stop-on-signals.ts')}';
    stopOnSignals(async () => { throw new Error('The disk is full.'); });
    process.kill(process.pid, 'SIGTERM');
    setTimeout(() => {}, 60_000);
  `;
  const words = ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', script];
  const ended = await new Promise((resolve) => {
    execFile(process.execPath, words, (fault, _, said) => resolve({ code: fault?.code, said }));
  });
  expect(ended).toEqual({ code: 1, said: 'The disk is full.\n' });
});
