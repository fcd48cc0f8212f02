import { z } from 'zod';
import { findingsOf } from '../../checks/findings.ts';
import { publishingOfRelease, rowsOf } from '../../releases/contents.ts';
import { theDocument } from '../../repository/commands/documents.ts';
import {
  changeReleaseContents,
  resolveConflict,
} from '../../repository/commands/release-contents.ts';
import { theRelease } from '../../repository/commands/releases.ts';
import type { VersionContent } from '../../store/store.ts';
import { checksAnswer, checksAnswerOf } from '../documents/checks.ts';
import { written } from '../documents/document-answers.ts';
import { type Operation, operation } from '../operation.ts';
import { releaseAnswer } from './releases.ts';

const ids = z.array(z.string()).max(5000).optional();

const change = z.object({
  /** Documents whose drafts are added. */
  put: ids,
  /** Documents the release takes off the site. */
  unpublish: ids,
  takeOut: ids,
  /** Documents moved from another release, with their text there. */
  move: z
    .array(z.object({ document: z.string(), from: z.string() }))
    .max(5000)
    .optional(),
});

const contents = z
  .object({
    rows: z.array(
      z.object({
        document: z.string(),
        version: z.string().nullable(),
        action: z.enum(['publish', 'unpublish']),
        type: z.string(),
        lang: z.string(),
        title: z.string(),
        uid: z.string().nullable(),
        /** Whether the release publishes it while it is not on the site now. */
        isNew: z.boolean(),
        /** What was published since it was added, which the release would silently undo. */
        conflict: z.object({ version: z.string(), at: z.number(), by: z.string() }).nullable(),
        /** What was written since it was added; not included until it is added again. */
        newer: z.object({ version: z.string(), at: z.number(), by: z.string() }).nullable(),
      }),
    ),
  })
  .meta({ id: 'ReleaseContents' });

const changed = contents
  .extend({
    /** Texts that drafts replaced in the release; their histories keep them. */
    replaced: z.array(written),
  })
  .meta({ id: 'ChangedReleaseContents' });

const past = z.object({
  releases: z.array(
    releaseAnswer.extend({
      createdAt: z.number(),
      by: z.string(),
      publishedAt: z.number(),
      publishedBy: z.string(),
      sequence: z.int(),
      documents: z.array(
        z.object({ document: z.string(), version: z.string().nullable(), title: z.string() }),
      ),
    }),
  ),
  /** The `before` of the next page; null on the last one. */
  next: z.int().nullable(),
});

export const releaseContentsOperations: Operation[] = [
  operation({
    method: 'get',
    path: '/releases/{id}/contents',
    summary: 'What a release publishes and takes off the site, with conflicts',
    status: 200,
    answer: contents,
    run({ repository: { state }, parameter }) {
      const { id } = theRelease(state, parameter('id'));
      return { rows: rowsOf(state, id) };
    },
  }),
  operation({
    method: 'patch',
    path: '/releases/{id}/contents',
    summary: 'Put documents into a release, take them out, move them from another one: all or none',
    body: change,
    status: 200,
    isRepeatable: true,
    answer: changed,
    async run(call) {
      const id = call.parameter('id');
      const { replaced } = await call.do(changeReleaseContents(id, call.body));
      return { rows: rowsOf(call.repository.state, id), replaced };
    },
  }),
  operation({
    method: 'get',
    path: '/releases/{id}/checks',
    summary: 'What forbids publishing a release, and what is advised against it',
    status: 200,
    answer: checksAnswer,
    async run({ repository, parameter }) {
      const { id } = theRelease(repository.state, parameter('id'));
      return checksAnswerOf(
        await findingsOf(repository, publishingOfRelease(repository.state, id)),
      );
    },
  }),
  operation({
    method: 'put',
    path: '/releases/{id}/documents/{document}/resolution',
    summary:
      'Say what counts where a document was published since it came into a release: what is in the release, what is published, or both brought together',
    body: z.object({ keep: z.enum(['release', 'published', 'both']) }),
    status: 200,
    isRepeatable: true,
    answer: z.object({
      /** Fields changed on both sides, where the release's text was kept. */
      both: z.array(z.string()),
    }),
    async run(call) {
      const { repository } = call;
      const document = theDocument(repository.state, call.parameter('document'));
      const release = call.parameter('id');
      const versions = [
        document.releaseBases.get(release),
        document.releases.get(release),
        document.published,
      ];
      const texts = new Map<string, VersionContent>();
      if (call.body.keep === 'both')
        for (const id of versions) {
          const head = document.versions.find((each) => each.id === id);
          if (head && !head.dropped) texts.set(head.id, await repository.content(head.id));
        }
      return call.do(resolveConflict(release, document.id, call.body.keep, texts));
    },
  }),
  operation({
    method: 'get',
    path: '/past-releases',
    summary: 'Releases that were published, with what they published; the newest first',
    query: z.object({
      before: z.coerce.number().int().optional(),
      most: z.coerce.number().int().min(1).max(100).default(20),
    }),
    status: 200,
    answer: past,
    run({ repository: { state }, query: { before = Infinity, most } }) {
      const older = state.pastReleases.filter(({ sequence }) => sequence < before).reverse();
      const page = older.slice(0, most);
      return {
        releases: page.map((release) => ({
          ...release,
          documents: release.documents.map(({ document: id, version }) => {
            const versions = state.documents.get(id)?.versions ?? [];
            const head = versions.find((each) => each.id === version) ?? versions.at(-1);
            return { document: id, version, title: head?.title ?? id };
          }),
        })),
        next: older.length > most ? (page.at(-1)?.sequence ?? null) : null,
      };
    },
  }),
];
