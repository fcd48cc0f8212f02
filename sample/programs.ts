import { z } from 'zod';
import { itemsOf, named, partsOf, sectionsOf } from './markdown.ts';
import { type ProgramFacts, programFacts, programFolder } from './program-schema.ts';
import { type FieldsOf, readFolder, readValues } from './read.ts';

type Reading = (body: string, facts: Pick<ProgramFacts, 'stories'>) => unknown;

const prose: Reading = (body) => body;
const titled: Reading = (body) =>
  sectionsOf(body).map(({ heading, body: text }) => ({ title: heading, text }));

/** The parts of a text by their headings, and what each is read as. */
const parts: Record<string, [field: string, read: Reading]> = {
  highlights: ['highlights', titled],
  overview: ['overview', prose],
  itinerary: ['itinerary', titled],
  included: ['included', itemsOf],
  'not included': ['notIncluded', itemsOf],
  requirements: ['requirements', itemsOf],
  safety: ['safety', prose],
  accommodation: ['accommodation', prose],
  price: ['price', prose],
  stories: [
    'stories',
    (body, { stories }) =>
      sectionsOf(body).map(({ heading, body: quote }, index) => {
        const [name, detail] = named(heading);
        return { quote, name, detail, portrait: stories[index] };
      }),
  ],
  questions: [
    'questions',
    (body) => sectionsOf(body).map(({ heading, body: answer }) => ({ question: heading, answer })),
  ],
};

const fieldsOf: FieldsOf = ({ fields, body }, values) => {
  const { data: facts = { stories: [] } } = programFacts.safeParse(values);
  const read = partsOf(body).map(({ heading, body: part }) => {
    const [field, reading] = parts[heading] ?? [heading, prose];
    return [field, reading(part, facts)];
  });
  return { ...fields, ...Object.fromEntries(read) };
};

export function readProgram(path: string) {
  const { facts, ...text } = readFolder(path, programFolder, fieldsOf);
  return { ...facts, text };
}

/** In the order editors would list them. */
export const programs = readValues('content/programs/order.yaml', z.array(z.string())).map(
  (key) => ({ key, ...readProgram(`content/programs/${key}`) }),
);

export type Program = (typeof programs)[number];
