import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languages } from '@farol/content-model';
import { describe, expect, it } from 'vitest';
import { sampleDocuments } from '../sample/documents.ts';
import { Content } from '../site/content/content.ts';
import { stored } from '../site/content/document.ts';
import { searchIndex } from '../site/search/indexes.ts';
import { atOnce } from '../site/turns/steps.ts';

/*
 * 200 questions in each language, each with the first five answers it has: slips, accents, ligatures, apostrophes,
 * beginnings of words, words that stand everywhere. A change of the search leaves them as they are. Where the texts of
 * the sample change, or answers become better, `vitest -u` writes them down, and the difference is looked at.
 */

const content = new Content('sample', sampleDocuments(new Date('2026-11-22')).map(asPublished));

function asPublished(document: ReturnType<typeof sampleDocuments>[number]) {
  const about = { ...document, id: document.key, alternate_languages: [] };
  return stored(JSON.parse(JSON.stringify(about)));
}

const fileOf = (key: string) => join(import.meta.dirname, `search-questions/${key}.tsv`);

describe.each(languages)('the search in $key', (language) => {
  it('gives the answers it gave', async () => {
    const lines = (await readFile(fileOf(language.key), 'utf8')).trimEnd().split('\n');
    expect(lines).toHaveLength(200);
    const index = searchIndex(content, language);
    atOnce(index.read());
    const answered = lines.map((line) => {
      const [question = ''] = line.split('\t');
      const found = atOnce(index.search(question)).slice(0, 5);
      return [question, ...found.map(({ document }) => nameOf(document.id))].join('\t');
    });
    await expect(`${answered.join('\n')}\n`).toMatchFileSnapshot(fileOf(language.key));
  });
});

/** The key of the seed without its language. */
const nameOf = (id: string) => id.replace(/:[a-z]+$/, '');
