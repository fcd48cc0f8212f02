import { useQuery } from '@tanstack/react-query';
import { readNames } from '../api/people.ts';

/** The history names people by an id, programs by their name. */
const person = /^person\/(.+)$/;

/** Everybody by name. */
export function useAllNames(): readonly { id: string; name: string }[] {
  const names = useQuery({
    queryKey: ['names'],
    queryFn: ({ signal }) => readNames(signal),
    staleTime: 60_000,
  });
  return names.data?.names ?? [];
}

export function useNames(): (by: string) => string {
  const names = useAllNames();
  return (by) => {
    const id = person.exec(by)?.[1];
    return (id && names.find((each) => each.id === id)?.name) ?? by;
  };
}
