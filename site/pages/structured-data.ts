import type { QuestionsSlice } from '@farol/content-model';
import { asText } from '@prismicio/client';
import type { PageProperties, Surroundings } from '../contract/page.ts';
import { hrefOf } from '../render/link.tsx';
import { fileAddress } from '../render/media.ts';
import { answeredQuestions } from '../slices/Questions/questions.tsx';

type Question = QuestionsSlice['primary']['questions'][number];
type Thing = Record<string, unknown>;
type Site = Pick<PageProperties, 'layout' | 'around'>;

export function absolute(path: string, { origin }: Pick<Surroundings, 'origin'>): string {
  return new URL(path, origin).href;
}

export function organisation({ layout, around }: Site): Thing {
  const data = layout?.data;
  const logo = data?.navLogo.url;
  const networks = (data?.footerSocialMediaIcons ?? []).flatMap(
    ({ href }) => hrefOf(href, around) ?? [],
  );
  return {
    '@type': 'TravelAgency',
    '@id': absolute('/#organisation', around),
    name: data?.metaTitle ?? '',
    description: data?.metaDescription ?? undefined,
    url: absolute('/', around),
    logo: logo ? absolute(fileAddress(logo, around.settings), around) : undefined,
    sameAs: networks.length ? networks : undefined,
  };
}

export function website({ layout, around }: Site): Thing {
  return {
    '@type': 'WebSite',
    '@id': absolute('/#website', around),
    name: layout?.data.metaTitle ?? '',
    url: absolute('/', around),
    inLanguage: around.language.code,
    publisher: { '@id': absolute('/#organisation', around) },
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

export function breadcrumbList(crumbs: Crumb[], around: Surroundings): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(path, around),
    })),
  };
}

export function itemList(items: Crumb[], around: Surroundings): Thing {
  return {
    '@type': 'ItemList',
    itemListElement: items.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: absolute(path, around),
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
