import { z } from 'zod';
import type { NewRecord, RecordStore, StoredRecord } from '../store/records.ts';
import { roles } from './roles.ts';

const narrowed = z.array(z.string()).readonly().nullable();
const rights = { role: z.enum(roles), languages: narrowed, types: narrowed };

/** What is kept of people, kind by kind, beside the history. */
const contents = {
  person: z.object({
    name: z.string(),
    ...rights,
    /** As `hashPassword` writes it; null for who signs in otherwise. */
    password: z.string().nullable(),
    createdAt: z.number(),
    /** Of the person who invited; null for the first one and for the command line. */
    invitedBy: z.string().nullable(),
  }),
  /** A list of pages that a person comes back to. */
  view: z.object({
    name: z.string(),
    /** What the list is narrowed to, as the editor's address has it. */
    filters: z.record(z.string(), z.string()),
    createdAt: z.number(),
  }),
  /** Its id is the name as `foldedName` makes it, so that there is one of each. */
  name: z.null(),
  passkey: z.object({
    /** Told apart by this in lists and addresses. */
    key: z.string(),
    label: z.string(),
    /** The host it was made for. */
    host: z.string(),
    publicKey: z.string(),
    counter: z.number(),
    transports: z.array(z.string()),
    createdAt: z.number(),
    usedAt: z.number().nullable(),
  }),
  /** Hosts that passkeys were ever made for. */
  'passkey-host': z.null(),
  'recovery-code': z.null(),
  session: z.object({
    key: z.string(),
    startedAt: z.number(),
    seenAt: z.number(),
    way: z.enum(['password', 'passkey', 'recovery code', 'one-time link']),
    /** What the browser calls itself. */
    agent: z.string(),
  }),
  /** A preview of what its owner writes; its id is the hash of the key to it. */
  preview: z.object({
    key: z.string(),
    /** The session it was started in, by the id that is shown; it ends with that. */
    session: z.string(),
    document: z.string(),
    /** An earlier version of it that is shown, instead of what is being written. */
    version: z.string().optional(),
    /** Of its owner's, in which that is written. */
    tab: z.string().default(''),
    startedAt: z.number(),
  }),
  link: z.object({
    key: z.string(),
    /** A new person, or new ways in for one who is there. */
    purpose: z.enum(['invitation', 'reset']),
    ...rights,
    createdAt: z.number(),
    by: z.string().nullable(),
  }),
  /** Challenges of passkeys that were answered, until nobody could answer them any more. */
  'answered-challenge': z.null(),
  /** What the service signs challenges and devices with. */
  secret: z.string(),
  event: z.object({
    at: z.number(),
    /** Who did it: the id of a person; null for the command line and whoever redeems a link. */
    by: z.string().nullable(),
    what: z.enum([
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
    ]),
    /** Whom it was done to. */
    person: z.string().nullable(),
    detail: z.string(),
  }),
} as const;

export type Kind = keyof typeof contents;
export type Content<K extends Kind> = z.output<(typeof contents)[K]>;
export type Kept<K extends Kind> = Omit<StoredRecord, 'content'> & { content: Content<K> };

/** What a backup keeps: not the sessions and links that a restoring would bring back to life. */
export const keptInBackups: readonly Kind[] = [
  'person',
  'name',
  'passkey',
  'passkey-host',
  'recovery-code',
  'event',
  'view',
];

function typed<K extends Kind>(kind: K, record: StoredRecord): Kept<K> {
  const schema: z.ZodType = contents[kind];
  return { ...record, content: schema.parse(record.content) as Content<K> };
}

export async function find<K extends Kind>(
  records: RecordStore,
  kind: K,
  id: string,
): Promise<Kept<K> | null> {
  const record = await records.get(kind, id);
  return record && typed(kind, record);
}

export async function list<K extends Kind>(
  records: RecordStore,
  kind: K,
  owner?: string,
): Promise<Kept<K>[]> {
  return (await records.list(kind, owner)).map((record) => typed(kind, record));
}

export async function lastBefore<K extends Kind>(
  records: RecordStore,
  kind: K,
  id: string,
  most: number,
): Promise<Kept<K>[]> {
  return (await records.lastBefore(kind, id, most)).map((record) => typed(kind, record));
}

export function record<K extends Kind>(
  kind: K,
  id: string,
  content: Content<K>,
  { owner = null, endsAt = null }: { owner?: string | null; endsAt?: number | null } = {},
): NewRecord {
  return { kind, id, owner, endsAt, content };
}

/** Whether a record that came from elsewhere is one of ours. */
export function isKeptInBackups(given: NewRecord): boolean {
  const kind = keptInBackups.find((each) => each === given.kind);
  return kind !== undefined && contents[kind].safeParse(given.content).success;
}
