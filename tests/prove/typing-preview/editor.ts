import { invite, readSettings, withPeople } from '@farol/content-service';
import type { Page } from '@playwright/test';
import type { WholeProduct } from '../../../launch/whole-product.ts';

/** Signs in a new person. */
export async function comeIn(page: Page, { folder, service }: WholeProduct): Promise<void> {
  const settings = readSettings({ DATA_DIR: folder });
  const rights = { role: 'publisher', languages: null, types: null } as const;
  const { secret } = await withPeople(settings, service, (people) => invite(people, rights, null));
  await page.goto(`${service}/edit/welcome#${secret}`);
  await page.getByLabel('Name').fill('Ana Ribeiro');
  await page.getByLabel('Password').fill('seven lamps on the quay');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await page.getByRole('heading', { name: 'Content' }).waitFor();
}

/** Opens the English home page with its preview. */
export async function homepageBeside(page: Page, { service, writer }: WholeProduct): Promise<void> {
  const { documents } = await writer.get<{ documents: { id: string }[] }>(
    '/api/farol/v1/documents?type=homepage&lang=en-us',
  );
  await page.goto(`${service}/edit/documents/${documents[0]?.id}?beside=preview`);
  await page.frameLocator('iframe').locator('main h1').waitFor();
}
