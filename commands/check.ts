import { execFileSync } from 'node:child_process';
import { run } from '../launch/builds.ts';
import { root } from '../launch/environment.ts';

/** `npm run check`: types, style, and the tests affected by the branch, except proofs and browser tests. */
const steps = [
  ['tsc', '--noEmit'],
  ['biome', 'check', '--error-on-warnings', '.'],
  ['vitest', 'run', '--changed', branchPoint(), '--project', 'units', '--project', 'parts'],
] as const;

const outcomes = await Promise.allSettled(steps.map(([command, ...rest]) => run(command, rest)));
for (const outcome of outcomes)
  if (outcome.status === 'rejected') {
    console.error(outcome.reason instanceof Error ? outcome.reason.message : outcome.reason);
    process.exitCode = 1;
  }

/** The commit where the branch left main; on main itself, what is uncommitted counts. */
function branchPoint(): string {
  try {
    const base = execFileSync('git', ['merge-base', 'HEAD', 'main'], { cwd: root, stdio: 'pipe' });
    return base.toString().trim();
  } catch {
    return 'HEAD';
  }
}
