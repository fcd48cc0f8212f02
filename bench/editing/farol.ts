import type { BrowserContext } from '@playwright/test';
import { buildEditor } from '../../launch/builds.ts';
import { comeIn, invitationTo } from '../../launch/new-person.ts';
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
    comeIn: (context) => newPerson(context, product),
    list: `${service}/edit/content`,
    listed: (page) => page.locator('.pages > li'),
    document,
    beside: `${document}?beside=preview`,
    field: (page) => page.getByLabel('Name in lists'),
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
export async function newPerson(
  context: BrowserContext,
  { folder, service }: Pick<WholeProduct, 'folder' | 'service'>,
): Promise<void> {
  const page = await context.newPage();
  people += 1;
  await comeIn(page, await invitationTo(service, { DATA_DIR: folder }), `Writer ${people}`);
  await page.close();
}
