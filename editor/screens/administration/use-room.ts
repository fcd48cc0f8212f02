import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDoing } from '../document/use-doing.ts';

/** Reads a room's data, and reads it again after each change. */
export function useRoom<Answer>(
  queryKey: QueryKey,
  read: (signal: AbortSignal) => Promise<Answer>,
) {
  const queries = useQueryClient();
  const reading = useQuery({ queryKey, queryFn: ({ signal }) => read(signal) });
  const { fault, isDoing, doing } = useDoing();
  const change = (act: () => Promise<unknown>) =>
    doing(async () => {
      await act();
      await queries.invalidateQueries({ queryKey });
    });
  return { reading, fault, isDoing, change };
}
