import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { cancelSchedule, listReleases } from '../../api/publishing.ts';
import { useInterfaceLanguage, useWords } from '../../messages/messages.tsx';
import { StepButton } from '../../parts/step-button.tsx';
import type { Action } from '../../parts/use-action.ts';
import { FailedReason } from './failed-reason.tsx';
import { publishingWords } from './words.ts';
import { timeWithZone, zoneHere } from './zoned-time.ts';

interface PlannedProps extends Pick<Action, 'isRunning' | 'runAction'> {
  id: string;
  mayCallOff: boolean;
}

/** The document's scheduled publication, or the reason why it failed. */
export function Planned({ id, mayCallOff, isRunning, runAction }: PlannedProps) {
  const words = useWords(publishingWords);
  const { code } = useInterfaceLanguage();
  const queries = useQueryClient();
  const releases = useQuery({
    queryKey: ['releases'],
    queryFn: ({ signal }) => listReleases(signal),
  });
  const plan = releases.data?.releases.find(({ only }) => only === id);
  const at = plan?.scheduledAt ?? plan?.failure?.scheduledAt;
  const time = plan && at != null ? timeWithZone(at, plan.zone ?? zoneHere(), code) : null;
  const [isCalledOff, setCalledOff] = useState(false);
  const callOff = async () => {
    await cancelSchedule(id);
    setCalledOff(true);
    await queries.invalidateQueries({ queryKey: ['releases'] });
  };
  const isPlanned = time !== null && !isRunning;
  useEffect(() => {
    // One that is planned after it and carried out is not called off.
    if (isPlanned) setCalledOff(false);
  }, [isPlanned]);
  if (time === null && !isCalledOff) return null;
  const failure = plan?.failure;
  return (
    <div className={failure ? 'warning' : 'notice'}>
      <p>{time === null ? words.calledOff : (failure ? words.failed : words.scheduled)(time)}</p>
      {failure && <FailedReason failure={failure} />}
      {mayCallOff && (
        <StepButton isPossible={time !== null && !isRunning} run={() => void runAction(callOff)}>
          {words.callOff}
        </StepButton>
      )}
    </div>
  );
}
