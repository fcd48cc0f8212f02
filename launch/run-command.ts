import { exitWithParent, printable, sentenceOf } from '@farol/server/process';

/** Runs a command with its arguments. Failures are printed as a sentence, and it exits with its parent process. */
export async function runCommand(command: (words: string[]) => Promise<void>): Promise<void> {
  const stopWatching = exitWithParent();
  try {
    await command(process.argv.slice(2));
  } catch (fault) {
    console.error(printable(sentenceOf(fault)));
    process.exitCode = 1;
  } finally {
    // The listener would keep this process alive.
    stopWatching();
  }
}
