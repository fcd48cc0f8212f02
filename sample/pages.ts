import { z } from 'zod';
import { partsOf } from './markdown.ts';
import { type FieldsOf, readFolder, readValues } from './read.ts';
import { words } from './schema.ts';
import { type SliceFacts, slice, sliceFacts } from './slice-schema.ts';
import { sliceWords } from './slice-texts.ts';
import { inEachWritten } from './source.ts';

const facts = z.strictObject({
  cover: z.exactOptional(z.string()),
  /** What slices have in every language: the first of a kind here belongs to the first of it in a text. */
  slices: z.array(sliceFacts),
});

const text = z.strictObject({
  uid: words,
  title: words,
  lead: words,
  /** For search engines and cards: 120 to 155 characters. */
  summary: words,
  slices: z.array(slice),
});

const translation = z.exactOptional(text);
const folder = z.strictObject({ facts, ...inEachWritten(() => translation) });

const fieldsOf: FieldsOf = ({ fields, body }, values, language) => {
  const { data } = facts.safeParse(values);
  const waiting = [...(data?.slices ?? [])];
  const slices = partsOf(body).map((part) => {
    const written = sliceWords(part);
    const found = waiting.findIndex((each) => each.slice === written.slice);
    const [own] = found === -1 ? [] : waiting.splice(found, 1);
    return own ? joined(written, factsIn(own, language)) : written;
  });
  // A slice that only the facts know goes on to the schema, which misses its words.
  return { ...fields, slices: [...slices, ...waiting] };
};

/** The office whom readers of a language ask about programs says so in that language only. */
function factsIn(own: SliceFacts, language: string): object {
  const { offices, ...rest } = own;
  if (!offices) return rest;
  return {
    ...rest,
    offices: offices.map(({ for_programs, ...office }) => ({
      ...office,
      ...(for_programs?.some((key) => key === language) ? { for_programs: true } : {}),
    })),
  };
}

/** Words and facts as one, lists by the order of their items. */
function joined(written: unknown, own: unknown): unknown {
  if (Array.isArray(written) && Array.isArray(own))
    return Array.from({ length: Math.max(written.length, own.length) }, (_, index) =>
      joined(written[index], own[index]),
    );
  if (!isObject(written) || !isObject(own)) return own ?? written;
  const names = new Set([...Object.keys(written), ...Object.keys(own)]);
  return Object.fromEntries([...names].map((name) => [name, joined(written[name], own[name])]));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

export function readPage(path: string) {
  const { facts, ...text } = readFolder(path, folder, fieldsOf);
  return { cover: facts.cover, text };
}

/** In the order editors would list them. */
export const pages = readValues('content/pages/order.yaml', z.array(z.string())).map((key) => ({
  key,
  ...readPage(`content/pages/${key}`),
}));

export type Page = (typeof pages)[number];
