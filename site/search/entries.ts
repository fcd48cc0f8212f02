import type { Language } from '@farol/content-model';
import { own } from '@farol/content-model';
import { asText } from '@prismicio/client';
import type { Content } from '../content/content.ts';
import { type DocumentOf, read, type StoredDocument } from '../content/document.ts';
import type { TopicNames } from '../content/topic-names.ts';
import { messages } from '../messages/messages.ts';
import { oneLine } from '../messages/one-line.ts';

export const entryTypes = ['programs', 'articles', 'pages'] as const;
export type EntryType = (typeof entryTypes)[number];

/** What the search keeps of a document. */
export interface Entry {
  id: string;
  type: EntryType;
  title: string;
  /** The line under the title. */
  lead: string;
  place: string;
  /** The other places of a program. */
  stops: string;
  /** Words a visitor may use for it that need not stand in the text. */
  tags: string;
}

/** Documents that the search finds. */
export type Findable = StoredDocument<'programs_details' | 'articles_details' | 'dynamic_page'>;

/** Everything in a language that can be found. */
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
  const described = data.meta_description ?? '';
  if (type === 'articles_details')
    return { ...entry, type: 'articles', lead: data.lead || described };
  if (type === 'dynamic_page') return { ...entry, type: 'pages', lead: data.lead || described };
  return {
    ...entry,
    type: 'programs',
    lead: data.tagline || described,
    place: data.place ?? '',
    stops: data.stops.map(({ name }) => name ?? '').join(' '),
    tags: `${entry.tags} ${namesOf(data, language)}`,
  };
}

/** What a program is and where it goes, in words that its texts may not have. */
function namesOf(data: DocumentOf<'programs_details'>['data'], language: Language): string {
  const { kinds, continents, spoken } = messages[language.key];
  const countries = new Intl.DisplayNames(language.code, { type: 'region', fallback: 'none' });
  return [
    data.kind && own(kinds, data.kind),
    ...data.continents.map(({ continent }) => continent && own(continents, continent)),
    ...data.countries.map(({ code }) => code && /^[a-z]{2}$/i.test(code) && countries.of(code)),
    ...data.languages.map((each) => each.language && own(spoken, each.language)),
  ]
    .filter(Boolean)
    .join(' ');
}

/** The text of a document. It is as long as all the rest, so it is read when needed and not kept. */
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

/** Fields whose texts are choices, addresses or names for machines. */
const silent: ReadonlySet<string> = new Set([
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

/** All the words in a value of the content, whatever fields and slices it is made of. */
export function textOf(value: unknown): string {
  const texts: string[] = [];
  gather(value, texts);
  return oneLine(texts.map(setApart).join(''));
}

/** Names and headings end without a full stop; an excerpt must not run them into what follows. */
function setApart(text: string, index: number, all: readonly string[]): string {
  return index < all.length - 1 && /[\p{L}\p{N})]\s*$/u.test(text) ? `${text} · ` : `${text} `;
}

function gather(value: unknown, texts: string[]): void {
  if (typeof value === 'string') texts.push(value);
  else if (Array.isArray(value)) for (const each of value) gather(each, texts);
  else if (typeof value === 'object' && value !== null)
    for (const [name, each] of Object.entries(value)) if (!silent.has(name)) gather(each, texts);
}
