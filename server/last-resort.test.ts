import { execFile } from 'node:child_process';
import { expect, it } from 'vitest';

/** Runs a process that logs like ours, and logs again if it is still alive a moment later. */
function run(fault: string): Promise<{ code: unknown; lines: Record<string, unknown>[] }> {
  const script = `
    import pino from 'pino';
    import { handleUncaughtFaults } from '${import.meta.resolve('./last-resort.ts')}';
    const log = pino();
    handleUncaughtFaults(log);
    setTimeout(() => { ${fault} }, 1);
    setTimeout(() => log.info('Still there'), 50);
  `;
  const words = ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', script];
  return new Promise((resolve) => {
    execFile(process.execPath, words, (ended, out) => {
      const lines = out.split('\n').filter((line) => line !== '');
      resolve({ code: ended?.code ?? 0, lines: lines.map((line) => JSON.parse(line)) });
    });
  });
}

it('says that work failed which nobody waited for, and goes on', async () => {
  const { code, lines } = await run(`Promise.reject(new Error('Nobody waits.'));`);
  expect(code).toBe(0);
  expect(lines).toMatchObject([
    { level: 50, err: { message: 'Nobody waits.' } },
    { msg: 'Still there' },
  ]);
});

it('says an exception that was caught nowhere, and ends', async () => {
  const { code, lines } = await run(`throw new TypeError('Thrown anywhere.');`);
  expect(code).toBe(1);
  expect(lines).toMatchObject([{ level: 60, err: { message: 'Thrown anywhere.' } }]);
});
