import type { LanguageCode, LayoutDocument } from '@farol/content-model';
import type { FilledContentRelationshipField, RTHeading1Node } from '@prismicio/client';
import type { Document, DocumentOf } from '../content/content.ts';
import {
  exampleOrigin,
  link,
  longTitle,
  noPicture,
  paragraphs,
  picture,
  portrait,
} from './example-fields.ts';

/** A small provider for tests and the gallery, as the Content API returns it. */
const noSlices: [] = [];
const pageOnly = {
  meta_title: null,
  meta_description: null,
  meta_image: {},
  slices: noSlices,
};

function header(id: string, lang: string) {
  return {
    id,
    url: null,
    href: '',
    tags: [],
    slugs: [],
    linked_documents: [],
    first_publication_date: '2026-03-01T09:00:00+0000' as const,
    last_publication_date: '2026-11-18T09:00:00+0000' as const,
    alternate_languages: [],
    lang,
  };
}

const heading = (text: string): [RTHeading1Node] => [{ type: 'heading1', text, spans: [] }];

export function exampleProgram(
  key: string,
  data: Partial<DocumentOf<'programs_details'>['data']> = {},
  lang: LanguageCode = 'en-us',
): DocumentOf<'programs_details'> {
  return {
    ...header(key, lang),
    lang,
    type: 'programs_details',
    uid: key,
    data: { ...emptyProgram, title: heading(key), ...data },
  };
}

const emptyProgram: DocumentOf<'programs_details'>['data'] = {
  ...pageOnly,
  title: [],
  tagline: null,
  cover: noPicture,
  kind: null,
  highlights: [],
  overview: [],
  place: null,
  continents: [],
  countries: [],
  languages: [],
  accommodation_kinds: [],
  weeks_min: null,
  weeks_max: null,
  age_min: null,
  age_max: null,
  group_min: null,
  group_max: null,
  departures: [],
  price_from: null,
  price_currency: null,
  price: [],
  longer_stays: [],
  extras: [],
  stops: [],
  itinerary: [],
  included: [],
  not_included: [],
  requirements: [],
  safety: [],
  accommodation: [],
  people: [],
  stories: [],
  questions: [],
  gallery: [],
  downloads: [],
  related_programs: [],
  related_articles: [],
};

/** A program with every field filled. */
export const lisbon = exampleProgram('lisbon', {
  title: heading('Portuguese in Lisbon'),
  tagline: 'Lessons until lunch, grilled sardines after.',
  cover: picture('lisbon-hills', 'The hills of Lisbon'),
  kind: 'language_course',
  highlights: [{ title: 'Eight at the table', text: 'You speak in every lesson.' }],
  overview: paragraphs('The tram grinds up the hill.', 'You walk faster than it does.'),
  place: 'Lisbon, Portugal',
  continents: [{ continent: 'europe' }],
  countries: [{ code: 'PT' }],
  languages: [{ language: 'portuguese' }],
  accommodation_kinds: [{ kind: 'shared_flat' }, { kind: 'host_family' }],
  weeks_min: 2,
  weeks_max: 12,
  age_min: 18,
  age_max: 30,
  group_min: 4,
  group_max: 8,
  departures: [
    { start: '2027-05-10', apply_by: '2027-03-29', weeks: 2, places: 'few' },
    { start: '2026-01-12', apply_by: null, weeks: 2, places: 'open' },
    { start: '2027-01-11', apply_by: null, weeks: 2, places: 'full' },
    { start: '2027-09-06', apply_by: null, weeks: 12, places: 'open' },
  ],
  price_from: 1490,
  price_currency: 'EUR',
  price: paragraphs('A deposit holds your place.'),
  longer_stays: [{ weeks: 12, amount: 6690 }],
  extras: [{ name: 'Each further week', amount: 520 }],
  stops: [
    { name: 'Lisbon', location: { latitude: 38.7166, longitude: -9.1311 } },
    { name: 'Sintra', location: { latitude: 38.7979, longitude: -9.3906 } },
  ],
  itinerary: [
    { unit: 'day', from: 1, to: 1, title: 'Arrival', text: 'Marta meets you.' },
    { unit: 'day', from: 2, to: 3, title: 'First lessons', text: 'Sounds first.' },
  ],
  included: [{ text: '36 lessons' }],
  not_included: [{ text: 'Flights' }],
  requirements: [{ text: 'Legs for stairs' }],
  safety: paragraphs('Lisbon is calm.'),
  accommodation: paragraphs('A room of your own.'),
  stories: [
    {
      quote: 'I understood all of it.',
      name: 'Lucie',
      detail: '21',
      year: 2025,
      portrait: portrait('lucie'),
    },
  ],
  questions: [{ question: 'Can I come on my own?', answer: paragraphs('Most do.') }],
  gallery: [{ picture: picture('lisbon-alley', 'An alley') }],
  downloads: [
    {
      name: 'Packing list',
      file: {
        link_type: 'Media',
        id: 'file',
        name: 'packing.pdf',
        kind: 'document',
        url: `${exampleOrigin}/media/packing.pdf`,
        size: '1000',
      },
    },
  ],
  related_programs: [{ program: toProgram('bare') }],
  related_articles: [{ article: toArticle('visas') }],
});

/** A program with only a title, a long one. */
export const bare = exampleProgram('bare', { title: heading(longTitle) });

