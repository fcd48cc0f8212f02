import { personMark } from '../repository/events.ts';
import type { Rights } from './roles.ts';

/** Who sends a request to the editors' API. */
export type Caller =
  | { kind: 'nobody' }
  /** A program with a write token. */
  | { kind: 'program'; name: string }
  | SignedIn;

export interface SignedIn {
  kind: 'person';
  /** Of the person. */
  id: string;
  name: string;
  rights: Rights;
  session: {
    /** The id that is shown; the key is known by its hash only. */
    id: string;
    startedAt: number;
  };
}

/** How the history names a caller. */
export function authorName(caller: Caller): string {
  switch (caller.kind) {
    case 'nobody':
      return '';
    case 'program':
      return caller.name;
    case 'person':
      return `${personMark}${caller.id}`;
  }
}
