import type { QueryClient } from '@tanstack/react-query';
import type { Me } from '../api/people.ts';
import type { Messages } from '../messages/en.ts';
import { type LazyComponent, lazyComponent } from '../parts/lazy-component.tsx';
import { askForContent } from './content/content-query.ts';

/** A screen: its path below `/edit`, and its label in the bar above every screen. */
export interface Screen {
  path: string;
  /** Screens without a label are reached from other screens. */
  label?(messages: Messages): string;
  /** Who sees it in the bar; everybody if undefined. The service enforces access. */
  isFor?(me: Me): boolean;
  /** Prefetches the screen's data as soon as somebody is on the way to it. */
  ask?(queries: QueryClient, query: URLSearchParams): unknown;
  /** Shows how much is waiting there for the person, beside the label. */
  Count?: LazyComponent<object>;
  Screen: LazyComponent<{ me: Me; parameters: Record<string, string> }>;
}

const administration = lazyComponent(
  async () => (await import('./administration/administration-screen.tsx')).AdministrationScreen,
);

/** All screens, in the order of the bar. The code of each is loaded when it is first needed. */
export const screens: readonly Screen[] = [
  {
    path: '/content',
    label: ({ content }) => content,
    ask: askForContent,
    Screen: lazyComponent(async () => (await import('./content/content-screen.tsx')).ContentScreen),
  },
  {
    path: '/translations',
    label: ({ allTranslations }) => allTranslations,
    ask: async (queries) => {
      const { matrixQuery } = await import('./matrix/matrix-query.ts');
      await queries.prefetchQuery(matrixQuery);
    },
    Screen: lazyComponent(async () => (await import('./matrix/matrix-screen.tsx')).MatrixScreen),
  },
  {
    path: '/reviews',
    label: ({ waiting }) => waiting,
    Count: lazyComponent(
      async () => (await import('./reviews/waiting-count.tsx')).WaitingCount,
      null,
    ),
    Screen: lazyComponent(async () => (await import('./reviews/reviews-screen.tsx')).ReviewsScreen),
  },
  {
    path: '/documents/:id/translate',
    Screen: lazyComponent(
      async () => (await import('./translate/translate-screen.tsx')).TranslateScreen,
    ),
  },
  {
    path: '/media',
    label: ({ media }) => media,
    Screen: lazyComponent(async () => (await import('./media/media-screen.tsx')).MediaScreen),
  },
  {
    path: '/documents/:id',
    Screen: lazyComponent(
      async () => (await import('./document/document-screen.tsx')).DocumentScreen,
    ),
  },
  {
    path: '/releases',
    label: ({ releases }) => releases,
    Screen: lazyComponent(
      async () => (await import('./releases/releases-screen.tsx')).ReleasesScreen,
    ),
  },
  {
    path: '/releases/:id',
    Screen: lazyComponent(
      async () => (await import('./releases/release-screen.tsx')).ReleaseScreen,
    ),
  },
  {
    path: '/redirects',
    label: ({ redirects }) => redirects,
    isFor: ({ role }) => role !== 'writer',
    Screen: lazyComponent(
      async () => (await import('./redirects/redirects-screen.tsx')).RedirectsScreen,
    ),
  },
  {
    path: '/administration',
    label: ({ administration }) => administration,
    Screen: administration,
  },
  {
    path: '/administration/:screen',
    Screen: administration,
  },
  {
    path: '/account',
    Screen: lazyComponent(async () => (await import('./account/account-screen.tsx')).AccountScreen),
  },
];
