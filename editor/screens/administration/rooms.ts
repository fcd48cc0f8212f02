import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { Me } from '../../api/people.ts';
import type { Words } from './words.ts';

/** A screen of the administration. */
export interface Room {
  id: string;
  label(words: Words): string;
  /** Who finds it; the service decides what may be done. */
  isFor(me: Me): boolean;
  Room: LazyExoticComponent<ComponentType<{ me: Me }>>;
}

const everybody = () => true;
const administrators = ({ role }: Me) => role === 'administrator';

/** All rooms, in the order of their list. */
export const rooms: readonly Room[] = [
  {
    id: 'people',
    label: ({ people }) => people,
    isFor: administrators,
    Room: lazy(async () => ({ default: (await import('./people/people-room.tsx')).PeopleRoom })),
  },
  {
    id: 'tokens',
    label: ({ tokens }) => tokens,
    isFor: administrators,
    Room: lazy(async () => ({ default: (await import('./tokens/tokens-room.tsx')).TokensRoom })),
  },
  {
    id: 'webhooks',
    label: ({ webhooks }) => webhooks,
    isFor: administrators,
    Room: lazy(async () => ({
      default: (await import('./webhooks/webhooks-room.tsx')).WebhooksRoom,
    })),
  },
  {
    id: 'replace',
    label: ({ replace }) => replace,
    isFor: everybody,
    Room: lazy(async () => ({
      default: (await import('./replace/replace-room.tsx')).ReplaceRoom,
    })),
  },
  {
    id: 'activity',
    label: ({ activity }) => activity,
    isFor: everybody,
    Room: lazy(async () => ({
      default: (await import('./activity/activity-room.tsx')).ActivityRoom,
    })),
  },
  {
    id: 'archive',
    label: ({ archive }) => archive,
    isFor: everybody,
    Room: lazy(async () => ({ default: (await import('./archive-room.tsx')).ArchiveRoom })),
  },
  {
    id: 'previews',
    label: ({ previews }) => previews,
    isFor: everybody,
    Room: lazy(async () => ({ default: (await import('./previews-room.tsx')).PreviewsRoom })),
  },
  {
    id: 'languages',
    label: ({ languages }) => languages,
    isFor: everybody,
    Room: lazy(async () => ({ default: (await import('./languages-room.tsx')).LanguagesRoom })),
  },
  {
    id: 'repository',
    label: ({ repository }) => repository,
    isFor: everybody,
    Room: lazy(async () => ({ default: (await import('./repository-room.tsx')).RepositoryRoom })),
  },
  {
    id: 'begin',
    label: ({ begin }) => begin,
    isFor: administrators,
    Room: lazy(async () => ({ default: (await import('./begin/begin-room.tsx')).BeginRoom })),
  },
];
