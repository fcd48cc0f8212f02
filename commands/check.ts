import { execFileSync } from 'node:child_process';
import { run } from '../launch/builds.ts';
import { root } from '../launch/environment.ts';

/** `npm run check`: types, style, and the tests of what changed since the branch left main; proofs and browser apart. */
const steps = [
  ['tsc', '--noEmit'],
  ['biome', 'check', '.', '--diagnostic-level=error'],
  ['vitest', 'run', '--changed', leftMain(), '--project', 'units', '--project', 'parts'],
] as const;

const outcomes = await Promise.allSettled(steps.map(([command, ...rest]) => run(command, rest)));
for (const outcome of outcomes)
  if (outcome.status === 'rejected') {
    console.error(outcome.reason instanceof Error ? outcome.reason.message : outcome.reason);
    process.exitCode = 1;
  }

/** Where the branch left main; on main itself, what is not committed counts. */
function leftMain(): string {
  try {
    const said = execFileSync('git', ['merge-base', 'HEAD', 'main'], { cwd: root, stdio: 'pipe' });
    return said.toString().trim();
  } catch {
    return 'HEAD';
  }
}
