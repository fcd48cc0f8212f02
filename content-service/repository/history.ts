import type * as store from '../store/store.ts';
import type { Event } from './events.ts';

/** The store's types, for the events of a repository. */
export type Store = store.Store<Event>;
export type Commit = store.Commit<Event>;
export type CommitWithVersions = store.CommitWithVersions<Event>;
