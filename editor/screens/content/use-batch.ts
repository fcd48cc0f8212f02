import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Batch, sendBatch } from '../../api/pages.ts';

/** Does one thing with many documents; the list is read anew when it is done. */
export function useBatch() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (batch: Batch) => sendBatch(batch, crypto.randomUUID()),
    async onSuccess({ isDone }) {
      if (!isDone) return;
      await Promise.all([
        queries.invalidateQueries({ queryKey: ['documents'] }),
        queries.invalidateQueries({ queryKey: ['releases'] }),
      ]);
    },
  });
}
