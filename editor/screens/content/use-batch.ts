import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Batch, sendBatch } from '../../api/pages.ts';
import { Unanswered } from '../../api/unanswered.ts';

/** Sends a batch, and refetches the list: what was refused may have been changed elsewhere. */
export function useBatch() {
  const queries = useQueryClient();
  const [unanswered] = useState(() => new Unanswered());
  return useMutation({
    mutationFn: (batch: Batch) => unanswered.send(batch, (key) => sendBatch(batch, key)),
    async onSuccess() {
      await Promise.all([
        queries.invalidateQueries({ queryKey: ['documents'] }),
        queries.invalidateQueries({ queryKey: ['releases'] }),
      ]);
    },
  });
}
