import { z } from 'zod';
import { type Operation, operation } from '../operation.ts';

const maxIds = 100;

/** Separated by commas. */
const ids = z
  .string()
  .default('')
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(z.array(z.string().max(64)).max(maxIds));

export const titleOperations: Operation[] = [
  operation({
    method: 'get',
    path: '/titles',
    summary: 'The titles of some documents and the names of some files; none for what is not there',
    query: z.object({ documents: ids, files: ids }),
    status: 200,
    answer: z.object({ titles: z.record(z.string(), z.string()) }),
    run({ repository: { state }, query }) {
      const titles = query.documents.flatMap((id): [string, string][] => {
        const latest = state.documents.get(id)?.versions.at(-1);
        return latest ? [[id, latest.title]] : [];
      });
      const names = query.files.flatMap((id): [string, string][] => {
        const file = state.assets.get(id);
        return file ? [[id, file.filename]] : [];
      });
      return { titles: Object.fromEntries([...titles, ...names]) };
    },
  }),
];
