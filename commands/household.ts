import type { Running } from './processes.ts';

/**
 * Keeps several processes as one: says the addresses when all are ready, stops them all when it is asked to,
 * and where one ends by itself stops the rest.
 */
export async function household(
  move: (keep: (running: Running) => Running) => Promise<readonly string[]>,
): Promise<void> {
  // Whoever reads along wants the addresses and the faults, not a line for each of a thousand writes.
  process.env.LOG_LEVEL ||= 'warn';
  const members: Running[] = [];
  let leaving = false;

  async function leave(code: number): Promise<void> {
    if (leaving) return;
    leaving = true;
    await Promise.all(members.toReversed().map((member) => member.stop()));
    process.exit(code);
  }

  function keep(running: Running): Running {
    members.push(running);
    running.ended.then(() => {
      if (!leaving) console.error(`The ${running.name} ended.`);
      return leave(1);
    });
    return running;
  }

  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => leave(0));
  try {
    const addresses = await move(keep);
    console.log(`\n${addresses.map((line) => `  ${line}`).join('\n')}\n`);
  } catch (fault) {
    console.error(fault instanceof Error ? fault.message : fault);
    await leave(1);
  }
}
