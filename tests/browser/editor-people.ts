import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { invite, linkAddress, type Rights, readSettings, withPeople } from '@farol/content-service';
import { expect, type Page } from '@playwright/test';
import { root } from '../../launch/environment.ts';
import type { WholeProduct } from '../../launch/whole-product.ts';
import { expectPages } from './editor-arrived.ts';

export const password = 'seven lamps on the quay';

/** The address that works once, as the command line hands it over. */
export async function invitationByCommand(product: WholeProduct): Promise<string> {
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

/** The same, without starting a command. */
async function invitation(
  { folder, service }: WholeProduct,
  { role = 'administrator', languages = null, types = null }: Partial<Rights>,
): Promise<string> {
  const { secret } = await withPeople(readSettings({ DATA_DIR: folder }), service, (people) =>
    invite(people, { role, languages, types }, null),
  );
  return linkAddress(service, secret);
}

/** Somebody new comes in and stands before the pages. */
export async function comeIn(
  page: Page,
  product: WholeProduct,
  name: string,
  role?: Rights['role'],
  languages: Rights['languages'] = null,
): Promise<void> {
  await page.goto(await invitation(product, { ...(role ? { role } : {}), languages }));
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.locator('.codes li')).toHaveCount(10);
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByRole('heading', { name: 'Content' })).toBeVisible();
  await expectPages(page);
}

/** Who came in before is signed in in this browser; its open pages stay as they are. */
export async function beginSession(
  page: Page,
  { service }: WholeProduct,
  name: string,
): Promise<void> {
  const answer = await page.request.post(`${service}/api/farol/v1/sessions`, {
    headers: { origin: service },
    data: { name, password },
  });
  expect(answer.status()).toBe(201);
}

/** Who came in before is here again, without the page of signing in, which tests of its own go through. */
export async function signIn(page: Page, product: WholeProduct, name: string): Promise<void> {
  await beginSession(page, product, name);
  await page.goto(`${product.service}/edit`);
  await expect(page.getByRole('heading', { name: 'Content' })).toBeVisible();
  await expectPages(page);
}
