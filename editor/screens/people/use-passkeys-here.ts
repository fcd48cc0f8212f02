import { useQuery } from '@tanstack/react-query';
import { canUsePasskeys, readSignIn } from '../../api/people.ts';

/** Whether passkeys work at this address and in this browser. */
export function usePasskeysHere(): boolean {
  const ways = useQuery({
    queryKey: ['sign-in'],
    queryFn: ({ signal }) => readSignIn(signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (ways.data?.passkeys ?? false) && canUsePasskeys();
}
