import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findBrowser, findHeadlessShell } from '../launch/browser.ts';
import { run } from '../launch/builds.ts';
import { root } from '../launch/environment.ts';
import { bringNginx } from '../launch/nginx.ts';
import { startSharedProduct } from '../tests/browser/setup.ts';
import { memoryFolder } from '../tests/memory-folder.ts';
import { playwrightResult, type TestResult, vitestResult } from '../tests/test-results.ts';

/** `npm test`: types, style, tests, proofs and browser tests. The last line counts what passed and failed. */
const reports = join(root, '.artifacts/reports');
const counts = { passed: 0, failed: 0 };
/** Repeated at the end, because early failures have scrolled away. */
const failures: string[] = [];

// Tests start hundreds of processes from the same sources: the first one compiles them for all.
process.env.NODE_COMPILE_CACHE = join(root, '.artifacts/compiled');
// Encodes pictures in a tenth of the time. They get larger, which makes checks of their size only stricter.
process.env.AVIF_EFFORT = '1';

await rm(reports, { recursive: true, force: true });
await mkdir(reports, { recursive: true });

const diskEnvironment = { TMPDIR: process.env.TMPDIR };
const memory = memoryFolder();
process.env.TMPDIR = memory.path;
process.once('exit', memory.remove);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => process.exit(1));

await Promise.all([
  check('build', 'npm', ['run', '--silent', 'build']),
  check('types', 'tsc', ['--noEmit']),
]);
await check('style', 'biome', ['check', '--error-on-warnings', '.']);
const browser = await attempt('a browser', async () => ({
  full: await findBrowser(),
  shell: await findHeadlessShell(),
}));
await bringNginx();
const product = browser && (await attempt('what browsers look at', startSharedProduct));
await Promise.all([
  vitest('tests', ['units', 'parts'], runStreamed),
  // Proofs that data survives a kill need a real disk. Their browsers crash on a machine without any font.
  vitest('proofs', ['proofs'], runBuffered, {
    ...diskEnvironment,
    CHROMIUM_PATH: browser?.shell,
    FONTCONFIG_FILE: product?.environment.FONTCONFIG_FILE,
  }),
  product && playwright('in a browser', ['--grep-invert', '@alone'], browser.shell),
]);
if (product)
  await playwright('in a browser, with nothing beside it', ['--grep', '@alone'], browser.full);
await product?.stop();

for (const name of failures) console.log(`failed: ${name}`);
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed === 0 ? 0 : 1;

/** Runs a command that counts as one passed or failed check. */
async function check(name: string, command: string, rest: readonly string[]): Promise<void> {
  console.log(`\n— ${name}`);
  const isPassed = await attempt(name, () => run(command, rest).then(() => true));
  if (isPassed) counts.passed += 1;
}

/** Runs a step that others depend on. Returns undefined if it fails, which counts as a failure. */
async function attempt<Value>(
  name: string,
  work: () => Promise<Value>,
): Promise<Value | undefined> {
  try {
    return await work();
  } catch (fault) {
    console.error(fault instanceof Error ? fault.message : fault);
    failures.push(name);
    counts.failed += 1;
  }
}

async function vitest(
  what: string,
  projects: readonly string[],
  runTests: typeof runStreamed,
  environment: NodeJS.ProcessEnv = {},
): Promise<void> {
  const file = join(reports, `vitest-${what}.json`);
  const projectFlags = projects.map((project) => `--project=${project}`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const endedWell = await runTests(
    what,
    ['vitest', 'run', ...reporters, ...projectFlags],
    environment,
  );
  add(vitestResult({ what, report: await readReport(file), endedWell }, root));
}

async function playwright(
  what: string,
  filter: readonly string[],
  browserPath: string,
): Promise<void> {
  const file = join(reports, `playwright${filter.join('')}.json`);
  // Separate folders, so that the second run does not delete the first one's failures.
  const output = `--output=${join(root, '.artifacts/browser', filter.join(''))}`;
  const command = ['playwright', 'test', '--config', 'tests/playwright.config.ts'];
  const endedWell = await runBuffered(what, [...command, output, ...filter], {
    ...product?.environment,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    CHROMIUM_PATH: browserPath,
  });
  add(playwrightResult({ what, report: await readReport(file), endedWell }));
}

function add({ passed, failed, failures: named }: TestResult): void {
  failures.push(...named);
  counts.passed += passed;
  counts.failed += failed;
}

/** Runs a command with its output shown live. Returns whether it succeeded. */
async function runStreamed(
  what: string,
  [command = '', ...rest]: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<boolean> {
  console.log(`\n— ${what}`);
  const env = { ...process.env, ...environment };
  const [code] = await once(spawn(command, rest, { cwd: root, stdio: 'inherit', env }), 'close');
  return code === 0;
}

/** Runs a command and prints its output in one piece at the end, because others print meanwhile. */
async function runBuffered(
  what: string,
  [command = '', ...rest]: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<boolean> {
  const child = spawn(command, rest, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const [code] = await once(child, 'close');
  console.log(`\n— ${what}\n${output}`);
  return code === 0;
}

async function readReport<Report>(file: string): Promise<Report | undefined> {
  return readFile(file, 'utf8').then(JSON.parse, () => undefined);
}
