import { readFile } from 'node:fs/promises';
import { languages } from '@farol/content-model';
import { describe, expect, it } from 'vitest';
import { sampleDocuments } from '../sample/documents.ts';
import { Content } from '../site/content/content.ts';
import { packed } from '../site/content/packed.ts';
import { searchIndex } from '../site/search/indexes.ts';

/*
 * 200 questions in each language, each with the first five answers it had when it was written down: slips, accents,
 * ligatures, apostrophes, beginnings of words, words that stand everywhere. A change of the search leaves them as they
 * are; one that makes some better writes those down.
 */

const content = new Content('sample', sampleDocuments(new Date('2026-11-22')).map(asPublished));

function asPublished(document: ReturnType<typeof sampleDocuments>[number]) {
  const about = { ...document, id: document.key, alternate_languages: [] };
  return packed(JSON.parse(JSON.stringify(about)));
}

async function questionsIn(key: string): Promise<readonly (readonly [string, string[]])[]> {
  const file = await readFile(new URL(`search-questions/${key}.tsv`, import.meta.url), 'utf8');
  return file
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [question = '', ...answers] = line.split('\t');
      return [question, answers];
    });
}

describe.each(languages)('the search in $key', (language) => {
  it('gives the answers it gave', async () => {
    const index = searchIndex(content, language);
    index.read();
    const questions = await questionsIn(language.key);
    expect(questions).toHaveLength(200);
    const answered = questions.map(([question]) => [
      question,
      index
        .search(question)
        .slice(0, 5)
        .map(({ document }) => document.id.replace(/:[a-z]+$/, '')),
    ]);
    expect(answered).toEqual(questions);
  });
});
