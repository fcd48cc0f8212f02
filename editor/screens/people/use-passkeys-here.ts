import { useQuery } from '@tanstack/react-query';
import { canUsePasskeys, readSignIn } from '../../api/people.ts';

/** Whether passkeys work at this address and in this browser; undefined until the service has said so. */
export function usePasskeysHere(): boolean | undefined {
  const ways = useQuery({
    queryKey: ['sign-in'],
    queryFn: ({ signal }) => readSignIn(signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  // Where it does not answer, there are passwords; what is written there stays when it is asked again.
  if (!ways.isFetched && ways.failureCount === 0) return undefined;
  return (ways.data?.passkeys ?? false) && canUsePasskeys();
}
