import type { SeedDocument } from '@farol/content-model';
import { z } from 'zod';
import { type Article, articles } from './articles.ts';
import { nextDepartures } from './departures.ts';
import { layouts, overviews } from './layout.ts';
import { heading, richText } from './markup.ts';
import { type Page, pages } from './pages.ts';
import { type Program, programs } from './programs.ts';
import { readTexts, readValues } from './read.ts';
import { redirects } from './redirects.ts';
import { words } from './schema.ts';
import { sheetWords } from './sheet-words.ts';
import { storedSlice, yearOfStory } from './slices.ts';
import { type LanguageKey, languageKeys, portraitKeys, tagKeys } from './source.ts';
import {
  codeOf,
  download,
  filePicture,
  keyOf,
  linksIn,
  portraitPicture,
  scenePicture,
  sheetKey,
  textLinks,
  toDocument,
} from './stored.ts';

const tagNames = readTexts('content/tags', tagKeys);
const authors = readValues('content/authors.yaml', z.record(z.enum(portraitKeys), words));

/** Every document of the sample in every language it is written in. */
export function sampleDocuments(today: Date): SeedDocument[] {
  return languageKeys.flatMap((key) => [
    layoutDocument(key),
    overviewDocument('programs', key),
    overviewDocument('articles', key),
    ...programs.flatMap((program) => programDocument(program, key, today)),
    ...articles.flatMap((article) => articleDocument(article, key)),
    ...pages.flatMap((page) => pageDocument(page, key, today)),
    redirectsDocument(key),
    ...(key === 'en' ? [exchangeRates(today)] : []),
  ]);
}

function document(
  kind: string,
  key: string,
  language: LanguageKey,
  rest: Pick<SeedDocument, 'type' | 'title' | 'data'> & Partial<SeedDocument>,
): SeedDocument {
  return {
    key: keyOf(kind, key, language),
    lang: codeOf(language),
    uid: null,
    tags: [],
    group: `${kind}:${key}`,
    published: true,
    ...rest,
  };
}

function layoutDocument(language: LanguageKey): SeedDocument {
  const layout = layouts[language];
  const { logoAlt, ...fields } = layout;
  return document('layout', 'layout', language, {
    type: 'layout',
    title: `Layout (${language})`,
    data: {
      ...fields,
      navLogo: filePicture('logo-on-dark', logoAlt),
      footerLogo: filePicture('logo-on-dark', logoAlt),
      navbarLeftLinks: textLinks(layout.navbarLeftLinks, language),
      navbarRighLinks: textLinks(layout.navbarRighLinks, language),
      footerFirstRowLinks: textLinks(layout.footerFirstRowLinks, language),
      footerSecondRowLinks: textLinks(layout.footerSecondRowLinks, language),
      footerPolicies: textLinks(layout.footerPolicies, language),
      footerSocialMediaIcons: layout.footerSocialMediaIcons.map(({ icon, href }) => ({
        icon,
        href: { link_type: 'Web', url: href, target: '_blank' },
      })),
      metaImage: filePicture('social', logoAlt),
      metaURL: 'https://www.farol.example',
    },
  });
}

function overviewDocument(kind: 'programs' | 'articles', language: LanguageKey): SeedDocument {
  const { title, lead, summary } = overviews[kind][language];
  return document('overview', kind, language, {
    type: `${kind}_overview`,
    title,
    data: {
      title: heading(title),
      lead,
      ...(kind === 'articles' ? { topics: topicsIn(language) } : {}),
      meta_description: summary,
      slices: [],
    },
  });
}

/** What the tags are called, which are the same in every language. */
function topicsIn(language: LanguageKey) {
  return tagKeys.map((tag) => ({ tag, name: tagNames[tag][language] }));
}

