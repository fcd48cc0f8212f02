import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const OWNER_ONLY = 0o600;

/** Whether what is printed is read by who sits there, and written down by nobody. */
function isRead(): boolean {
  return process.stdout.isTTY === true;
}

/**
 * Hands over an address that opens once: on the terminal, or else, where what is printed goes into a log, in a file
 * that its owner alone may read. Answers the words to be printed.
 */
export async function handedOver(address: string, dataFolder: string): Promise<string> {
  if (isRead()) return address;
  const file = join(dataFolder, 'service', 'one-time-address');
  await writeFile(file, `${address}\n`, { mode: OWNER_ONLY });
  // One that lay there before keeps its mode otherwise.
  await chmod(file, OWNER_ONLY);
  return file;
}
