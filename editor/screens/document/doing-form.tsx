import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { Fault } from '../fault.tsx';
import { useDoing } from './use-doing.ts';

interface DoingFormProps {
  /** What its button says. */
  label: string;
  isDisabled?: boolean;
  act(): Promise<unknown>;
  children: ReactNode;
}

/** A form that does one thing, not twice at once, and says why it did not work. */
export function DoingForm({ label, isDisabled = false, act, children }: DoingFormProps) {
  const { fault, isDoing, doing } = useDoing();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isDoing) void doing(act);
      }}
    >
      {children}
      <Fault fault={fault} />
      {/* One that is disabled would lose the focus, and with it the key that closes. */}
      <Button type="submit" className="loud" aria-disabled={isDoing} isDisabled={isDisabled}>
        {label}
      </Button>
    </form>
  );
}
