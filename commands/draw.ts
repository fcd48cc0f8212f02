import { join } from 'node:path';
import { drawPictures } from '../art/draw.ts';
import { root } from '../launch/environment.ts';
import { replaceFolder } from '../launch/replace-folder.ts';
import { runCommand } from '../launch/run-command.ts';

const usage = `npm run draw

Draws the pictures of the sample into sample/pictures, where they are committed.`;

/** `npm run draw`: the old pictures stay until all new ones are complete. */
await runCommand(async (words) => {
  if (words.length > 0) {
    console.log(usage);
    process.exitCode = words.includes('--help') ? 0 : 2;
    return;
  }
  const folder = join(root, 'sample/pictures');
  await replaceFolder(folder, async (temporary) => {
    const { count, bytes } = await drawPictures(temporary);
    console.log(`${count} pictures, ${(bytes / 1_000_000).toFixed(1)} MB, in ${folder}`);
  });
});
