import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { newFolder } from '../../testing/new-folder.ts';
import { buildPages } from './peers.ts';

it("builds the site's pages for the other systems", async () => {
  const folder = await newFolder();
  await buildPages(folder);
  const built = await readFile(join(folder, 'pages.js'), 'utf8');
  expect(built).toContain('function PageAt(');
  // Next.js takes neither where pages are server components.
  expect(built).not.toMatch(/import .*(useContext|react-dom)/);
});
