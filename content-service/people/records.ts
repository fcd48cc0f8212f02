import { z } from 'zod';
import { NotFound } from '../repository/faults.ts';
import type { NewRecord, RecordStore, StoredRecord } from '../store/records.ts';
import { liftAdministratorsLimits, roles } from './roles.ts';

const restriction = z.array(z.string()).readonly().nullable();
const rights = { role: z.enum(roles), languages: restriction, types: restriction };

/** What people do about sign-in and rights. */
export const deedsOfPeople = [
  'signed in',
  'signed out',
  'joined',
  'ways in reset',
  'invited',
  'invitation withdrawn',
  'reset begun',
  'rights changed',
  'renamed',
  'removed',
  'password changed',
  'passkey added',
  'passkey removed',
  'recovery codes made',
  'sessions ended',
] as const;

/** The records about people, by kind, stored beside the history. */
const contents = {
  person: z
    .object({
      name: z.string(),
      ...rights,
      /** A hash by `hashPassword`; null for those who sign in in other ways. */
      password: z.string().nullable(),
      createdAt: z.number(),
      /** The id of the inviting person; null for the first person and for invitations from the command line. */
      invitedBy: z.string().nullable(),
    })
    .transform(liftAdministratorsLimits),
  /** A saved list of pages. */
  view: z.object({
    name: z.string(),
    /** The list's filters, as in the editor's address. */
    filters: z.record(z.string(), z.string()),
    createdAt: z.number(),
  }),
  /** Its id is the result of `foldedName`, which makes names unique. */
  name: z.null(),
  passkey: z.object({
    /** The public id, used in lists and addresses. */
    key: z.string(),
    label: z.string(),
    /** The host it was created for. */
    host: z.string(),
    publicKey: z.string(),
    counter: z.number(),
    transports: z.array(z.string()),
    createdAt: z.number(),
    usedAt: z.number().nullable(),
  }),
  /** Hosts that passkeys were ever created for. */
  'passkey-host': z.null(),
  'recovery-code': z.null(),
  session: z.object({
    key: z.string(),
    startedAt: z.number(),
    seenAt: z.number(),
    way: z.enum(['password', 'passkey', 'recovery code', 'one-time link']),
    /** The browser's user agent. */
    agent: z.string(),
  }),
  /** A personal preview; its id is the hash of its key. */
  preview: z.object({
    key: z.string(),
    /** The public id of the session it was started in, with which it ends. */
    session: z.string(),
    document: z.string(),
    /** The earlier version it shows; missing if it shows what is being written. */
    version: z.string().optional(),
    /** The owner's tab it follows. */
    tab: z.string().default(''),
    startedAt: z.number(),
  }),
  link: z
    .object({
      key: z.string(),
      /** For a new person, or for new ways of signing in. */
      purpose: z.enum(['invitation', 'reset']),
      ...rights,
      createdAt: z.number(),
      by: z.string().nullable(),
    })
    .transform(liftAdministratorsLimits),
  /** Answered passkey challenges, kept until they would have expired. */
  'answered-challenge': z.null(),
  /** The key that challenges and device marks are signed with. */
  secret: z.string(),
  event: z.object({
    at: z.number(),
    /** The id of the person who did it; null for the command line. */
    by: z.string().nullable(),
    what: z.enum(deedsOfPeople),
    /** The person it was done to. */
    person: z.string().nullable(),
    detail: z.string(),
  }),
} as const;

export type Kind = keyof typeof contents;
export type Content<K extends Kind> = z.output<(typeof contents)[K]>;
export type TypedRecord<K extends Kind> = Omit<StoredRecord, 'content'> & { content: Content<K> };

/** The kinds included in backups: not the sessions and links, which a restore would revive. */
export const backedUpKinds: readonly Kind[] = [
  'person',
  'name',
  'passkey',
  'passkey-host',
  'recovery-code',
  'event',
  'view',
];

function parseRecord<K extends Kind>(kind: K, record: StoredRecord): TypedRecord<K> {
  const schema: z.ZodType = contents[kind];
  return { ...record, content: schema.parse(record.content) as Content<K> };
}

export async function find<K extends Kind>(
  records: RecordStore,
  kind: K,
  id: string,
): Promise<TypedRecord<K> | null> {
  const record = await records.get(kind, id);
  return record && parseRecord(kind, record);
}

/** Throws if there is no such person. */
export async function thePerson(records: RecordStore, id: string): Promise<TypedRecord<'person'>> {
  const person = await find(records, 'person', id);
  if (!person) throw new NotFound(`There is no person with the id ${id}.`);
  return person;
}

export async function list<K extends Kind>(
  records: RecordStore,
  kind: K,
  owner?: string,
): Promise<TypedRecord<K>[]> {
  return (await records.list(kind, owner)).map((record) => parseRecord(kind, record));
}

export async function lastBefore<K extends Kind>(
  records: RecordStore,
  kind: K,
  id: string,
  limit: number,
): Promise<TypedRecord<K>[]> {
  return (await records.lastBefore(kind, id, limit)).map((record) => parseRecord(kind, record));
}

export function record<K extends Kind>(
  kind: K,
  id: string,
  content: Content<K>,
  { owner = null, endsAt = null }: { owner?: string | null; endsAt?: number | null } = {},
): NewRecord {
  return { kind, id, owner, endsAt, content };
}

/** Whether a record from elsewhere is of a known kind and valid. */
export function isBackedUp(candidate: NewRecord): boolean {
  const kind = backedUpKinds.find((each) => each === candidate.kind);
  return kind !== undefined && contents[kind].safeParse(candidate.content).success;
}
