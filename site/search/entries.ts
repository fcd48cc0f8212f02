import type { Language } from '@farol/content-model';
import { countriesOf, own } from '@farol/content-model';
import { asText } from '@prismicio/client';
import type { Content } from '../content/content.ts';
import { type DocumentOf, read, type StoredDocument } from '../content/document.ts';
import type { TopicNames } from '../content/topic-names.ts';
import { regionNames } from '../messages/formatters.ts';
import { messages } from '../messages/messages.ts';
import { oneLine } from '../messages/one-line.ts';

export const entryTypes = ['programs', 'articles', 'pages'] as const;
export type EntryType = (typeof entryTypes)[number];

/** A document in the search index. */
export interface Entry {
  id: string;
  type: EntryType;
  title: string;
  /** The line under the title. */
  lead: string;
  place: string;
  /** The other places of a program. */
  stops: string;
  /** Search terms that may not occur in the text. */
  tags: string;
}

/** The types of documents that are searched. */
export type Findable = StoredDocument<'programs_details' | 'articles_details' | 'dynamic_page'>;

export function findable(content: Content, language: Language): readonly Findable[] {
  return [
    ...content.ofType('programs_details', language),
    ...content.ofType('articles_details', language),
    ...content.ofType('dynamic_page', language),
  ];
}

export function entryOf(findable: Findable, language: Language, topics: TopicNames): Entry {
  const document = read(findable);
  const { id, type, data } = document;
  const tags = document.tags.map((tag) => topics.of(tag)).join(' ');
  const entry = { id, title: asText(data.title), place: '', stops: '', tags };
  const description = data.meta_description ?? '';
  if (type === 'articles_details')
    return { ...entry, type: 'articles', lead: data.lead || description };
  if (type === 'dynamic_page') return { ...entry, type: 'pages', lead: data.lead || description };
  return {
    ...entry,
    type: 'programs',
    lead: data.tagline || description,
    place: data.place ?? '',
    stops: data.stops.map(({ name }) => name ?? '').join(' '),
    tags: `${entry.tags} ${namesOf(data, language)}`,
  };
}

/** The kind, destinations and languages of a program by name: its texts may not mention them. */
function namesOf(data: DocumentOf<'programs_details'>['data'], language: Language): string {
  const { kinds, continents, spoken } = messages[language.key];
  const names = regionNames(language.code);
  return [
    data.kind && own(kinds, data.kind),
    ...data.continents.map(({ continent }) => continent && own(continents, continent)),
    ...countriesOf(data).map((code) => names.of(code)),
    ...data.languages.map((item) => item.language && own(spoken, item.language)),
  ]
    .filter(Boolean)
    .join(' ');
}

/** The text of a document. Not kept in memory, as it is as long as everything else. */
export function bodyOf(document: Findable): string {
  const { type, data } = read(document);
  if (type === 'articles_details') return textOf([data.author_name, data.body, data.slices]);
  if (type === 'dynamic_page') return textOf(data.slices);
  return textOf([
    data.overview,
    data.highlights,
    data.itinerary,
    data.slices,
    data.included,
    data.requirements,
    data.accommodation,
    data.safety,
    data.price,
    data.stories,
    data.questions,
  ]);
}

/** Fields whose strings are options, addresses or identifiers. */
const skippedFields: ReadonlySet<string> = new Set([
  'id',
  'key',
  'type',
  'slice_type',
  'slice_label',
  'variation',
  'version',
  'side',
  'unit',
  'url',
  'href',
  'uid',
  'lang',
  'spans',
  'link_type',
  'tags',
  'dimensions',
  'edit',
  'open_days',
  'opens',
  'closes',
  'time_zone',
]);

/** All text in a value of the content, with any fields and slices. */
export function textOf(value: unknown): string {
  const texts: string[] = [];
  collectTexts(value, texts);
  return oneLine(texts.map(withSeparator).join(''));
}

/** Names and headings end without punctuation; in an excerpt they must not run into the next text. */
function withSeparator(text: string, index: number, all: readonly string[]): string {
  const isOpen = index < all.length - 1 && /[\p{L}\p{N})]$/u.test(text.trimEnd().slice(-2));
  return isOpen ? `${text} · ` : `${text} `;
}

function collectTexts(value: unknown, texts: string[]): void {
  if (typeof value === 'string') texts.push(value);
  else if (Array.isArray(value)) for (const item of value) collectTexts(item, texts);
  else if (typeof value === 'object' && value !== null)
    for (const [name, field] of Object.entries(value))
      if (!skippedFields.has(name)) collectTexts(field, texts);
}
