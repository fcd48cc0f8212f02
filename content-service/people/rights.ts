import { minuteMs, type RefusalCode } from '@farol/content-model';
import { ageOf } from '@farol/server/age-of';
import { Refused } from '../repository/faults.ts';
import type { Caller } from './caller.ts';
import { isAtLeast, type Role } from './roles.ts';

interface OperationRight {
  /** The lowest role a person needs. */
  from: Role;
  /** Whether programs with a write token may. */
  programs: boolean;
  /** Whether a person has to have signed in a short while ago. */
  isFreshOnly?: boolean;
}

const writers: OperationRight = { from: 'writer', programs: true };
const publishers: OperationRight = { from: 'publisher', programs: true };
const administrators: OperationRight = { from: 'administrator', programs: true };
/** A leaked token must not be able to create people. */
const signedIn: OperationRight = { from: 'writer', programs: false };
const signedInAdministrators: OperationRight = { from: 'administrator', programs: false };

/**
 * For what gives power that outlasts the session: an old one found open on a device must not suffice. Whatever only ends
 * access works at once.
 */
const fresh = (right: OperationRight): OperationRight => ({ ...right, isFreshOnly: true });

/** How long a sign-in is fresh. */
const freshMs = 15 * minuteMs;

/** Who may call which operation of the editors' API. Operations not listed here are refused to everybody. */
export const operationRights: Readonly<Record<string, OperationRight | 'anybody'>> = {
  'get /documents': writers,
  'post /documents': writers,
  'get /documents/{id}': writers,
  'get /pages': writers,
  // Each event of a batch requires its own rights in addition.
  'post /batches': writers,
  'put /documents/{id}/draft': writers,
  'delete /documents/{id}/draft': writers,
  'get /documents/{id}/versions': writers,
  'get /documents/{id}/versions/{version}': writers,
  'get /documents/{id}/authorship': writers,
  'post /documents/{id}/restorations': writers,
  'put /documents/{id}/archive': writers,
  'delete /documents/{id}/archive': writers,
  'delete /documents/{id}/publication': publishers,
  'post /checks': writers,
  'get /titles': writers,
  'get /documents/{id}/references': writers,
  'get /documents/{id}/addresses': writers,
  'get /media/{id}/references': writers,
  'get /documents/{id}/translation': writers,
  'put /documents/{id}/translation': writers,
  'post /documents/{id}/translations': writers,
  'get /reviews': writers,
  'put /documents/{id}/review': writers,
  'delete /documents/{id}/review': writers,
  // For a writer, only where the draft was handed over to them.
  'put /documents/{id}/review/return': writers,
  'get /documents/{id}/comments': writers,
  'post /documents/{id}/comments': writers,
  'post /documents/{id}/comments/{comment}/answers': writers,
  'put /documents/{id}/comments/{comment}/state': writers,
  'get /translations': writers,
  'post /translation-exports': writers,
  'post /translation-imports': writers,
  'get /activity': writers,
  'get /publications': writers,
  'post /publications': publishers,
  'get /publications/{sequence}': writers,
  'post /publications/{sequence}/undoing': publishers,

  'get /releases': writers,
  'post /releases': publishers,
  'get /releases/{id}': writers,
  'patch /releases/{id}': publishers,
  'delete /releases/{id}': publishers,
  'put /releases/{id}/documents/{document}': publishers,
  'delete /releases/{id}/documents/{document}': publishers,
  'post /releases/{id}/publication': publishers,
  'get /releases/{id}/contents': writers,
  'patch /releases/{id}/contents': publishers,
  'get /releases/{id}/checks': writers,
  'put /releases/{id}/documents/{document}/resolution': publishers,
  'get /past-releases': writers,
  'get /removed-releases': writers,
  'post /removed-releases/{id}/restoration': publishers,
  'get /redirects': writers,
  'post /redirects': publishers,
  'delete /redirects': publishers,
  'put /documents/{id}/schedule': publishers,
  'delete /documents/{id}/schedule': publishers,

  'get /previews': writers,
  'post /previews': writers,
  'delete /previews/{id}': writers,

  'get /working-copies': writers,
  'get /documents/{id}/working-copy': signedIn,
  'put /documents/{id}/working-copy': signedIn,
  'delete /documents/{id}/working-copy': signedIn,
  'get /me/previews': signedIn,
  'post /me/previews': signedIn,
  'delete /me/previews/{id}': signedIn,
  'get /occurrences': writers,
  'post /replacements': writers,
  'post /replacements/undoing': writers,

  'get /beginning': administrators,
  'post /beginning': administrators,

  'get /status': writers,
  'get /languages': writers,
  'put /languages': administrators,
  'get /types': writers,
  'get /media': writers,
  'post /media': publishers,
  'get /media/{id}': writers,
  'patch /media/{id}': publishers,
  'put /media/{id}/content': publishers,
  'delete /media/{id}': publishers,
  'get /media-references': writers,
  // Each event of a batch requires its own rights in addition.
  'post /media-batches': publishers,
  'get /tokens': administrators,
  'post /tokens': fresh(administrators),
  'delete /tokens/{id}': administrators,

  'get /webhooks': administrators,
  // They are sent a secret, wherever they lead.
  'post /webhooks': fresh(administrators),
  'get /webhooks/{id}': administrators,
  'patch /webhooks/{id}': fresh(administrators),
  'delete /webhooks/{id}': administrators,
  'get /webhooks/{id}/deliveries': administrators,
  'post /webhooks/{id}/test': administrators,

  'get /sign-in': 'anybody',
  'post /sign-in/challenge': 'anybody',
  'post /sessions': 'anybody',
  'post /one-time-links/inspection': 'anybody',
  'post /one-time-links/challenge': 'anybody',
  'post /one-time-links/redemption': 'anybody',

  'get /me': signedIn,
  'patch /me': signedIn,
  'delete /me/session': signedIn,
  'get /me/sessions': signedIn,
  'delete /me/sessions': signedIn,
  'delete /me/sessions/{id}': signedIn,
  'get /me/views': signedIn,
  'post /me/views': signedIn,
  'put /me/views/{id}': signedIn,
  'delete /me/views/{id}': signedIn,
  'put /me/password': fresh(signedIn),
  'get /me/passkeys': signedIn,
  'post /me/passkeys/challenge': fresh(signedIn),
  'post /me/passkeys': fresh(signedIn),
  'delete /me/passkeys/{id}': fresh(signedIn),
  'post /me/recovery-codes': fresh(signedIn),

  'get /names': writers,
  'get /presence': writers,
  'put /presence/{tab}': signedIn,
  'delete /presence/{tab}': signedIn,
  'get /people': signedInAdministrators,
  'patch /people/{id}': fresh(signedInAdministrators),
  'delete /people/{id}': signedInAdministrators,
  'get /people/{id}/sessions': signedInAdministrators,
  'delete /people/{id}/sessions': signedInAdministrators,
  'post /people/{id}/reset': fresh(signedInAdministrators),
  'get /invitations': signedInAdministrators,
  'post /invitations': fresh(signedInAdministrators),
  'delete /invitations/{id}': signedInAdministrators,
};

