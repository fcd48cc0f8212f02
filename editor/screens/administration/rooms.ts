import type { Me } from '../../api/people.ts';
import { type LazyComponent, lazyComponent } from '../lazy-component.tsx';
import type { Words } from './words.ts';

/** A screen of the administration. */
export interface Room {
  id: string;
  label(words: Words): string;
  /** Who sees it; the service enforces access. */
  isFor(me: Me): boolean;
  Room: LazyComponent<{ me: Me }>;
}

const everybody = () => true;
const administrators = ({ role }: Me) => role === 'administrator';

/** All rooms, in the order of their list. */
export const rooms: readonly Room[] = [
  {
    id: 'people',
    label: ({ people }) => people,
    isFor: administrators,
    Room: lazyComponent(async () => (await import('./people/people-room.tsx')).PeopleRoom),
  },
  {
    id: 'tokens',
    label: ({ tokens }) => tokens,
    isFor: administrators,
    Room: lazyComponent(async () => (await import('./tokens/tokens-room.tsx')).TokensRoom),
  },
  {
    id: 'webhooks',
    label: ({ webhooks }) => webhooks,
    isFor: administrators,
    Room: lazyComponent(async () => (await import('./webhooks/webhooks-room.tsx')).WebhooksRoom),
  },
  {
    id: 'replace',
    label: ({ replace }) => replace,
    isFor: everybody,
    Room: lazyComponent(async () => (await import('./replace/replace-room.tsx')).ReplaceRoom),
  },
  {
    id: 'activity',
    label: ({ activity }) => activity,
    isFor: everybody,
    Room: lazyComponent(async () => (await import('./activity/activity-room.tsx')).ActivityRoom),
  },
  {
    id: 'archive',
    label: ({ archive }) => archive,
    isFor: everybody,
    Room: lazyComponent(async () => (await import('./archive-room.tsx')).ArchiveRoom),
  },
  {
    id: 'previews',
    label: ({ previews }) => previews,
    isFor: everybody,
    Room: lazyComponent(async () => (await import('./previews-room.tsx')).PreviewsRoom),
  },
  {
    id: 'languages',
    label: ({ languages }) => languages,
    isFor: everybody,
    Room: lazyComponent(async () => (await import('./languages-room.tsx')).LanguagesRoom),
  },
  {
    id: 'repository',
    label: ({ repository }) => repository,
    isFor: everybody,
    Room: lazyComponent(async () => (await import('./repository-room.tsx')).RepositoryRoom),
  },
  {
    id: 'begin',
    label: ({ begin }) => begin,
    isFor: administrators,
    Room: lazyComponent(async () => (await import('./begin/begin-room.tsx')).BeginRoom),
  },
];
