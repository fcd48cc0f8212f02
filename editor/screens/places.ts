import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { Me } from '../api/people.ts';
import type { Messages } from '../messages/en.ts';

/** A screen: where it stands below `/edit`, and what the bar over every screen calls it. */
export interface Place {
  path: string;
  /** Without one it is reached from other screens. */
  label?(messages: Messages): string;
  /** Who finds it in the bar; everybody when nothing is said. The service decides what may be done. */
  isFor?(me: Me): boolean;
  /** How much waits there for whoever looks, beside its name. */
  Count?: LazyExoticComponent<ComponentType>;
  Screen: LazyExoticComponent<ComponentType<{ me: Me; parameters: Record<string, string> }>>;
}

const administration = lazy(async () => {
  const { AdministrationScreen } = await import('./administration/administration-screen.tsx');
  return { default: AdministrationScreen };
});

/** Every screen, in the order of the bar. Each comes when it is first needed. */
export const places: readonly Place[] = [
  {
    path: '/content',
    label: ({ content }) => content,
    Screen: lazy(async () => {
      const { ContentScreen } = await import('./content/content-screen.tsx');
      return { default: ContentScreen };
    }),
  },
  {
    path: '/translations',
    label: ({ allTranslations }) => allTranslations,
    Screen: lazy(async () => {
      const { MatrixScreen } = await import('./matrix/matrix-screen.tsx');
      return { default: MatrixScreen };
    }),
  },
  {
    path: '/reviews',
    label: ({ waiting }) => waiting,
    Count: lazy(async () => {
      const { WaitingCount } = await import('./reviews/waiting-count.tsx');
      return { default: WaitingCount };
    }),
    Screen: lazy(async () => {
      const { ReviewsScreen } = await import('./reviews/reviews-screen.tsx');
      return { default: ReviewsScreen };
    }),
  },
  {
    path: '/documents/:id/translate',
    Screen: lazy(async () => {
      const { TranslateScreen } = await import('./translate/translate-screen.tsx');
      return { default: TranslateScreen };
    }),
  },
  {
    path: '/media',
    label: ({ media }) => media,
    Screen: lazy(async () => {
      const { MediaScreen } = await import('./media/media-screen.tsx');
      return { default: MediaScreen };
    }),
  },
  {
    path: '/documents/:id',
    Screen: lazy(async () => {
      const { DocumentScreen } = await import('./document/document-screen.tsx');
      return { default: DocumentScreen };
    }),
  },
  {
    path: '/releases',
    label: ({ releases }) => releases,
    Screen: lazy(async () => {
      const { ReleasesScreen } = await import('./releases/releases-screen.tsx');
      return { default: ReleasesScreen };
    }),
  },
  {
    path: '/releases/:id',
    Screen: lazy(async () => {
      const { ReleaseScreen } = await import('./releases/release-screen.tsx');
      return { default: ReleaseScreen };
    }),
  },
  {
    path: '/redirects',
    label: ({ redirects }) => redirects,
    isFor: ({ role }) => role !== 'writer',
    Screen: lazy(async () => {
      const { RedirectsScreen } = await import('./redirects/redirects-screen.tsx');
      return { default: RedirectsScreen };
    }),
  },
  {
    path: '/administration',
    label: ({ administration }) => administration,
    Screen: administration,
  },
  {
    path: '/administration/:room',
    Screen: administration,
  },
  {
    path: '/account',
    Screen: lazy(async () => {
      const { AccountScreen } = await import('./account/account-screen.tsx');
      return { default: AccountScreen };
    }),
  },
];
