import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SeedDocument } from '@farol/content-model';
import { manyDocuments } from '../../../bench/content/many.ts';
import { idOf } from '../../../launch/seeding.ts';
import { sampleDocuments } from '../../../sample/documents.ts';
import { type WireDocument, wireDocument } from '../../../site/content/service.testing.ts';

/** This many documents of the sample, as a service answers them; of pictures there are only addresses. */
export function sampleOf(count: number): WireDocument[] {
  const seeds = manyDocuments(
    sampleDocuments(new Date()).filter(({ published }) => published),
    count,
  );
  const groups = Map.groupBy(seeds, ({ group }) => group);
  return seeds.map((seed) => asAnswered(seed, groups.get(seed.group) ?? []));
}

function asAnswered(
  { key, data, type, lang, uid, tags }: SeedDocument,
  group: readonly SeedDocument[],
) {
  return wireDocument({
    ...{ type, lang, uid, tags },
    id: idOf(key),
    data: Object.fromEntries(Object.entries(data).map(([name, each]) => [name, resolved(each)])),
    alternate_languages: group
      .filter((each) => each.key !== key)
      .map((each) => ({ id: idOf(each.key), lang: each.lang, type: each.type })),
  });
}

function resolved(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(resolved);
  if (typeof value !== 'object' || value === null) return value;
  const { id, ...rest }: { id?: unknown } = value;
  const fields = Object.fromEntries(
    Object.entries(rest).map(([name, each]) => [name, resolved(each)]),
  );
  if (typeof id !== 'string') return fields;
  if (id.startsWith('document:')) return { ...fields, id: idOf(id.slice('document:'.length)) };
  const size = { width: 1600, height: 1000 };
  const url = `http://127.0.0.1:1/media/${encodeURIComponent(id)}.jpg`;
  return { ...fields, id, url, name: id, kind: 'file', size: '1000', dimensions: size };
}

/** Words of questions that visitors of the sample may ask, to compose others. */
export async function wordsOfQuestions(): Promise<string[]> {
  const file = join(import.meta.dirname, '../../search-questions/en.tsv');
  const questions = (await readFile(file, 'utf8')).split('\n').map((line) => line.split('\t')[0]);
  return [...new Set(questions.join(' ').split(/\s+/))];
}
