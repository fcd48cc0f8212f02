import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findBrowser } from '../launch/browser.ts';
import { run } from '../launch/builds.ts';
import { root } from '../launch/environment.ts';
import { memoryFolder } from '../tests/memory-folder.ts';
import { playwrightResult, type TestResult, vitestResult } from '../tests/test-results.ts';

/** `npm test`: types, style, every test, proofs and a real browser beside them. The last line says how many passed and failed. */
const reports = join(root, '.artifacts/reports');
const counted = { passed: 0, failed: 0 };
/** The names of what failed, told again at the end: what ran long before is far up. */
const failures: string[] = [];

// Tests start hundreds of processes of the same sources: the first of them turns these into JavaScript for all.
process.env.NODE_COMPILE_CACHE = join(root, '.artifacts/compiled');
// Pictures are drawn in a tenth of the time. They are larger for it, so that what is said of their bytes holds all the more.
process.env.AVIF_EFFORT = '1';

await rm(reports, { recursive: true, force: true });
await mkdir(reports, { recursive: true });

await Promise.all([
  step('build', ['npm', 'run', '--silent', 'build']),
  step('types', ['tsc', '--noEmit']).then(() => step('style', ['biome', 'check', '.'])),
]);
const folder = memoryFolder();
process.once('exit', folder.remove);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => process.exit(1));
await Promise.all([
  vitest('tests', ['units', 'parts'], shown, { TMPDIR: folder.path }),
  // What outlives a kill is proved on a disk.
  vitest('proofs', ['proofs'], spoken),
  browser('in a browser', ['--grep-invert', '@alone']),
]);
await browser('in a browser, with nothing beside it', ['--grep', '@alone']);

for (const name of failures) console.log(`failed: ${name}`);
console.log(`${counted.passed} passed, ${counted.failed} failed`);
process.exitCode = counted.failed === 0 ? 0 : 1;

/** A check that is passed or failed as a whole. */
async function step(name: string, [command = '', ...rest]: readonly string[]): Promise<void> {
  console.log(`\n— ${name}`);
  await run(command, rest).then(
    () => count(1, 0),
    (fault: Error) => {
      console.error(fault.message);
      failures.push(name);
      count(0, 1);
    },
  );
}

async function vitest(
  what: string,
  projects: readonly string[],
  tell: typeof spoken,
  environment: object = {},
): Promise<void> {
  const file = join(reports, `vitest-${what}.json`);
  const words = ['vitest', 'run', '--reporter=default', '--reporter=json'];
  const chosen = projects.map((project) => `--project=${project}`);
  const told = [...words, `--outputFile.json=${file}`, ...chosen];
  const endedWell = await tell(what, told, environment);
  add(vitestResult({ what, report: await readReport(file), endedWell }, root));
}

async function browser(what: string, chosen: readonly string[]): Promise<void> {
  const file = join(reports, `playwright${chosen.join('')}.json`);
  const path = await findBrowser().catch((fault: Error) => {
    console.error(fault.message);
    return undefined;
  });
  if (!path) {
    failures.push('there is no browser');
    return count(0, 1);
  }
  // What the first of two runs left of its failures stays beside that of the second.
  const output = `--output=${join(root, '.artifacts/browser', chosen.join(''))}`;
  const words = ['playwright', 'test', '--config', 'tests/playwright.config.ts', output, ...chosen];
  const endedWell = await spoken(what, words, {
    ...{ CHROMIUM_PATH: path, PLAYWRIGHT_JSON_OUTPUT_FILE: file, TMPDIR: folder.path },
  });
  add(playwrightResult({ what, report: await readReport(file), endedWell }));
}

function add({ passed, failed, failures: named }: TestResult): void {
  failures.push(...named);
  count(passed, failed);
}

function count(passed: number, failed: number): void {
  counted.passed += passed;
  counted.failed += failed;
}

/** What a command says is heard as it says it. The answer is whether it ended well. */
async function shown(
  what: string,
  [command = '', ...rest]: readonly string[],
  environment: object = {},
): Promise<boolean> {
  console.log(`\n— ${what}`);
  const env = { ...process.env, ...environment };
  const [code] = await once(spawn(command, rest, { cwd: root, stdio: 'inherit', env }), 'close');
  return code === 0;
}

/** What a command says is told in one piece at its end: others speak meanwhile. */
async function spoken(
  what: string,
  [command = '', ...rest]: readonly string[],
  environment: object = {},
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
