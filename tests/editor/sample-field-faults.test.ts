import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type FieldRules, fieldFaults, type SliceRules } from '@farol/content-model';
import { expect, it } from 'vitest';
import { root } from '../../launch/environment.ts';
import { sampleDocuments } from '../../sample/documents.ts';

interface TypeRules {
  id: string;
  json: Record<string, Record<string, FieldRules>>;
}

async function models<Model extends { id: string }>(pattern: string): Promise<Map<string, Model>> {
  const found = new Map<string, Model>();
  for await (const file of glob(pattern, { cwd: root })) {
    const model: Model = JSON.parse(await readFile(join(root, file), 'utf8'));
    found.set(model.id, model);
  }
  return found;
}

it('asks nothing of a document that the sample does not give', async () => {
  const types = await models<TypeRules>('customtypes/*/index.json');
  const slices = await models<SliceRules>('site/slices/*/model.json');
  const found = sampleDocuments(new Date('2026-11-22')).flatMap(({ key, type, data }) => {
    const fields = Object.assign({}, ...Object.values(types.get(type)?.json ?? {}));
    expect(Object.keys(fields), type).not.toEqual([]);
    return fieldFaults(fields, data, slices).map(
      ({ path, fault }) => `${key}: ${path.join('.')} ${JSON.stringify(fault)}`,
    );
  });
  expect(found).toEqual([]);
});
