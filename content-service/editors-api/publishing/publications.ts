import { refusalCodes } from '@farol/content-model';
import { z } from 'zod';
import { refusingForbidden } from '../../checks/refuse-forbidden.ts';
import {
  thePublication,
  undoEffects,
  undoObstacle,
  undoPublication,
  versionsToUndo,
} from '../../publications/undo-publication.ts';
import type { Publication } from '../../repository/state.ts';
import { publication } from '../documents/document-answers.ts';
import { type Operation, operation } from '../operation.ts';

const undoneDocument = z.object({
  document: z.string(),
  title: z.string(),
  lang: z.string(),
  type: z.string(),
  becomes: z.enum(['as it was', 'unpublished', 'published']),
});

export const publicationOperations: Operation[] = [
  operation({
    method: 'get',
    path: '/publications',
    summary: 'What was published and unpublished, by whom, newest first',
    status: 200,
    answer: z.object({ publications: z.array(publication) }),
    run: ({ repository: { state } }) => ({
      publications: state.publications.slice(-100).toReversed().map(publicationAnswer),
    }),
  }),
  operation({
    method: 'get',
    path: '/publications/{sequence}',
    summary: 'One publication, what undoing it would do with each document, and why it cannot be',
    status: 200,
    answer: publication.extend({
      documents: z.array(undoneDocument),
      /** Why it cannot be undone, in a sentence; null if it can, unless a check of its texts forbids it. */
      inTheWay: z.string().nullable(),
      code: z.enum(refusalCodes).nullable(),
    }),
    run({ repository: { state }, parameter }) {
      const target = thePublication(state, Number(parameter('sequence')));
      const obstacle = undoObstacle(state, target);
      return {
        ...publicationAnswer(target),
        documents: undoEffects(state, target).map(({ document: id, becomes }) => {
          const document = state.documents.get(id);
          return {
            document: id,
            title: document?.versions.at(-1)?.title ?? '',
            lang: document?.lang ?? '',
            type: document?.type ?? '',
            becomes,
          };
        }),
        inTheWay: obstacle?.message ?? null,
        code: obstacle?.code ?? null,
      };
    },
  }),
  operation({
    method: 'post',
    path: '/publications/{sequence}/undoing',
    summary:
      'Undo a publication, all of it or nothing: each document has on the site what it had before; 409 where one was published again since',
    status: 201,
    answer: z.object({
      /** The sequence of the undoing publication itself, by which it can be undone in turn. */
      sequence: z.int(),
      documents: z.array(z.string()),
      ref: z.string(),
    }),
    async run(call) {
      const { repository } = call;
      const sequence = Number(call.parameter('sequence'));
      const target = thePublication(repository.state, sequence);
      const contents = await repository.contents(versionsToUndo(repository.state, target));
      const command = undoPublication(repository, sequence, contents);
      const { documents } = await call.do(refusingForbidden(repository, command, contents));
      const undoing = repository.state.publications.findLast(({ undoes }) => undoes === sequence);
      return { sequence: undoing?.sequence ?? sequence, documents, ref: repository.master().ref };
    },
  }),
];

function publicationAnswer({ replaced: _, ...shown }: Publication) {
  return shown;
}