/**
 * Whether an operation needs no sign-in. Such operations require the editor's own host, and its origin if they write.
 */
export function isForAnybody(operation: string): boolean {
  return operationRights[operation] === 'anybody';
}

type Decision = 'allowed' | 'sign in' | 'sign in again' | 'not for programs' | Role;

/** Whether a caller may use an operation; else what is missing, or the role required. */
export function decide(operation: string, caller: Caller, now: number): Decision {
  const allowed = operationRights[operation];
  if (allowed === 'anybody') return 'allowed';
  if (allowed === undefined) return 'administrator';
  switch (caller.kind) {
    case 'nobody':
      return 'sign in';
    case 'program':
      return allowed.programs ? 'allowed' : 'not for programs';
    case 'person':
      if (!isAtLeast(caller.rights.role, allowed.from)) return allowed.from;
      return allowed.isFreshOnly && ageOf(caller.session.startedAt, now) > freshMs
        ? 'sign in again'
        : 'allowed';
  }
}

export class SignInAgain extends Refused {
  override name = 'SignInAgain';
  constructor() {
    super('You signed in a while ago. Sign in again to do this.', 403, { code: 'sign_in_again' });
  }
}

export class NotAllowed extends Refused {
  override name = 'NotAllowed';
  constructor(message: string, code: RefusalCode = 'not_for_you') {
    super(message, 403, { code });
  }
}

const roleMessages: Readonly<Record<Role, string>> = {
  writer: 'This takes a writer.',
  publisher: 'This takes a publisher. Ask one to do it.',
  administrator: 'This takes an administrator. Ask one to do it.',
};

/** The refusal for those below a role. */
export function roleRequired(role: Role): NotAllowed {
  return new NotAllowed(
    roleMessages[role],
    role === 'administrator' ? 'takes_administrator' : 'takes_publisher',
  );
}
