import { cp, glob, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The same build with renamed files, as a next version would have. */
export async function renamedBuild(build: string, folder: string) {
  await rm(folder, { recursive: true, force: true });
  await cp(build, folder, { recursive: true });
  const assets = join(folder, 'client/assets');
  const names = await readdir(assets);
  const renamed = new Map(names.map((name) => [name, name.replace(/-[^-]{8}\./, '-NextOne1.')]));
  for await (const file of glob('**/*.{js,css,json,html}', { cwd: folder })) {
    const text = await readFile(join(folder, file), 'utf8');
    let changed = text;
    for (const [name, next] of renamed) changed = changed.replaceAll(name, next);
    if (changed !== text) await writeFile(join(folder, file), changed);
  }
  for (const [name, next] of renamed) await rename(join(assets, name), join(assets, next));
  return {
    script: join(folder, 'server/main.js'),
    /** The addresses of files in the original build. */
    before: names.map((name) => `/assets/${name}`),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
