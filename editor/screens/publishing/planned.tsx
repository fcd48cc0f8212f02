import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'react-aria-components';
import { cancelSchedule, listReleases } from '../../api/publishing.ts';
import { useInterfaceLanguage, useWords } from '../../messages/messages.tsx';
import { useAction } from '../document/use-action.ts';
import { Fault } from '../fault.tsx';
import { FailedReason } from './failed-reason.tsx';
import { publishingWords } from './words.ts';
import { timeWithZone, zoneHere } from './zoned-time.ts';

interface PlannedProps {
  id: string;
  mayCallOff: boolean;
}

/** The document's scheduled publication, or the reason why it failed. */
export function Planned({ id, mayCallOff }: PlannedProps) {
  const words = useWords(publishingWords);
  const { code } = useInterfaceLanguage();
  const queries = useQueryClient();
  const { fault, runAction } = useAction();
  const releases = useQuery({
    queryKey: ['releases'],
    queryFn: ({ signal }) => listReleases(signal),
  });
  const plan = releases.data?.releases.find(({ only }) => only === id);
  const at = plan?.scheduledAt ?? plan?.failure?.scheduledAt;
  if (!plan || at === null || at === undefined) return null;
  const time = timeWithZone(at, plan.zone ?? zoneHere(), code);
  return (
    <div className={plan.failure ? 'warning' : 'notice'}>
      <p role="status">{plan.failure ? words.failed(time) : words.scheduled(time)}</p>
      {plan.failure && <FailedReason failure={plan.failure} />}
      {mayCallOff && (
        <Button
          className="quiet"
          onPress={() =>
            void runAction(() =>
              cancelSchedule(id).then(() => queries.invalidateQueries({ queryKey: ['releases'] })),
            )
          }
        >
          {words.callOff}
        </Button>
      )}
      <Fault fault={fault} />
    </div>
  );
}
