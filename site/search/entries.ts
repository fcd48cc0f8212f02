import type { Language } from '@farol/content-model';
import { asText } from '@prismicio/client';
import type { Content, Document, DocumentOf } from '../content/content.ts';
import type { Messages } from '../messages/messages.ts';

export const entryTypes = ['programs', 'articles', 'pages'] as const;
export type EntryType = (typeof entryTypes)[number];

/** What the search knows of a document. */
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
  body: string;
}

/** Everything in a language that can be found. */
export function entriesOf(
  content: Content,
  language: Language,
  messages: Messages,
): readonly Entry[] {
  const countries = new Intl.DisplayNames(language.code, { type: 'region', fallback: 'none' });
  return [
    ...content
      .ofType('programs_details', language)
      .map((program) => programEntry(program, messages, countries)),
    ...content.ofType('articles_details', language).map((article) => ({
      ...entryOf(article, 'articles', article.data.lead),
      tags: tagsOf(article),
      body: textOf([article.data.author_name, article.data.body, article.data.slices]),
    })),
    ...content.ofType('dynamic_page', language).map((page) => ({
      ...entryOf(page, 'pages', page.data.lead),
      tags: tagsOf(page),
      body: textOf(page.data.slices),
    })),
  ];
}

function programEntry(
  program: DocumentOf<'programs_details'>,
  messages: Messages,
  countries: Intl.DisplayNames,
): Entry {
  const { data } = program;
  const names = [
    data.kind && messages.kinds[data.kind],
    ...data.continents.map(({ continent }) => continent && messages.continents[continent]),
    ...data.countries.map(({ code }) => code && /^[a-z]{2}$/i.test(code) && countries.of(code)),
    ...data.languages.map(({ language }) => language && messages.spoken[language]),
  ];
  return {
    ...entryOf(program, 'programs', data.tagline),
    place: data.place ?? '',
    stops: data.stops.map(({ name }) => name ?? '').join(' '),
    tags: [...names.filter(Boolean), tagsOf(program)].join(' '),
    body: textOf([
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
    ]),
  };
}

function entryOf(
  { id, data }: DocumentOf<'programs_details' | 'articles_details' | 'dynamic_page'>,
  type: EntryType,
  lead: string | null,
): Entry {
  return {
    id,
    type,
    title: asText(data.title),
    lead: lead || data.meta_description || '',
    place: '',
    stops: '',
    tags: '',
    body: '',
  };
}

const tagsOf = ({ tags }: Document) => tags.join(' ').replaceAll('-', ' ');

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
]);

/** All the words in a value of the content, whatever fields and slices it is made of. */
export function textOf(value: unknown): string {
  const texts: string[] = [];
  gather(value, texts);
  return texts.join(' ').replace(/\s+/g, ' ').trim();
}

function gather(value: unknown, texts: string[]): void {
  if (typeof value === 'string') texts.push(value);
  else if (Array.isArray(value)) for (const each of value) gather(each, texts);
  else if (typeof value === 'object' && value !== null)
    for (const [name, each] of Object.entries(value)) if (!silent.has(name)) gather(each, texts);
}
