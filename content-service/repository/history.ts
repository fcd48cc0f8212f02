import type * as store from '../store/store.ts';
import type { Event } from './events.ts';

/** The store's history, of the events that happen in a repository. */
export type Store = store.Store<Event>;
export type Commit = store.Commit<Event>;
export type WholeCommit = store.WholeCommit<Event>;
