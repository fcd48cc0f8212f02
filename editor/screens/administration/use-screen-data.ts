import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAction } from '../../parts/use-action.ts';

/** Reads a screen's data, and reads it again after each change. */
export function useScreenData<Answer>(
  queryKey: QueryKey,
  read: (signal: AbortSignal) => Promise<Answer>,
) {
  const queries = useQueryClient();
  const reading = useQuery({ queryKey, queryFn: ({ signal }) => read(signal) });
  const { fault, isRunning, runAction } = useAction();
  const change = (act: () => Promise<unknown>) =>
    runAction(async () => {
      await act();
      await queries.invalidateQueries({ queryKey });
    });
  return { reading, fault, isRunning, change };
}