export function exampleArticle(
  key: string,
  data: Partial<DocumentOf<'articles_details'>['data']> = {},
): DocumentOf<'articles_details'> {
  return {
    ...header(key, 'en-us'),
    lang: 'en-us',
    type: 'articles_details',
    uid: key,
    data: {
      ...pageOnly,
      title: heading(key),
      lead: null,
      cover: noPicture,
      author_name: null,
      author_portrait: {},
      date: null,
      body: [],
      sources: [],
      related_programs: [],
      related_articles: [],
      ...data,
    },
  };
}

export const visas = {
  ...exampleArticle('visas', {
    title: heading('Visas and permits'),
    lead: 'A visa is rarely refused because of who you are.',
    cover: picture('above-the-clouds', 'Clouds from above'),
    author_name: 'Tomás',
    author_portrait: portrait('tomas'),
    date: '2026-02-24',
    body: [
      { type: 'paragraph', text: 'Ask ten people.', spans: [] },
      { type: 'heading2', text: 'Three questions', spans: [] },
      { type: 'paragraph', text: 'Which passport?', spans: [] },
      { type: 'heading2', text: 'Three questions', spans: [] },
    ],
    sources: [{ title: 'An official guide', url: link('https://guide.example/visas') }],
    related_programs: [{ program: toProgram('lisbon') }],
    related_articles: [{ article: toArticle('bare-article') }],
  }),
  tags: ['paperwork'],
};

export const bareArticle = exampleArticle('bare-article', { title: heading(longTitle) });

export function toProgram(id: string): FilledContentRelationshipField<'programs_details'> {
  return { link_type: 'Document', id, type: 'programs_details', tags: [], lang: 'en-us' };
}

export function toArticle(id: string): FilledContentRelationshipField<'articles_details'> {
  return { link_type: 'Document', id, type: 'articles_details', tags: [], lang: 'en-us' };
}

export const homepageDocument: DocumentOf<'homepage'> = {
  ...header('home', 'en-us'),
  lang: 'en-us',
  type: 'homepage',
  uid: null,
  data: { ...pageOnly, title: 'Live somewhere else' },
};

export const programsDocument: DocumentOf<'programs_overview'> = {
  ...header('programs', 'en-us'),
  lang: 'en-us',
  type: 'programs_overview',
  uid: null,
  data: { ...pageOnly, title: heading('Programs'), lead: 'All of them.' },
};

export const articlesDocument: DocumentOf<'articles_overview'> = {
  ...header('articles', 'en-us'),
  lang: 'en-us',
  type: 'articles_overview',
  uid: null,
  data: {
    ...pageOnly,
    title: heading('Articles'),
    lead: 'Worth reading.',
    topics: [{ tag: 'paperwork', name: 'Paperwork' }],
  },
};

export const contactDocument: DocumentOf<'dynamic_page'> = {
  ...header('contact', 'en-us'),
  lang: 'en-us',
  type: 'dynamic_page',
  uid: 'contact',
  data: {
    ...pageOnly,
    title: heading('Contact'),
    lead: 'Talk to us.',
    cover: noPicture,
    slices: [
      {
        id: 'contact',
        slice_type: 'contact',
        slice_label: null,
        variation: 'default',
        version: 'initial',
        items: [],
        primary: {
          title: 'Desks',
          offices: [
            {
              place: 'Emergency line',
              address: null,
              telephone: '+44 20 7946 0199',
              email: null,
              hours: 'Day and night',
              for_programs: false,
              whatsapp: null,
              location: {},
              open_days: null,
              opens: null,
              closes: null,
              time_zone: null,
            },
            {
              place: 'London',
              address: 'A street',
              telephone: '+44 20 7946 0123',
              email: 'hello@farol.example',
              hours: '9 to 18',
              for_programs: true,
              whatsapp: null,
              location: {},
              open_days: null,
              opens: null,
              closes: null,
              time_zone: null,
            },
          ],
        },
      },
    ],
  },
};

export const exampleRates: DocumentOf<'exchange_rates'> = {
  ...header('rates', 'en-us'),
  lang: 'en-us',
  type: 'exchange_rates',
  uid: null,
  data: { day: '2026-11-02', rates: [{ from: 'EUR', to: 'BRL', rate: 6.21 }] },
};

export const exampleLayout: LayoutDocument = {
  ...header('layout', 'en-us'),
  lang: 'en-us',
  type: 'layout',
  uid: null,
  data: {
    navLogo: portrait('logo'),
    footerLogo: {},
    navbarLeftLinks: [
      { text: 'Programs', href: link('/programs') },
      { text: 'Contact', href: link('/contact') },
    ],
    navbarRighLinks: [{ text: 'Prices', href: link('/prices') }],
    mainLanguageSelectLabel: 'Language',
    footerLogoDescription: 'Farol means lighthouse.',
    footerFirstRowTitle: 'Programs',
    footerFirstRowLinks: [{ text: 'All programs', href: link('/programs') }],
    footerSecondRowTitle: 'Farol',
    footerSecondRowLinks: [{ text: 'About us', href: link('/about') }],
    footerSocialMediaTitle: 'Follow the light',
    footerSocialMediaIcons: [{ icon: 'instagram', href: link('https://instagram.example/farol') }],
    footerPolicies: [{ text: 'Privacy', href: link('/privacy') }],
    metaTitle: 'Farol',
    metaDescription: 'Journeys in small groups.',
    metaImage: {},
    metaURL: 'https://farol.example',
  },
};

export const exampleDocuments: readonly Document[] = [
  exampleLayout,
  homepageDocument,
  programsDocument,
  articlesDocument,
  contactDocument,
  lisbon,
  bare,
  visas,
  bareArticle,
];
