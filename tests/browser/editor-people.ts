import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Rights } from '@farol/content-service';
import { expect, type Page } from '@playwright/test';
import { root } from '../../launch/environment.ts';
import * as newPerson from '../../launch/new-person.ts';
import type { WholeProduct } from '../../launch/whole-product.ts';
import { expectPages } from './editor-arrived.ts';

export const { password } = newPerson;

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

/** Somebody new comes in and stands before the pages. */
export async function comeIn(
  page: Page,
  { service, folder }: WholeProduct,
  name: string,
  role: Rights['role'] = 'administrator',
  languages: Rights['languages'] = null,
): Promise<void> {
  const rights = { role, languages };
  await newPerson.comeIn(
    page,
    await newPerson.invitationTo(service, { DATA_DIR: folder }, rights),
    name,
  );
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
