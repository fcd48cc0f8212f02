import { join, relative } from 'node:path';
import { createBuilder, type Plugin } from 'vite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sourcesOf } from './builds.ts';
import { root } from './environment.ts';

// A build sets it to production.
beforeEach(() => void vi.stubEnv('NODE_ENV', process.env.NODE_ENV));
afterEach(() => vi.unstubAllEnvs());

/** The project's files that Vite bundles into a part. */
async function bundledInto(part: string): Promise<Set<string>> {
  const bundled = new Set<string>();
  const recorder: Plugin = {
    name: 'farol-recorder',
    buildEnd() {
      for (const id of this.getModuleIds()) {
        const [file = ''] = relative(root, id).split('?');
        if (id.startsWith(root) && !file.includes('node_modules')) bundled.add(file);
      }
    },
  };
  const folder = join(root, part);
  const configFile = join(folder, 'vite.config.ts');
  const plugins = [recorder];
  const build = { write: false };
  const builder = await createBuilder({
    ...{ root: folder, configFile, plugins, build },
    logLevel: 'error',
  });
  await builder.buildApp();
  return bundled;
}

it.each([
  ['site', 'server/body-limits.ts'],
  ['editor', 'content-model/same.ts'],
] as const)('builds %s again when any file that goes into it is newer', async (part, example) => {
  const bundled = await bundledInto(part);
  expect(bundled).toContain(example);
  const sources = new Set(await sourcesOf(part));
  expect([...bundled].filter((file) => !sources.has(file))).toEqual([]);
});
