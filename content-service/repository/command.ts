import type { NewVersion } from '../store/store.ts';
import type { Event } from './events.ts';
import type { State } from './state.ts';

/** What a command decides: events to append, the contents of new versions, and its result. */
export interface Change<Answer> {
  events: Event[];
  versions?: NewVersion[];
  answer: Answer;
}

/** Decides what happens, given the state. Must not change anything: it may run more than once. */
export type Command<Answer> = (state: State, now: number) => Change<Answer>;
