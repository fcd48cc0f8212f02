import { z } from 'zod';
import { textList, textRecord } from '../content/texts.ts';
import { answerIn, askService, type ServiceAccess } from './ask-service.ts';

export type PersonalChanges =
  | ({ kind: 'changes' } & z.output<typeof changes>)
  /** The session has ended, or never existed. */
  | { kind: 'ended' };

const changes = z.object({
  /** By the id of each document that differs from the published one, a mark that changes with its content. */
  changed: textRecord,
  gone: textList,
  /** Those whose mark was not among the known ones. */
  documents: z.array(z.unknown()),
  /** By document id, why its unsaved text cannot be shown. */
  faults: textRecord,
});

export interface PersonalRequest {
  published: string;
  /** Marks by document id. */
  known: Readonly<Record<string, string>>;
}

/** Fetches how the personal preview of a key differs from the content published at a ref. */
export async function fetchPersonalChanges(
  access: ServiceAccess,
  key: string,
  request: PersonalRequest,
): Promise<PersonalChanges> {
  const response = await askService(access, key, 'overlay', request);
  if (response.ok) return { kind: 'changes', ...changes.parse(await answerIn(response)) };
  await response.body?.cancel();
  if (response.status === 404) return { kind: 'ended' };
  throw new Error(`The service answered ${response.status} to what somebody is writing.`);
}
