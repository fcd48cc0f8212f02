import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testLimits } from '../testing/limits.ts';

let folder: string;
const fileOf = (name: string) => join(folder, name);
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'farol-supervisor-'));
  await writeFile(fileOf('fails.mjs'), 'process.exit(3);');
  // Fails at every second run; ends when somebody sends it something. Its runs are in a file: the port of each.
  await writeFile(
    fileOf('unsteady.mjs'),
    `import { appendFileSync, readFileSync } from 'node:fs';
    import { createServer } from 'node:net';
    const runs = ${JSON.stringify(fileOf('runs'))};
    appendFileSync(runs, process.env.ITS_PORT + ' ');
    if (readFileSync(runs, 'utf8').trim().split(' ').length % 2 === 0) process.exit(3);
    const server = createServer((socket) => socket.on('data', () => process.exit(4)).on('error', () => {})).listen(Number(process.env.ITS_PORT), '127.0.0.1', () =>
      // Whoever starts it may be gone as soon as the port answers.
      process.send({ ready: 'http://127.0.0.1:' + server.address().port }, () => {}),
    );
    process.on('disconnect', () => process.exit());`,
  );
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The output and the exit code of a supervised product whose start has this body. */
async function resultOf(body: string) {
  const urlOf = (name: string) =>
    JSON.stringify(pathToFileURL(join(import.meta.dirname, name)).href);
  const product = fileOf('product.mjs');
  await writeFile(fileOf('runs'), '');
  await writeFile(
    product,
    `import { connect } from 'node:net';
    import { setTimeout as pause } from 'node:timers/promises';
    import { startProcess } from ${urlOf('processes.ts')};
    import { supervise } from ${urlOf('supervisor.ts')};
    const startUnsteady = () => startProcess('unsteady service', ${JSON.stringify(fileOf('unsteady.mjs'))}, {
      environment: { ITS_PORT: '0' },
      portSetting: 'ITS_PORT',
    });
    const reach = ({ address }) => connect(new URL(address).port, '127.0.0.1').on('error', () => {});
    const answers = (service) => new Promise((resolve) => {
      const socket = reach(service).on('connect', () => socket.destroy()).on('close', (failed) => resolve(!failed));
    });
    await supervise(async ({ add, keepRunning, run, runOptional }) => {
      ${body}
    });`,
  );
  const words = ['--disable-warning=ExperimentalWarning', product];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, {
    encoding: 'utf8',
    timeout: testLimits.state,
  });
  return { code: status, text: stderr + stdout };
}

/** A product that runs a failing script, goes on, and exits with 0. */
const resultOfFailing = (method: 'run' | 'runOptional') =>
  resultOf(
    `await ${method}(${JSON.stringify(fileOf('fails.mjs'))});
    console.log('It goes on.');
    process.exit(0);`,
  );

it('ends with a sentence where what the product needs fails', async () => {
  expect(await resultOfFailing('run')).toEqual({ code: 1, text: 'fails.mjs ended with 3.\n' });
});

it('says it and goes on where what the product runs without fails', async () => {
  const { code, text } = await resultOfFailing('runOptional');
  expect(code).toBe(0);
  expect(text).toContain('fails.mjs ended with 3.');
  expect(text).toContain('It goes on.');
});

it('ends with a process that ends while the product starts', async () => {
  const { code, text } = await resultOf(
    `reach(add(await startUnsteady())).write('end');
    await pause(60_000);`,
  );
  expect({ code, text }).toEqual({ code: 1, text: 'The unsteady service ended.\n' });
});

it('starts a process again that ends later, at its port, also where that fails at first', async () => {
  const { code, text } = await resultOf(
    `const service = add(await startUnsteady());
    keepRunning();
    reach(service).write('end');
    await service.ended;
    while (!(await answers(service))) await pause(20);
    process.exit(0);`,
  );
  const sentences = [
    'The unsteady service ended. Starting it again.',
    'The unsteady service ended (3) while starting.',
  ];
  expect({ code, text }).toEqual({ code: 0, text: `${sentences.join('\n')}\n` });
  const [first, second, third] = (await readFile(fileOf('runs'), 'utf8')).trim().split(' ');
  expect(first).toBe('0');
  expect(Number(second)).toBeGreaterThan(0);
  expect(third).toBe(second);
});
