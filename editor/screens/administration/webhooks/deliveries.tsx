import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readDeliveries } from '../../../api/administration.ts';
import { useWords } from '../../../messages/messages.tsx';
import { Failed, Loading } from '../../../parts/failed.tsx';
import { useTimeFormat } from '../../../parts/time-format.ts';
import { useFailureReason } from './use-failure-reason.ts';
import { webhookWords } from './words.ts';

/** The results of a webhook's last calls, loaded when opened. */
export function Deliveries({ webhook }: { webhook: string }) {
  const words = useWords(webhookWords);
  const when = useTimeFormat();
  const failureReason = useFailureReason();
  const [isOpen, setOpen] = useState(false);
  const reading = useQuery({
    queryKey: ['webhooks', webhook, 'deliveries'],
    queryFn: ({ signal }) => readDeliveries(webhook, signal),
    enabled: isOpen,
  });
  const deliveries = reading.data?.deliveries ?? [];
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.deliveries}</summary>
      {reading.isError && <Failed fault={reading.error} again={() => void reading.refetch()} />}
      {isOpen && reading.isPending && <Loading />}
      {reading.isSuccess && deliveries.length === 0 && <p>{words.noDeliveries}</p>}
      <ul className="lines">
        {deliveries.map(({ commit, at, status, fault, code, attempts, ms }) => (
          <li key={`${at} ${commit}`}>
            <span className={fault === null ? 'good' : 'fault'}>
              {[status, fault === null ? words.delivered : failureReason({ fault, code, status })]
                .filter((each) => each !== null)
                .join(', ')}
            </span>
            <small>
              {[
                ...(commit === null ? [words.aTest] : []),
                when(at),
                words.tries(attempts),
                `${ms} ms`,
              ].join(', ')}
            </small>
          </li>
        ))}
      </ul>
    </details>
  );
}
