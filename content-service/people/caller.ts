import type { Author } from '../repository/author.ts';
import { personMark } from '../repository/events.ts';
import type { Rights } from './roles.ts';

/** The sender of a request to the editors' API. */
export type Caller =
  | { kind: 'nobody' }
  /** A program with a write token. */
  | { kind: 'program'; name: string; tokenId: string }
  | SignedIn;

export interface SignedIn {
  kind: 'person';
  /** The person's id. */
  id: string;
  name: string;
  rights: Rights;
  /** The revision of the person's record that has these rights. */
  revision: number;
  session: {
    /** The public id; of the session token only the hash is known. */
    id: string;
    startedAt: number;
    /** The id of its record, which is never answered: the hash of its token. */
    record: string;
  };
}

/** In whose name a caller changes something. */
export function commitAuthor(caller: Caller): string | Author {
  return caller.kind === 'program' ? { id: caller.tokenId, name: caller.name } : authorName(caller);
}

/** The name of a caller in the history. */
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
