import type { QuestionsSlice } from '@farol/content-model';
import { asText } from '@prismicio/client';
import type { PageContext, PageProperties } from '../contract/page.ts';
import { hrefOf } from '../render/link.tsx';
import { fileAddress } from '../render/media.ts';
import { answeredQuestions } from '../slices/Questions/questions.tsx';

type Question = QuestionsSlice['primary']['questions'][number];
type Thing = Record<string, unknown>;
type Site = Pick<PageProperties, 'layout' | 'context'>;

export function absolute(path: string, { origin }: Pick<PageContext, 'origin'>): string {
  return new URL(path, origin).href;
}

export function organisation({ layout, context }: Site): Thing {
  const data = layout?.data;
  const logo = data?.navLogo.url;
  const networks = (data?.footerSocialMediaIcons ?? []).flatMap(
    ({ href }) => hrefOf(href, context) ?? [],
  );
  return {
    '@type': 'TravelAgency',
    '@id': absolute('/#organisation', context),
    name: data?.metaTitle ?? '',
    description: data?.metaDescription ?? undefined,
    url: absolute('/', context),
    logo: logo ? absolute(fileAddress(logo, context.settings), context) : undefined,
    sameAs: networks.length ? networks : undefined,
  };
}

/** Named, because search engines read each page by itself. */
export function organisationByName({ layout, context }: Site): Thing {
  return {
    '@type': 'TravelAgency',
    '@id': absolute('/#organisation', context),
    name: layout?.data.metaTitle ?? undefined,
  };
}

export function website({ layout, context }: Site): Thing {
  return {
    '@type': 'WebSite',
    '@id': absolute('/#website', context),
    name: layout?.data.metaTitle ?? '',
    url: absolute('/', context),
    inLanguage: context.language.code,
    publisher: { '@id': absolute('/#organisation', context) },
  };
}

export interface Crumb {
  name: string;
  path: string;
}

/** Breadcrumbs from the home page to this one. */
export function crumbsTo(last: string, middle: Crumb[], context: PageContext): Crumb[] {
  const home = context.addresses.ofSingle('homepage', context.language) ?? '/';
  return [
    { name: context.messages.home, path: home },
    ...middle,
    { name: last, path: context.path },
  ];
}

export function overviewCrumb(
  type: 'programs_overview' | 'articles_overview',
  { addresses, language, messages }: PageContext,
): Crumb[] {
  const path = addresses.ofSingle(type, language);
  const name = type === 'programs_overview' ? messages.programs : messages.articles;
  return path ? [{ name, path }] : [];
}

export function breadcrumbList(crumbs: Crumb[], context: PageContext): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(path, context),
    })),
  };
}

export function itemList(items: Crumb[], context: PageContext): Thing {
  return {
    '@type': 'ItemList',
    itemListElement: items.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: absolute(path, context),
    })),
  };
}

/** Null without a question that has an answer. */
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
