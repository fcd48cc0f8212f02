import { rules } from '@farol/content-model';
import { z } from 'zod';
import { findingsOf } from '../../checks/findings.ts';
import { refusingForbidden } from '../../checks/refuse-forbidden.ts';
import { addRedirects, type NewRedirect } from '../../redirects/change-redirects.ts';
import type { Command } from '../../repository/command.ts';
import { theDocument } from '../../repository/commands/documents.ts';
import { type PublicationRequest, publish } from '../../repository/commands/publications.ts';
import { contentInMemory } from '../../repository/published-after.ts';
import type { Repository } from '../../repository/repository.ts';
import type { VersionContent } from '../../store/store.ts';
import { type Call, type Operation, operation } from '../operation.ts';

const request = z.object({
  /** What would be published; the draft if no version is given. */
  documents: z
    .array(z.object({ document: z.string(), version: z.string().optional() }))
    .max(5000)
    .default([]),
  /** What would be taken off the site together with it. */
  unpublish: z.array(z.string()).max(5000).default([]),
});

/** A finding in one text. */
export const findingOfText = {
  rule: z.enum(Object.keys(rules)),
  level: z.enum(['forbids', 'advises']),
  path: z.string().nullable(),
  what: z.string().optional(),
  target: z.string().optional(),
  length: z.int().optional(),
  languages: z.array(z.string()).optional(),
  redirect: z.object({ from: z.string(), to: z.string() }).nullish(),
};

export const findingAnswer = z.object({
  ...findingOfText,
  document: z.string(),
  lang: z.string(),
  title: z.string(),
});

export const checksAnswer = z.object({
  /** Whether anything forbids publishing. */
  forbidden: z.boolean(),
  findings: z.array(findingAnswer),
});

export const checkOperations: Operation[] = [
  operation({
    method: 'post',
    path: '/checks',
    summary: 'What forbids publishing, and what is advised against it; nothing is changed',
    body: request,
    status: 200,
    answer: checksAnswer,
    async run({ repository, body }) {
      const publishing = new Map<string, string | null>();
      for (const { document: id, version } of body.documents) {
        const document = theDocument(repository.state, id);
        const versionId = version ?? document.draft ?? document.published;
        if (versionId !== null) publishing.set(id, versionId);
      }
      for (const id of body.unpublish) publishing.set(theDocument(repository.state, id).id, null);
      const contents = await contentsOf(repository, body.documents);
      return checksAnswerOf(await findingsOf(repository, publishing, contents));
    },
  }),
];

export function checksAnswerOf(findings: Awaited<ReturnType<typeof findingsOf>>) {
  return { forbidden: findings.some(({ level }) => level === 'forbids'), findings };
}

/** Publishes all of the documents, or none if something forbids it. */
export async function publishChecked(
  { repository, do: execute }: Pick<Call, 'repository' | 'do'>,
  requests: readonly PublicationRequest[],
  redirects: readonly NewRedirect[],
): Promise<{ documents: string[] }> {
  const contents = await contentsOf(repository, requests);
  const command: Command<{ documents: string[] }> = (state, now) => {
    const change = publish(requests)(state, now);
    if (redirects.length === 0) return change;
    const { events, versions = [] } = addRedirects(repository, redirects)(state, now);
    return { ...change, events: [...change.events, ...events], versions };
  };
  return execute(refusingForbidden(repository, command, contents));
}

/** The contents of old versions, which are not in memory. */
async function contentsOf(
  repository: Repository,
  requests: readonly PublicationRequest[],
): Promise<ReadonlyMap<string, VersionContent>> {
  const contents = new Map<string, VersionContent>();
  for (const { document: id, version } of requests) {
    const document = repository.state.documents.get(id);
    const head = document?.versions.find((each) => each.id === version);
    if (head && !head.dropped && !contentInMemory(repository, id, head.id))
      contents.set(head.id, await repository.content(head.id));
  }
  return contents;
}
