import { invite, linkAddress, type Rights, readSettings, withPeople } from '@farol/content-service';
import type { Environment } from '@farol/server/settings';
import type { Page } from '@playwright/test';

/** Of everybody who comes in for a test or a measurement. */
export const password = 'seven lamps on the quay';

/** The address at which somebody new comes in, once. */
export async function invitationTo(
  service: string,
  environment: Environment,
  { role = 'publisher', languages = null, types = null }: Partial<Rights> = {},
): Promise<string> {
  const { secret } = await withPeople(readSettings(environment), service, (people) =>
    invite(people, { role, languages, types }, null),
  );
  return linkAddress(service, secret);
}

/** Somebody new comes in and stands before the pages. */
export async function comeIn(page: Page, invitation: string, name: string): Promise<void> {
  await page.goto(invitation);
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await page.getByRole('heading', { name: 'Content' }).waitFor();
}
