import { join } from 'node:path';
import { drawPictures } from '../art/draw.ts';
import { command } from '../launch/command.ts';
import { root } from '../launch/environment.ts';
import { fillAnew } from '../launch/fill-anew.ts';

const usage = `npm run draw

Draws the pictures of the sample into sample/pictures, where they are committed.`;

/** `npm run draw`: what was there stays until all is drawn. */
await command(async (words) => {
  if (words.length > 0) {
    console.log(usage);
    process.exitCode = words.includes('--help') ? 0 : 2;
    return;
  }
  const folder = join(root, 'sample/pictures');
  await fillAnew(folder, async (aside) => {
    const { count, bytes } = await drawPictures(aside);
    console.log(`${count} pictures, ${(bytes / 1_000_000).toFixed(1)} MB, in ${folder}`);
  });
});
