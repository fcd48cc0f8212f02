import type { QuestionsSlice } from '@farol/content-model';
import { asText } from '@prismicio/client';
import { hrefOf } from '../render/link.tsx';
import { fileAddress } from '../render/media.ts';
import { answeredQuestions } from '../slices/Questions/questions.tsx';
import type { PageProperties, Surroundings } from './page.ts';

type Question = QuestionsSlice['primary']['questions'][number];
type Thing = Record<string, unknown>;
type Site = Pick<PageProperties, 'layout' | 'around'>;

/** The host of `metaURL` with a path; the path alone where the layout names no host. */
export function absolute(path: string, layout: PageProperties['layout']): string {
  const address = URL.parse(path, URL.parse(layout?.data.metaURL ?? '') ?? undefined);
  return address?.href ?? path;
}

export function organisation({ layout, around }: Site): Thing {
  const data = layout?.data;
  const logo = data?.navLogo.url;
  const networks = (data?.footerSocialMediaIcons ?? []).flatMap(
    ({ href }) => hrefOf(href, around) ?? [],
  );
  return {
    '@type': 'TravelAgency',
    '@id': absolute('/#organisation', layout),
    name: data?.metaTitle ?? '',
    description: data?.metaDescription ?? undefined,
    url: absolute('/', layout),
    logo: logo ? absolute(fileAddress(logo, around.settings.serviceOrigin), layout) : undefined,
    sameAs: networks.length ? networks : undefined,
  };
}

export function website({ layout, around }: Site): Thing {
  return {
    '@type': 'WebSite',
    '@id': absolute('/#website', layout),
    name: layout?.data.metaTitle ?? '',
    url: absolute('/', layout),
    inLanguage: around.language.code,
    publisher: { '@id': absolute('/#organisation', layout) },
  };
}

export interface Crumb {
  name: string;
  path: string;
}

/** The way from the home page down to this one. */
export function crumbsTo(last: string, middle: Crumb[], around: Surroundings): Crumb[] {
  const home = around.addresses.ofSingle('homepage', around.language) ?? '/';
  return [{ name: around.messages.home, path: home }, ...middle, { name: last, path: around.path }];
}

export function overviewCrumb(
  type: 'programs_overview' | 'articles_overview',
  { addresses, language, messages }: Surroundings,
): Crumb[] {
  const path = addresses.ofSingle(type, language);
  const name = type === 'programs_overview' ? messages.programs : messages.articles;
  return path ? [{ name, path }] : [];
}

export function breadcrumbList(crumbs: Crumb[], layout: PageProperties['layout']): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(path, layout),
    })),
  };
}

export function itemList(items: Crumb[], layout: PageProperties['layout']): Thing {
  return {
    '@type': 'ItemList',
    itemListElement: items.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: absolute(path, layout),
    })),
  };
}

/** Null where there are no questions with an answer. */
export function questionPage(questions: readonly Question[]): Thing | null {
  const answered = answeredQuestions(questions);
  if (!answered.length) return null;
  return {
    '@type': 'FAQPage',
    mainEntity: answered.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: asText(answer) },
    })),
  };
}
