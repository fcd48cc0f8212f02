import { beforeEach, expect, it } from 'vitest';
import { workedMs } from '../../../testing/processor-time.ts';
import { writeDocuments } from './many-documents.testing.ts';
import {
  type ExamplePages,
  examplePages,
  linkTo,
  picture,
  shown,
  wholeData,
} from './pages.testing.ts';

let pages: ExamplePages;
beforeEach(async () => {
  pages = await examplePages();
});

async function referencesTo(id: string) {
  const { answer } = await pages.send('GET', `/documents/${id}/references`);
  return answer.references.map(
    (each: { document: string; published: boolean; draft: boolean; paths: string[] }) =>
      [each.document, each.published, each.draft, each.paths] as const,
  );
}

it('names what links to a document, as it is published and as it will be', async () => {
  const target = await pages.write('target');
  const one = await pages.write('one', { data: { more: linkTo(target) } });
  expect(await referencesTo(target)).toEqual([[one, false, true, ['data.more']]]);
  await pages.publish(target, one);
  expect(await referencesTo(target)).toEqual([[one, true, false, ['data.more']]]);
  await pages.change(one, { data: { more: undefined } });
  expect(await referencesTo(target)).toEqual([[one, true, false, ['data.more']]]);
  await pages.publish(one);
  expect(await referencesTo(target)).toEqual([]);
});

it('names what shows a file, and what is in a release alone', async () => {
  const one = await pages.write('one', { data: { cover: shown(picture.id) } });
  const { answer: release } = await pages.send('POST', '/releases', { label: 'Spring' });
  await pages.send('PUT', `/releases/${release.id}/documents/${one}`, {});
  await pages.change(one, { data: { cover: undefined } });
  const { answer } = await pages.send('GET', `/media/${picture.id}/references`);
  expect(answer.total).toBe(1);
  expect(answer.references).toMatchObject([
    {
      document: one,
      published: false,
      draft: false,
      releases: [release.id],
      paths: ['data.cover'],
    },
  ]);
  expect((await pages.send('GET', '/media/nothing/references')).status).toBe(404);
});

it('leaves archived documents out', async () => {
  const target = await pages.write('target');
  const one = await pages.write('one', { data: { more: linkTo(target) } });
  await pages.send('PUT', `/documents/${one}/archive`);
  expect(await referencesTo(target)).toEqual([]);
});

it('answers within 50 ms among 10,000 documents, also after each publication', async () => {
  const target = await pages.write('target');
  await writeDocuments(
    pages.repository,
    Array.from({ length: 10_000 }, (_, index) => ({
      id: `document-${index}`,
      data: {
        ...wholeData('x'),
        more: index < 100 ? linkTo(target) : linkTo(`document-${index - 1}`),
      },
    })),
  );
  expect(await referencesTo(target)).toHaveLength(100);
  const times: number[] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    await pages.publish(`document-${turn}`);
    const start = workedMs();
    const found = await referencesTo(target);
    times.push(workedMs() - start);
    expect(found).toHaveLength(100);
  }
  // The quickest of them: other tests run at the same time.
  expect(Math.min(...times)).toBeLessThan(50);
});

it('says the address of a page in each language, now and after publishing', async () => {
  const english = await pages.write('about-us');
  const french = await pages.write('about-us', { lang: 'fr-fr', translationOf: english });
  const portuguese = await pages.write('sobre-nos', { lang: 'pt-br', translationOf: english });
  await pages.publish(french, portuguese);
  const { answer } = await pages.send('GET', `/documents/${french}/addresses`);
  expect(answer.site).toBe('http://localhost:3000');
  expect(answer.addresses).toEqual([
    { lang: 'en-us', document: english, now: null, afterPublishing: '/about-us' },
    // The English page takes the address that the French one had alone.
    { lang: 'fr-fr', document: french, now: '/about-us', afterPublishing: '/fr/about-us' },
    { lang: 'pt-br', document: portuguese, now: '/pt/sobre-nos', afterPublishing: '/pt/sobre-nos' },
  ]);
});
