import { z } from 'zod';
import { discardDraft, editDocument } from '../../repository/commands/documents.ts';
import {
  changeRelease,
  createRelease,
  documentsIn,
  publishRelease,
  removeRelease,
  theRelease,
} from '../../repository/commands/releases.ts';
import { standingContents } from '../standing-contents.ts';
import { published, written } from './document-answers.ts';
import { milliseconds, type Operation, operation } from './operation.ts';

const creation = z.object({
  label: z.string().min(1).max(200),
  scheduledAt: milliseconds.nullish(),
});
const change = z.object({
  label: z.string().min(1).max(200).optional(),
  scheduledAt: milliseconds.nullish(),
});

const release = {
  id: z.string(),
  label: z.string(),
  scheduledAt: z.number().nullable(),
};
const releaseWithDocuments = z
  .object({
    ...release,
    createdAt: z.number(),
    by: z.string(),
    /** Another one after each change of the release or of what is in it. */
    fingerprint: z.string(),
    documents: z.array(written),
  })
  .meta({ id: 'Release' });

export const releaseOperations: Operation[] = [
  {
    method: 'get',
    path: '/releases',
    summary: 'The releases with the documents in them',
    status: 200,
    answer: z.object({ releases: z.array(releaseWithDocuments) }),
    run: ({ repository: { state } }) => ({
      releases: [...state.releases.values()].map((release) => ({
        ...release,
        documents: documentsIn(state, release.id),
      })),
    }),
  },
  operation({
    method: 'post',
    path: '/releases',
    summary: 'Create a release, scheduled or not',
    body: creation,
    status: 201,
    answer: z.object(release),
    run: (call) => call.do(createRelease(call.body)),
  }),
  {
    method: 'get',
    path: '/releases/{id}',
    summary: 'One release with the documents in it',
    status: 200,
    answer: releaseWithDocuments,
    run: ({ repository: { state }, parameter }) => ({
      ...theRelease(state, parameter('id')),
      documents: documentsIn(state, parameter('id')),
    }),
  },
  operation({
    method: 'patch',
    path: '/releases/{id}',
    summary: 'Rename or schedule a release; null lifts the schedule',
    body: change,
    status: 200,
    answer: z.object(release),
    run: (call) => call.do(changeRelease(call.parameter('id'), call.body)),
  }),
  {
    method: 'delete',
    path: '/releases/{id}',
    summary: 'Remove a release; the documents stay as they are published',
    status: 204,
    run: (call) => call.do(removeRelease(call.parameter('id'))),
  },
  {
    method: 'put',
    path: '/releases/{id}/documents/{document}',
    summary: 'Put the present text of a document into a release',
    status: 200,
    answer: written,
    async run(call) {
      const { repository } = call;
      const id = call.parameter('document');
      const place = { release: call.parameter('id') };
      const contentOf = await standingContents(repository, id);
      const { version } = await call.do(editDocument(id, { place }, contentOf));
      return { document: id, version: version.id };
    },
  },
  {
    method: 'delete',
    path: '/releases/{id}/documents/{document}',
    summary: 'Take a document out of a release',
    status: 204,
    run: (call) =>
      call.do(discardDraft(call.parameter('document'), { release: call.parameter('id') })),
  },
  {
    method: 'post',
    path: '/releases/{id}/publication',
    summary: 'Publish everything in a release: all of it or nothing',
    status: 201,
    answer: published,
    async run(call) {
      const answer = await call.do(publishRelease(call.parameter('id')));
      return { ...answer, ref: call.repository.master().ref };
    },
  },
];
