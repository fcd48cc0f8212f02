import { expect, it } from 'vitest';
import { createDocument } from '../repository/commands/documents.ts';
import { setLanguages } from '../repository/commands/settings.ts';
import { exampleRepository } from '../repository/repository.testing.ts';
import type { Repository } from '../repository/repository.ts';
import { workAtRandom } from '../repository/work-at-random.testing.ts';
import { PagesInLanguages, pagesInLanguagesOf } from './pages.ts';

it('stays what it would be made anew, whatever is done', async () => {
  let outdated = 0;
  const look = async (repository: Repository) => {
    const kept = await pagesInLanguagesOf(repository).all();
    expect(kept).toEqual(await new PagesInLanguages(repository).all());
    outdated += kept.flatMap(({ documents }) => documents).filter((each) => each.outdated).length;
  };
  const left = await workAtRandom(look, () => outdated > 0);
  expect(left).toEqual([]);
  expect(outdated).toBeGreaterThan(0);
});

it('takes another source where another language comes first', async () => {
  const example = await exampleRepository();
  const { repository } = example;
  try {
    const pages = async () =>
      (await pagesInLanguagesOf(repository).all()).map(({ documents }) =>
        documents.map(({ lang, source }) => [lang, source]),
      );
    const page = { type: 'page', title: 'Lisbon' };
    const { document: en } = await repository.do('a', createDocument({ ...page, lang: 'en-us' }));
    const portuguese = { ...page, lang: 'pt-br', translationOf: en };
    const { document: pt } = await repository.do('a', createDocument(portuguese));
    expect(await pages()).toEqual([
      [
        ['en-us', null],
        ['pt-br', en],
      ],
    ]);
    await repository.do('a', setLanguages(repository.state.languages.toReversed()));
    expect(await pages()).toEqual([
      [
        ['en-us', pt],
        ['pt-br', null],
      ],
    ]);
  } finally {
    await example.remove();
  }
});
