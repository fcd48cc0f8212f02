import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { buildPages } from './peers.ts';

it("builds the site's pages for the other systems", async () => {
  const folder = await mkdtemp(join(tmpdir(), 'farol-peer-pages-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await buildPages(folder);
  const built = await readFile(join(folder, 'pages.js'), 'utf8');
  expect(built).toContain('function PageAt(');
  // Next.js takes neither where pages are server components.
  expect(built).not.toMatch(/import .*(useContext|react-dom)/);
});
