import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Failed, Loading } from '../failed.tsx';
import { Fault } from '../fault.tsx';

interface RoomStateProps {
  reading: Pick<UseQueryResult, 'isPending' | 'isError' | 'error' | 'refetch'>;
  /** Of the last change. */
  fault?: Error | null;
  children: ReactNode;
}

/** A room while it is read, when it cannot be, and with what a change said no to. */
export function RoomState({ reading, fault, children }: RoomStateProps) {
  return (
    <div className="room">
      <Fault fault={fault} />
      {reading.isPending && <Loading />}
      {reading.isError && reading.error ? (
        <Failed fault={reading.error} again={() => void reading.refetch()} />
      ) : (
        children
      )}
    </div>
  );
}
