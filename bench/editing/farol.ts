import { invite, readSettings, withPeople } from '@farol/content-service';
import type { BrowserContext } from '@playwright/test';
import { buildEditor } from '../../launch/builds.ts';
import { startWholeProduct, type WholeProduct } from '../../launch/whole-product.ts';
import type { WritingSystem } from './writing-system.ts';

interface Texts {
  title: string;
  data: { tagline?: string };
}

export interface Farol extends WritingSystem {
  /** The address that shows the page beside its form. */
  beside: string;
}

/** The whole product with the sample, and one of its programs to edit. */
export async function startFarol(): Promise<Farol> {
  await buildEditor((sentence) => console.log(sentence));
  const product = await startWholeProduct();
  const { service, writer } = product;
  const found = await writer.get<{ documents: { id: string; uid: string }[] }>(
    '/api/farol/v1/documents?type=programs_details&lang=en-us&pageSize=100',
  );
  const id = found.documents.find(({ uid }) => uid === 'portuguese-course-lisbon')?.id;
  const document = `${service}/edit/documents/${id}`;
  return {
    name: 'Farol',
    comeIn: (context) => comeIn(context, product),
    list: `${service}/edit/content`,
    listed: (page) => page.locator('.pages > li'),
    document,
    beside: `${document}?beside=preview`,
    field: (page) => page.getByLabel('Name in this list'),
    other: (page) => page.getByRole('textbox', { name: 'One line under the title' }),
    async stored() {
      const { draft, published } = await writer.get<{
        draft: Texts | null;
        published: Texts | null;
      }>(`/api/farol/v1/documents/${id}`);
      const stands = draft ?? published;
      return { field: stands?.title ?? '', other: stands?.data.tagline ?? '' };
    },
    stop: () => product.stop(),
  };
}

let people = 0;

/** Signs in a new person. */
export async function comeIn(
  context: BrowserContext,
  { folder, service }: Pick<WholeProduct, 'folder' | 'service'>,
): Promise<void> {
  const rights = { role: 'publisher', languages: null, types: null } as const;
  const settings = readSettings({ DATA_DIR: folder });
  const { secret } = await withPeople(settings, service, (people) => invite(people, rights, null));
  const page = await context.newPage();
  await page.goto(`${service}/edit/welcome#${secret}`);
  people += 1;
  await page.getByLabel('Name').fill(`Writer ${people}`);
  await page.getByLabel('Password').fill('seven lamps on the quay');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await page.getByRole('heading', { name: 'Content' }).waitFor();
  await page.close();
}
