import type { Me } from '../../api/people.ts';
import { type LazyComponent, lazyComponent } from '../../parts/lazy-component.tsx';
import type { Words } from './words.ts';

/** A screen of the administration. */
interface ScreenOfAdministration {
  id: string;
  label(words: Words): string;
  /** Who sees it; the service enforces access. */
  isFor(me: Me): boolean;
  Screen: LazyComponent<{ me: Me }>;
}

const everybody = () => true;
const administrators = ({ role }: Me) => role === 'administrator';

/** All of them, in the order of their list. */
export const administrationScreens: readonly ScreenOfAdministration[] = [
  {
    id: 'people',
    label: ({ people }) => people,
    isFor: administrators,
    Screen: lazyComponent(async () => (await import('./people/people-screen.tsx')).PeopleScreen),
  },
  {
    id: 'tokens',
    label: ({ tokens }) => tokens,
    isFor: administrators,
    Screen: lazyComponent(async () => (await import('./tokens/tokens-screen.tsx')).TokensScreen),
  },
  {
    id: 'webhooks',
    label: ({ webhooks }) => webhooks,
    isFor: administrators,
    Screen: lazyComponent(
      async () => (await import('./webhooks/webhooks-screen.tsx')).WebhooksScreen,
    ),
  },
  {
    id: 'replace',
    label: ({ replace }) => replace,
    isFor: everybody,
    Screen: lazyComponent(async () => (await import('./replace/replace-screen.tsx')).ReplaceScreen),
  },
  {
    id: 'activity',
    label: ({ activity }) => activity,
    isFor: everybody,
    Screen: lazyComponent(
      async () => (await import('./activity/activity-screen.tsx')).ActivityScreen,
    ),
  },
  {
    id: 'archive',
    label: ({ archive }) => archive,
    isFor: everybody,
    Screen: lazyComponent(async () => (await import('./archive-screen.tsx')).ArchiveScreen),
  },
  {
    id: 'previews',
    label: ({ previews }) => previews,
    isFor: everybody,
    Screen: lazyComponent(async () => (await import('./previews-screen.tsx')).PreviewsScreen),
  },
  {
    id: 'languages',
    label: ({ languages }) => languages,
    isFor: everybody,
    Screen: lazyComponent(async () => (await import('./languages-screen.tsx')).LanguagesScreen),
  },
  {
    id: 'repository',
    label: ({ repository }) => repository,
    isFor: everybody,
    Screen: lazyComponent(async () => (await import('./repository-screen.tsx')).RepositoryScreen),
  },
  {
    id: 'begin',
    label: ({ begin }) => begin,
    isFor: administrators,
    Screen: lazyComponent(async () => (await import('./begin/begin-screen.tsx')).BeginScreen),
  },
];
