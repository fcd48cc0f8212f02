import { glob, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { CustomTypeModel, SharedSliceModel } from '@prismicio/client';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type CheckContext,
  checkFields,
  type Fields,
} from '../../content-service/repository/check/fields.ts';
import { sampleDocuments } from '../../sample/documents.ts';
import { newPlaces } from '../../sample/release.ts';

const root = resolve(import.meta.dirname, '../..');
const today = new Date('2026-11-21T00:00:00Z');
const documents = sampleDocuments(today);

const types = new Map<string, CustomTypeModel>();
const slices = new Map<string, SharedSliceModel>();

/** Files stand in for themselves: sheets are documents, everything else is a picture. */
const around: CheckContext = {
  asset: (id) =>
    id.startsWith('media:sheet-')
      ? { kind: 'document', width: null, height: null }
      : { kind: 'image', width: 2400, height: 1350 },
  slice: (id) => slices.get(id),
};

async function read<Model>(pattern: string): Promise<Model[]> {
  const models: Model[] = [];
  for await (const file of glob(pattern, { cwd: root }))
    models.push(JSON.parse(await readFile(join(root, file), 'utf8')));
  return models;
}

function fieldsOf(type: string): Fields {
  const model = types.get(type);
  if (!model) throw new Error(`There is no model of ${type}.`);
  return new Map(Object.values(model.json).flatMap((tab) => Object.entries(tab)));
}

const check = (type: string, data: unknown) => checkFields(fieldsOf(type), data, 'data', around);

beforeAll(async () => {
  for (const model of await read<CustomTypeModel>('customtypes/*/index.json'))
    types.set(model.id, model);
  for (const model of await read<SharedSliceModel>('site/slices/*/model.json'))
    slices.set(model.id, model);
});

describe('the sample', () => {
  it.each(documents)('holds $key as its model wants it', ({ type, data }) => {
    const stored = check(type, data);
    expect(Object.keys(stored).length).toBeGreaterThan(0);
  });

  it('fills every field a program has', () => {
    const [program] = documents.filter(({ key }) => key === 'program:lisbon:en');
    const filled = Object.keys(check('programs_details', program?.data));
    const wanted = [...fieldsOf('programs_details').keys()].filter(
      (field) => field !== 'uid' && !field.startsWith('meta_') && field !== 'slices',
    );
    expect(wanted.filter((field) => !filled.includes(field))).toEqual([]);
  });

  it('fills every field of the layout', () => {
    const [layout] = documents.filter(({ key }) => key === 'layout:layout:en');
    const filled = Object.keys(check('layout', layout?.data));
    expect([...fieldsOf('layout').keys()].filter((field) => !filled.includes(field))).toEqual([]);
  });

  it('is valid in its release too', () => {
    for (const { document, data } of newPlaces(documents, today).changes) {
      const type = documents.find(({ key }) => key === document)?.type ?? '';
      expect(Object.keys(check(type, data)), document).toContain('departures');
    }
  });

  it('would be refused with a field the model does not know', () => {
    expect(() => check('programs_details', { discount: 10 })).toThrow('no such field');
  });
});
