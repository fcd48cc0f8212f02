import { readdirSync, readFileSync } from 'node:fs';
import { parse, resolve } from 'node:path';
import { errorOf } from '@farol/content-model';
import { load } from 'js-yaml';
import { z } from 'zod';
import { words } from './schema.ts';
import { type InEach, inEachWritten } from './source.ts';

/** Files of the sample are not as their schema wants them. */
export class WrongContent extends Error {
  override name = 'WrongContent';
  constructor(faults: readonly string[]) {
    super(`The sample cannot be read.\n${faults.map((fault) => `- ${fault}`).join('\n')}`);
  }
}

/** A folder with a file of values for each language. */
export function readInEach<Schema extends z.ZodType>(folder: string, schema: Schema) {
  return inEachWritten((language) => readValues(`${folder}/${language}.yaml`, schema));
}

/** The same of short texts by their keys, turned around: what each key says in each language. */
export function readTexts<Key extends string = string>(folder: string, keys?: readonly Key[]) {
  const written = readInEach(folder, z.record(z.string(), words));
  const texts = (keys ?? Object.keys(written.en)).map((key) => [
    key,
    inEachWritten((language) => {
      const text = written[language][key];
      if (text === undefined)
        throw new WrongContent([`${folder}/${language}.yaml: ${key}: expected a text`]);
      return text;
    }),
  ]);
  // Every key has its text, or nothing could be read.
  return Object.fromEntries(texts) as Record<Key, InEach<string>>;
}

export interface Markdown {
  /** What stands between the two lines of `---` at the top. */
  fields: object;
  body: string;
}

/** Which part of a text is which field; pages take what all languages share from the facts beside it. */
export type FieldsOf = (markdown: Markdown, facts: unknown, language: string) => unknown;

export const bodyAsField: FieldsOf = ({ fields, body }) => ({ ...fields, body });

/** A file of values, by its path from here. */
export function readValues<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
): z.output<Schema> {
  return fitted(schema, valuesIn(path, textOf(path)), (field) => [path, ...field]);
}

/** A folder of `content/`: `facts.yaml`, and a text for each language it is written in. */
export function readFolder<Schema extends z.ZodType>(
  folder: string,
  schema: Schema,
  fieldsOf: FieldsOf,
): z.output<Schema> {
  const facts = valuesIn(`${folder}/facts.yaml`, textOf(`${folder}/facts.yaml`));
  const files = readdirSync(pathOf(folder)).filter((name) => name !== 'facts.yaml');
  const texts = files.map((name): [string, unknown] => {
    const path = `${folder}/${name}`;
    const language = parse(name).name;
    return [language, fieldsOf(markdownIn(path, textOf(path)), facts, language)];
  });
  const fileOf = (name: string) => (name === 'facts' ? 'facts.yaml' : `${name}.md`);
  return fitted(schema, { facts, ...Object.fromEntries(texts) }, ([part, ...field]) =>
    part === undefined ? [folder] : [`${folder}/${fileOf(part)}`, ...field],
  );
}

function pathOf(path: string): string {
  return resolve(import.meta.dirname, path);
}

function textOf(path: string): string {
  return readFileSync(pathOf(path), 'utf8');
}

function valuesIn(path: string, text: string): unknown {
  try {
    return load(text);
  } catch (fault) {
    throw new WrongContent([`${path}: ${errorOf(fault).message}`]);
  }
}

function markdownIn(path: string, text: string): Markdown {
  const [, top = '{}', body = ''] = /^---\n(.*?\n)---\n(.*)$/s.exec(text) ?? [];
  const fields = valuesIn(path, top);
  if (typeof fields !== 'object' || fields === null || body === '')
    throw new WrongContent([`${path}: expected fields between two lines of --- at its top`]);
  return { fields, body: body.trim() };
}

/** Checks what was read; each fault names the file, the field and what was expected there. */
function fitted<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  placeOf: (path: string[]) => string[],
): z.output<Schema> {
  const { success, data, error } = schema.safeParse(value);
  if (success) return data;
  throw new WrongContent(
    error.issues.map(({ path, message }) => {
      const [file, ...field] = placeOf(path.map(String));
      return [file, ...(field.length > 0 ? [field.join('.')] : []), message].join(': ');
    }),
  );
}
