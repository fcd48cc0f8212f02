import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { root } from '../../launch/environment.ts';
import type { WholeProduct } from '../../launch/whole-product.ts';

export const password = 'seven lamps on the quay';

/** The address that works once, as the command line hands it over. */
export async function invitation(product: WholeProduct): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'commands/content.ts', 'people', 'invite'],
    {
      cwd: root,
      env: { ...process.env, DATA_DIR: product.folder, SERVICE_URL: product.service },
    },
  );
  const [file = ''] = stdout.split('\n');
  return (await readFile(file.trim(), 'utf8')).trim();
}

export async function comeIn(page: Page, product: WholeProduct, name: string): Promise<void> {
  await page.goto(await invitation(product));
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.locator('.codes li')).toHaveCount(10);
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByRole('heading', { name: 'Content' })).toBeVisible();
}
