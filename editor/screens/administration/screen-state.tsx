import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Failed, Loading } from '../../parts/failed.tsx';
import { Fault } from '../../parts/fault.tsx';

interface ScreenStateProps {
  reading: Pick<UseQueryResult, 'isPending' | 'isLoadingError' | 'error' | 'refetch'>;
  /** The fault of the last change. */
  fault?: Error | null;
  children: ReactNode;
}

/** A screen's content, or its loading or error state, with the fault of the last change above it. */
export function ScreenState({ reading, fault, children }: ScreenStateProps) {
  return (
    <div className="screen-state">
      <Fault fault={fault} />
      {reading.isPending && <Loading />}
      {/* Where reading again fails, what is there and what was typed stays. */}
      {reading.isLoadingError && reading.error ? (
        <Failed fault={reading.error} again={() => void reading.refetch()} />
      ) : (
        children
      )}
    </div>
  );
}
