import type { PageType } from '@farol/content-model';
import type { Page } from '../contract/page.ts';
import { articlePage } from './article.tsx';
import { articlesOverview } from './articles-overview.tsx';
import { dynamicPage } from './dynamic-page.tsx';
import { homepage } from './homepage.tsx';
import { programPage } from './program/program.tsx';
import { programsOverview } from './programs-overview.tsx';

/** The page of each document type. */
export const pages: { readonly [Type in PageType]: Page<Type> } = {
  homepage,
  programs_overview: programsOverview,
  programs_details: programPage,
  dynamic_page: dynamicPage,
  articles_overview: articlesOverview,
  articles_details: articlePage,
};
