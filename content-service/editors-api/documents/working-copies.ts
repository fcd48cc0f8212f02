import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { versionWithContent } from '../../drafts/versions.ts';
import {
  endPersonalPreview,
  personalPreviews,
  startPersonalPreview,
} from '../../people/previews.ts';
import { NotAllowed } from '../../people/rights.ts';
import { includes } from '../../people/roles.ts';
import { theDocument } from '../../repository/commands/documents.ts';
import { NotFound, Refused } from '../../repository/faults.ts';
import type { WritingPlace } from '../../store/working-copies.ts';
import { type Call, type Operation, operation, signedInPerson } from '../operation.ts';

/** The unsaved text of a document, whether or not it could be saved like that. */
export const workingCopyContent = z.object({
  title: z.string(),
  uid: z.string().nullable(),
  tags: z.array(z.string()),
  data: z.record(z.string(), z.unknown()),
});

const head = { document: z.string(), person: z.string(), at: z.int() };
/** One of the person's tabs, by a name it chose itself; empty by default. */
const tab = z
  .string()
  .max(100)
  // PostgreSQL cannot store this character, while the in-memory store could.
  .refine((name) => !name.includes('\0'), 'expected no NUL character')
  .default('');
const tabQuery = z.object({ tab });
const previewAnswer = z.object({
  id: z.string(),
  document: z.string(),
  /** The version that is shown as it was. */
  version: z.string().optional(),
  startedAt: z.int(),
  endsAt: z.int(),
});

/** What somebody is writing before saving it, and personal previews, which only they see. */
export function workingCopyOperations({ siteUrl }: { siteUrl: string }): Operation[] {
  return [
    operation({
      method: 'get',
      path: '/working-copies',
      summary: 'Who is writing in which document, the latest first; not what',
      status: 200,
      answer: z.object({ workingCopies: z.array(z.object({ ...head, tab: z.string() })) }),
      async run({ repository, now }) {
        const heads = await repository.workingCopies.heads(now);
        return { workingCopies: heads.map(({ mark: _, ...shown }) => shown) };
      },
    }),
    operation({
      method: 'get',
      path: '/documents/{id}/working-copy',
      summary: 'What one is writing oneself in a tab; gone an hour after the last word',
      query: tabQuery,
      status: 200,
      answer: z.object({ ...head, ...workingCopyContent.shape }),
      async run(call) {
        const id = call.parameter('id');
        const copy = await call.repository.workingCopies.get(placeOf(call), call.now);
        if (!copy) throw new NotFound(`You are not writing in the document ${id}.`);
        const { document, person, at } = copy;
        return { document, person, at, ...workingCopyContent.parse(JSON.parse(copy.content)) };
      },
    }),
    operation({
      method: 'put',
      path: '/documents/{id}/working-copy',
      summary: 'Say what one is writing: previews of the same tab show it. It makes no version',
      query: tabQuery,
      body: workingCopyContent,
      status: 204,
      async run(call) {
        const document = theDocument(call.repository.state, call.parameter('id'));
        const { rights } = signedInPerson(call);
        if (!includes(rights, document))
          throw new NotAllowed(
            `You may not change documents of the type ${document.type} in ${document.lang}. Ask an administrator.`,
          );
        if (document.archived)
          throw new Refused(`Document ${document.id} is archived. Restore it first.`, 409, {
            code: 'archived',
          });
        await call.repository.workingCopies.put({
          ...placeOf(call),
          at: call.now,
          mark: randomUUID(),
          content: JSON.stringify(call.body),
        });
      },
    }),
    operation({
      method: 'delete',
      path: '/documents/{id}/working-copy',
      summary: 'Say that one writes no more there in a tab',
      query: tabQuery,
      status: 204,
      run: (call) => call.repository.workingCopies.remove(placeOf(call)),
    }),
    operation({
      method: 'get',
      path: '/me/previews',
      summary: 'The previews of what one is writing, without their keys',
      status: 200,
      answer: z.object({ previews: z.array(previewAnswer) }),
      run: async (call) => ({
        previews: await personalPreviews(call.people, signedInPerson(call).id),
      }),
    }),
    operation({
      method: 'post',
      path: '/me/previews',
      summary:
        'Start a preview of every draft and of what one is writing in a tab, or of one version as it was; its address is answered this once, and ends with the session',
      body: z.object({ document: z.string(), version: z.string().optional(), tab }),
      status: 201,
      isRepeatable: false,
      answer: previewAnswer.extend({ address: z.url() }),
      async run(call) {
        const { document, version, tab } = call.body;
        const { id } = theDocument(call.repository.state, document);
        if (version !== undefined) await versionWithContent(call.repository, id, version);
        const shown = { document, version, tab };
        const { key, ...preview } = await startPersonalPreview(
          call.people,
          signedInPerson(call),
          shown,
        );
        const query = new URLSearchParams({ 'preview-key': key, documentId: id });
        return { ...preview, address: `${siteUrl}/api/preview?${query}` };
      },
    }),
    operation({
      method: 'delete',
      path: '/me/previews/{id}',
      summary: 'End a preview of what one is writing',
      status: 204,
      run: (call) => endPersonalPreview(call.people, signedInPerson(call), call.parameter('id')),
    }),
  ];
}

function placeOf(call: Call<z.output<typeof tabQuery>>): WritingPlace {
  return { document: call.parameter('id'), person: signedInPerson(call).id, tab: call.query.tab };
}
