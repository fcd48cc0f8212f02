import { itemsOf, leadOf, named, type Section, sectionsOf, tableIn } from './markdown.ts';
import type { Slice } from './slice-schema.ts';

type Words = (title: string, body: string) => object;

const labels = (body: string) => itemsOf(body).map((label) => ({ label }));
const withLead: Words = (title, body) => ({ title, text: leadOf(body) });
const withActions: Words = (title, body) => ({ ...withLead(title, body), actions: labels(body) });
const bodyAlone: Words = (_, body) => ({ body });

/** What the text of a page says in each slice; the rest of it stands in the page's facts. */
const wordsOf: Record<Slice['slice'], Words> = {
  hero: withActions,
  finder_doors: withLead,
  text: bodyAlone,
  text_with_picture: bodyAlone,
  steps: (title, body) => ({
    ...withLead(title, body),
    steps: sectionsOf(body).map(({ heading, body: text }) => ({ title: heading, text })),
  }),
  figures: (title, body) => ({
    title,
    figures: itemsOf(body).map((item) => {
      const [, value, label] = /^\*\*(.+?)\*\* (.*)$/.exec(item) ?? [];
      return { value, label };
    }),
  }),
  team: (title, body) => ({
    ...withLead(title, body),
    people: sectionsOf(body).map(({ heading, body: about }) => {
      const [role, text] = about.split(/\n{2,}/);
      return { name: heading, role, text };
    }),
  }),
  quotes: (title, body) => ({
    title,
    quotes: sectionsOf(body).map(({ heading, body: quote }) => {
      const [name, detail] = named(heading);
      return { quote, name, detail };
    }),
  }),
  logos: (title) => ({ title }),
  questions: (title, body) => ({
    title,
    questions: sectionsOf(body).map(({ heading, body: answer }) => ({ question: heading, answer })),
  }),
  gallery: (title, body) => ({
    title,
    pictures: itemsOf(body).map((caption) => ({ caption })),
  }),
  video: (title, body) => ({ title, caption: body }),
  table: (title, body) => ({ title, ...tableIn(body) }),
  call_to_action: withActions,
  program_list: withLead,
  article_list: withLead,
  contact: (title, body) => ({
    title,
    offices: sectionsOf(body).map(({ heading, body: about }) => {
      const [address, hours] = about.split(/\n{2,}/);
      return { place: heading, address, hours };
    }),
  }),
};

/** A part of a page's text, headed `# steps: How it goes` or, where a slice has no title, `# text`. */
export function sliceWords({ heading, body }: Section): { slice: string } {
  const [name, title] = named(heading);
  return { slice: name, ...(isSlice(name) ? wordsOf[name](title, body) : {}) };
}

function isSlice(name: string): name is Slice['slice'] {
  return Object.hasOwn(wordsOf, name);
}