function programDocument(program: Program, language: LanguageKey, today: Date): SeedDocument[] {
  const text = program.text[language];
  if (!text) return [];
  const rich = (markup: string) => richText(markup, linksIn(language));
  const offered = (key: string) =>
    programs.some((other) => other.key === key && other.text[language] !== undefined);
  return [
    document('program', program.key, language, {
      type: 'programs_details',
      uid: text.uid,
      title: text.title,
      tags: program.tags,
      data: {
        title: heading(text.title),
        tagline: text.tagline,
        cover: scenePicture(program.scenes[0], language),
        kind: program.kind,
        highlights: text.highlights,
        overview: rich(text.overview),
        place: text.place,
        continents: program.continents.map((continent) => ({ continent })),
        countries: program.countries.map((code) => ({ code })),
        languages: program.languages.map((spoken) => ({ language: spoken })),
        accommodation_kinds: program.accommodation.map((kind) => ({ kind })),
        weeks_min: program.weeks.min,
        weeks_max: program.weeks.max,
        age_min: program.ages.min,
        age_max: program.ages.max,
        group_min: program.group.min,
        group_max: program.group.max,
        departures: nextDepartures(program, today),
        price_from: program.price.from,
        price_currency: program.price.currency,
        price: rich(text.price),
        longer_stays: program.longerStays,
        extras: program.extras.map(({ amount }, index) => ({ name: text.extras[index], amount })),
        stops: program.stops.map((location, index) => ({ name: text.stops[index], location })),
        itinerary: program.itinerary.map((part, index) => ({ ...part, ...text.itinerary[index] })),
        included: text.included.map((each) => ({ text: each })),
        not_included: text.notIncluded.map((each) => ({ text: each })),
        requirements: text.requirements.map((each) => ({ text: each })),
        safety: rich(text.safety),
        accommodation: rich(text.accommodation),
        people: program.coordinator
          ? [
              {
                name: authors[program.coordinator],
                role: sheetWords[language].coordinator.replace('{place}', text.place),
                portrait: portraitPicture(program.coordinator, language),
              },
            ]
          : [],
        stories: text.stories.map(({ portrait, ...story }, index) => ({
          ...story,
          year: yearOfStory(index, today),
          portrait: portraitPicture(portrait, language),
        })),
        questions: text.questions.map(({ question, answer }) => ({
          question,
          answer: rich(answer),
        })),
        gallery: [...program.scenes, ...program.furtherScenes].map((scene) => ({
          picture: scenePicture(scene, language),
        })),
        downloads: [download(sheetWords[language].file_name, sheetKey(program.key, language))],
        related_programs: program.relatedPrograms
          .filter(offered)
          .map((key) => ({ program: toDocument('program', key, language) })),
        related_articles: writtenArticles(program.relatedArticles, language),
        meta_description: text.summary,
        slices: [],
      },
    }),
  ];
}

function articleDocument(article: Article, language: LanguageKey): SeedDocument[] {
  const text = article.text[language];
  if (!text) return [];
  return [
    document('article', article.key, language, {
      type: 'articles_details',
      uid: text.uid,
      title: text.title,
      tags: article.tags,
      published: !article.draft,
      data: {
        title: heading(text.title),
        lead: text.lead,
        cover: scenePicture(article.scenes[0], language),
        author_name: authors[article.author],
        author_portrait: portraitPicture(article.author, language),
        date: article.date,
        body: richText(text.body, linksIn(language)),
        sources: text.sources.map(({ title, url }) => ({
          title,
          url: { link_type: 'Web', url },
        })),
        related_programs: article.relatedPrograms
          .filter((key) => programs.some((each) => each.key === key && each.text[language]))
          .map((key) => ({ program: toDocument('program', key, language) })),
        related_articles: writtenArticles(article.relatedArticles, language),
        meta_description: text.summary,
        slices: [],
      },
    }),
  ];
}

function pageDocument(page: Page, language: LanguageKey, today: Date): SeedDocument[] {
  const text = page.text[language];
  if (!text) return [];
  const slices = text.slices.map((slice) => storedSlice(slice, language, today));
  const isHome = page.key === 'home';
  return [
    document(isHome ? 'overview' : 'page', page.key, language, {
      type: isHome ? 'homepage' : 'dynamic_page',
      uid: isHome ? null : text.uid,
      title: text.title,
      data: isHome
        ? { title: text.title, meta_title: text.title, meta_description: text.summary, slices }
        : {
            title: heading(text.title),
            lead: text.lead,
            ...(page.cover ? { cover: scenePicture(page.cover, language) } : {}),
            meta_description: text.summary,
            slices,
          },
    }),
  ];
}

/** What a price is roughly in other money; one document, which every language reads. */
function exchangeRates(today: Date): SeedDocument {
  return document('exchange-rates', 'exchange-rates', 'en', {
    type: 'exchange_rates',
    title: 'Exchange rates',
    data: {
      day: today.toISOString().slice(0, 10),
      rates: [
        { from: 'EUR', to: 'BRL', rate: 6.21 },
        { from: 'EUR', to: 'USD', rate: 1.16 },
      ],
    },
  });
}

function redirectsDocument(language: LanguageKey): SeedDocument {
  return document('redirects', 'redirects', language, {
    type: 'redirects',
    title: `Redirects (${language})`,
    data: { redirects: redirects[language] },
  });
}

function writtenArticles(keys: readonly string[], language: LanguageKey) {
  return articles
    .filter((each) => keys.includes(each.key) && each.text[language] && !each.draft)
    .map(({ key }) => ({ article: toDocument('article', key, language) }));
}
