import { copyFile, glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePort } from '@farol/server/free-port';
import { root } from '../../launch/environment.ts';
import { cores, pinned } from '../machine.ts';
import { finished, serving } from './command.ts';
import type { System } from './system.ts';

export type PeerName = 'next' | 'astro';

interface Peer {
  title: string;
  build: readonly string[];
  /** What the build creates. */
  built: readonly string[];
  start(port: number): readonly string[];
}

/** The systems people would otherwise choose, each built and started as its manual says. */
const peers: Readonly<Record<PeerName, Peer>> = {
  next: {
    title: 'Next.js',
    build: ['node_modules/.bin/next', 'build'],
    built: ['.next', 'next-env.d.ts'],
    start: (port) => ['node_modules/.bin/next', 'start', '-H', '127.0.0.1', '-p', String(port)],
  },
  astro: {
    title: 'Astro',
    build: ['node_modules/.bin/astro', 'build'],
    built: ['dist', '.astro'],
    start: () => ['node', 'dist/server/entry.mjs'],
  },
};

/** The name people use. */
export const titleOf = (name: PeerName): string => peers[name].title;

const folderOf = (name: PeerName) => join(root, 'bench/peers', name);

/** Environment of every command: no telemetry, and where the site was built. */
const quiet = {
  NEXT_TELEMETRY_DISABLED: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
  NODE_ENV: 'production',
  FAROL_BUILT: pathToFileURL(join(root, 'site/dist/server/main.js')).href,
};

/** Installs the peer's packages, once, and builds the site's pages as they are now. */
export async function preparePeer(name: PeerName): Promise<void> {
  const folder = folderOf(name);
  // npm passes on its own configuration and would omit development dependencies in production.
  const environment = { NODE_ENV: '', npm_config_workspaces: '', npm_config_include: 'dev' };
  await finished(['npm', 'install', '--no-package-lock', '--no-audit', '--no-fund', '--silent'], {
    folder,
    environment,
  });
  const pages = join(folder, 'farol');
  await mkdir(pages, { recursive: true });
  await buildPages(pages);
  await writeFile(join(pages, 'site.css'), await wholeStyle());
}

/** Builds the site's pages as the module that the other systems import. */
export async function buildPages(folder: string): Promise<void> {
  await finished(['vite', 'build', '--config', 'bench/peer-pages/vite.config.ts'], {
    folder: root,
    environment: { FAROL_PAGES: folder },
  });
}

/** Every style of the site in one sheet, from the output of the site's own build. */
async function wholeStyle(): Promise<string> {
  const files = ['tokens', 'base'].map((name) => join(root, `site/style/${name}.css`));
  const built = await Array.fromAsync(glob('site/dist/client/assets/whole-*.css', { cwd: root }));
  const texts = [...files, ...built.map((file) => join(root, file))].map((file) =>
    readFile(file, 'utf8'),
  );
  return (await Promise.all(texts)).join('\n');
}

/** Builds every page of a content, given as the site's file, from nothing; answers the seconds that took. */
export async function buildPeer(
  name: PeerName,
  content: { file: string; service: string },
): Promise<number> {
  const folder = folderOf(name);
  const { build } = peers[name];
  await clearPeer(name);
  const file = join(folder, 'farol/content.journal');
  await copyFile(content.file, file);
  const environment = { ...quiet, FAROL_CONTENT: file, FAROL_SERVICE: content.service };
  const started = performance.now();
  await finished(build, { folder, environment });
  return (performance.now() - started) / 1000;
}

export async function startPeer(name: PeerName): Promise<System> {
  const folder = folderOf(name);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const environment = {
    ...quiet,
    HOST: '127.0.0.1',
    PORT: String(port),
    FAROL_CONTENT: join(folder, 'farol/content.journal'),
  };
  const command = await pinned(cores.server, peers[name].start(port));
  const server = await serving(command, `${origin}/`, { folder, environment });
  return { name: titleOf(name), origin, ...server };
}

/** Removes what builds created; installed packages stay for the next time. */
export async function clearPeer(name: PeerName): Promise<void> {
  for (const file of [...peers[name].built, 'farol/content.journal'])
    await rm(join(folderOf(name), file), { recursive: true, force: true });
}
