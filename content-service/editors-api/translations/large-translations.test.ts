import { expect, it } from 'vitest';
import { workedMs } from '../../../testing/processor-time.ts';
import { readyForEditors } from '../../ready-for-editors.ts';
import { writeDocuments } from '../documents/many-documents.testing.ts';
import { exampleTranslations } from './translations.testing.ts';

it('tells at once how 10,000 documents stand, a tenth of them outdated', async () => {
  const { editor, read } = await exampleTranslations();
  const pages = Array.from({ length: 5_000 }, (_, index) => index);
  const page = (number: number, lang: 'en-us' | 'pt-br', words: string) => ({
    id: `${lang}-${number}`,
    version: `${words} ${lang}-${number}`,
    group: String(number),
    type: 'trip',
    lang,
    data: { title: `${words} of a trip to somewhere. `.repeat(50) },
  });
  const first = pages.flatMap((number) => [
    page(number, 'en-us', 'The first text'),
    page(number, 'pt-br', 'The first text'),
  ]);
  const changed = pages.filter((number) => number % 5 === 0);
  await writeDocuments(editor.repository, first);
  editor.pass(1000);
  await writeDocuments(
    editor.repository,
    changed.map((number) => page(number, 'en-us', 'The second text')),
  );
  // What a service does by itself soon after its start.
  const { signal } = new AbortController();
  await readyForEditors(editor.repository, editor.people.records, { ending: signal, delayMs: 0 });
  const start = workedMs();
  const answer = await read('/translations');
  expect(workedMs() - start).toBeLessThan(300);
  const found: { outdated: object | null }[] = answer.pages.flatMap(
    (page: { documents: object[] }) => page.documents,
  );
  expect(found).toHaveLength(10_000);
  expect(found.filter(({ outdated }) => outdated !== null)).toHaveLength(1_000);
});
