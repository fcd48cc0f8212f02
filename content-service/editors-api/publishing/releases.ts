import { z } from 'zod';
import { refusingForbidden } from '../../checks/refuse-forbidden.ts';
import { editDocument } from '../../repository/commands/documents.ts';
import { changeReleaseContents } from '../../repository/commands/release-contents.ts';
import {
  changeRelease,
  createRelease,
  documentsIn,
  documentsUnpublishedBy,
  publishRelease,
  removeRelease,
  theRelease,
} from '../../repository/commands/releases.ts';
import type { State } from '../../repository/state.ts';
import { editableContents } from '../../write-api/editable-contents.ts';
import { findingAnswer } from '../documents/checks.ts';
import { published, written } from '../documents/document-answers.ts';
import { milliseconds, type Operation, operation } from '../operation.ts';

export const timeZone = z.string().max(100).refine(isTimeZone, 'a time zone such as Europe/Lisbon');

const creation = z.object({
  label: z.string().min(1).max(200),
  scheduledAt: milliseconds.nullish(),
  /** The time zone the time was chosen in. */
  zone: timeZone.nullish(),
});
const change = z.object({
  label: z.string().min(1).max(200).optional(),
  scheduledAt: milliseconds.nullish(),
  zone: timeZone.nullish(),
});

const release = {
  id: z.string(),
  label: z.string(),
  scheduledAt: z.number().nullable(),
  zone: z.string().nullish(),
  /** The one document it was made for, to be published on its own at a set time. */
  only: z.string().optional(),
};

/** A release in other operations' answers. */
export const releaseAnswer = z.object(release);
const releaseWithDocuments = z
  .object({
    ...release,
    createdAt: z.number(),
    by: z.string(),
    /** Changes with the release and everything in it. */
    fingerprint: z.string(),
    /** Why it was not published at the scheduled time. */
    failure: z
      .object({
        at: z.number(),
        scheduledAt: z.number().nullable(),
        reason: z.string(),
        documents: z.array(z.string()),
        /** The same in a form that can be translated; only the first ones if there are many. */
        obstacle: z
          .discriminatedUnion('kind', [
            z.object({
              kind: z.enum(['archived', 'unfilled', 'conflict']),
              documents: z.array(
                z.object({ document: z.string(), lang: z.string(), title: z.string() }),
              ),
            }),
            z.object({ kind: z.literal('forbidden'), findings: z.array(findingAnswer) }),
          ])
          .optional(),
      })
      .nullable(),
    documents: z.array(written),
    /** The documents it takes off the site. */
    unpublishing: z.array(z.string()),
  })
  .meta({ id: 'Release' });

export const releaseOperations: Operation[] = [
  operation({
    method: 'get',
    path: '/releases',
    summary: 'The releases with the documents in them',
    status: 200,
    answer: z.object({ releases: z.array(releaseWithDocuments) }),
    run: ({ repository: { state } }) => ({
      releases: [...state.releases.keys()].map((id) => releaseOf(state, id)),
    }),
  }),
  operation({
    method: 'post',
    path: '/releases',
    summary: 'Create a release, scheduled or not',
    body: creation,
    status: 201,
    answer: releaseAnswer,
    run: (call) => call.do(createRelease(call.body)),
  }),
  operation({
    method: 'get',
    path: '/releases/{id}',
    summary: 'One release with the documents in it',
    status: 200,
    answer: releaseWithDocuments,
    run: ({ repository: { state }, parameter }) => releaseOf(state, parameter('id')),
  }),
  operation({
    method: 'patch',
    path: '/releases/{id}',
    summary: 'Rename or schedule a release; null lifts the schedule',
    body: change,
    status: 200,
    isRepeatable: true,
    answer: releaseAnswer,
    run: (call) => call.do(changeRelease(call.parameter('id'), call.body)),
  }),
  operation({
    method: 'delete',
    path: '/releases/{id}',
    summary: 'Remove a release; the documents stay as they are published',
    status: 204,
    isRepeatable: true,
    run: (call) => call.do(removeRelease(call.parameter('id'))),
  }),
  operation({
    method: 'put',
    path: '/releases/{id}/documents/{document}',
    summary: 'Put the present text of a document into a release',
    status: 200,
    isRepeatable: true,
    /** `replaced`: the text it had in the release before; its history keeps it. */
    answer: written.extend({ replaced: z.string().nullable() }),
    async run(call) {
      const { repository } = call;
      const id = call.parameter('document');
      const place = { release: call.parameter('id') };
      const draft = repository.state.documents.get(id)?.draft;
      if (draft) {
        const { replaced } = await call.do(changeReleaseContents(place.release, { put: [id] }));
        return { document: id, version: draft, replaced: replaced[0]?.version ?? null };
      }
      const contentOf = await editableContents(repository, id);
      const { version } = await call.do(editDocument(id, { place }, contentOf));
      return { document: id, version: version.id, replaced: null };
    },
  }),
  operation({
    method: 'delete',
    path: '/releases/{id}/documents/{document}',
    summary: 'Take a document out of a release',
    status: 204,
    isRepeatable: true,
    async run(call) {
      const takeOut = [call.parameter('document')];
      await call.do(changeReleaseContents(call.parameter('id'), { takeOut }));
    },
  }),
  operation({
    method: 'post',
    path: '/releases/{id}/publication',
    summary: 'Publish everything in a release: all of it or nothing',
    status: 201,
    answer: published,
    async run(call) {
      const { repository } = call;
      const command = publishRelease(call.parameter('id'));
      const answer = await call.do(refusingForbidden(repository, command));
      return { ...answer, ref: repository.master().ref };
    },
  }),
];

function releaseOf(state: Readonly<State>, id: string) {
  return {
    ...theRelease(state, id),
    documents: documentsIn(state, id),
    unpublishing: documentsUnpublishedBy(state, id).map((document) => document.id),
  };
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
