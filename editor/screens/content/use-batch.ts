import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Batch, sendBatch } from '../../api/pages.ts';
import { Unanswered } from '../../api/unanswered.ts';

/** Sends a batch, and refetches the list when it is done. */
export function useBatch() {
  const queries = useQueryClient();
  const [unanswered] = useState(() => new Unanswered());
  return useMutation({
    mutationFn: (batch: Batch) => unanswered.send(batch, (key) => sendBatch(batch, key)),
    async onSuccess({ isDone }) {
      if (!isDone) return;
      await Promise.all([
        queries.invalidateQueries({ queryKey: ['documents'] }),
        queries.invalidateQueries({ queryKey: ['releases'] }),
      ]);
    },
  });
}
