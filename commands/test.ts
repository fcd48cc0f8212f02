import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findBrowser, findHeadlessShell } from '../launch/browser.ts';
import { run } from '../launch/builds.ts';
import { root } from '../launch/environment.ts';
import { startSharedProduct } from '../tests/browser/setup.ts';
import { memoryFolder } from '../tests/memory-folder.ts';
import { playwrightResult, type TestResult, vitestResult } from '../tests/test-results.ts';

/** `npm test`: types, style, every test, proofs and a real browser beside them. The last line says how many passed and failed. */
const reports = join(root, '.artifacts/reports');
const counted = { passed: 0, failed: 0 };
/** The names of what failed, repeated at the end: what ran long before is far up. */
const failures: string[] = [];

// Tests start hundreds of processes of the same sources: the first of them compiles these for all.
process.env.NODE_COMPILE_CACHE = join(root, '.artifacts/compiled');
// Pictures are drawn in a tenth of the time. They are larger for it, so that limits of their bytes hold all the more.
process.env.AVIF_EFFORT = '1';

await rm(reports, { recursive: true, force: true });
await mkdir(reports, { recursive: true });

const onDisk = { TMPDIR: process.env.TMPDIR };
const memory = memoryFolder();
process.env.TMPDIR = memory.path;
process.once('exit', memory.remove);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => process.exit(1));

await Promise.all([
  check('build', 'npm', ['run', '--silent', 'build']),
  check('types', 'tsc', ['--noEmit']),
]);
await check('style', 'biome', ['check', '.']);
const browser = await attempt('a browser', async () => ({
  whole: await findBrowser(),
  shell: await findHeadlessShell(),
}));
const product = browser && (await attempt('what browsers look at', startSharedProduct));
await Promise.all([
  vitest('tests', ['units', 'parts'], shown),
  // What outlives a kill is proved on a disk.
  vitest('proofs', ['proofs'], spoken, { ...onDisk, CHROMIUM_PATH: browser?.shell }),
  product && inBrowser('in a browser', ['--grep-invert', '@alone'], browser.shell),
]);
if (product)
  await inBrowser('in a browser, with nothing beside it', ['--grep', '@alone'], browser.whole);
await product?.stop();

for (const name of failures) console.log(`failed: ${name}`);
console.log(`${counted.passed} passed, ${counted.failed} failed`);
process.exitCode = counted.failed === 0 ? 0 : 1;

/** A command that passes or fails as a whole. */
async function check(name: string, command: string, rest: readonly string[]): Promise<void> {
  console.log(`\n— ${name}`);
  const isPassed = await attempt(name, () => run(command, rest).then(() => true));
  if (isPassed) counted.passed += 1;
}

/** What tests need. Undefined where it failed, which counts as a failure. */
async function attempt<Value>(
  name: string,
  work: () => Promise<Value>,
): Promise<Value | undefined> {
  try {
    return await work();
  } catch (fault) {
    console.error(fault instanceof Error ? fault.message : fault);
    failures.push(name);
    counted.failed += 1;
  }
}

async function vitest(
  what: string,
  projects: readonly string[],
  print: typeof shown,
  environment: NodeJS.ProcessEnv = {},
): Promise<void> {
  const file = join(reports, `vitest-${what}.json`);
  const chosen = projects.map((project) => `--project=${project}`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const endedWell = await print(what, ['vitest', 'run', ...reporters, ...chosen], environment);
  add(vitestResult({ what, report: await readReport(file), endedWell }, root));
}

async function inBrowser(what: string, chosen: readonly string[], path: string): Promise<void> {
  const file = join(reports, `playwright${chosen.join('')}.json`);
  // What the first of two runs left of its failures stays beside that of the second.
  const output = `--output=${join(root, '.artifacts/browser', chosen.join(''))}`;
  const command = ['playwright', 'test', '--config', 'tests/playwright.config.ts'];
  const endedWell = await spoken(what, [...command, output, ...chosen], {
    ...product?.environment,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    CHROMIUM_PATH: path,
  });
  add(playwrightResult({ what, report: await readReport(file), endedWell }));
}

function add({ passed, failed, failures: named }: TestResult): void {
  failures.push(...named);
  counted.passed += passed;
  counted.failed += failed;
}

/** Runs a command whose output is seen as it comes. The answer is whether it ended well. */
async function shown(
  what: string,
  [command = '', ...rest]: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<boolean> {
  console.log(`\n— ${what}`);
  const env = { ...process.env, ...environment };
  const [code] = await once(spawn(command, rest, { cwd: root, stdio: 'inherit', env }), 'close');
  return code === 0;
}

/** Runs a command whose output is printed in one piece at its end, because others print meanwhile. */
async function spoken(
  what: string,
  [command = '', ...rest]: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<boolean> {
  const child = spawn(command, rest, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  const [code] = await once(child, 'close');
  console.log(`\n— ${what}\n${said}`);
  return code === 0;
}

async function readReport<Report>(file: string): Promise<Report | undefined> {
  return readFile(file, 'utf8').then(JSON.parse, () => undefined);
}
