import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { Fault } from '../fault.tsx';
import { useDoing } from './use-doing.ts';

interface DoingFormProps {
  /** The label of its button. */
  label: string;
  isDisabled?: boolean;
  act(): Promise<unknown>;
  children: ReactNode;
}

/** A form for one action: it is not sent twice at once, and shows why the action failed. */
export function DoingForm({ label, isDisabled = false, act, children }: DoingFormProps) {
  const { fault, isDoing, doing } = useDoing();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void doing(act);
      }}
    >
      {children}
      <Fault fault={fault} />
      {/* A disabled button would lose the focus, and with it the Escape key that closes the dialog. */}
      <Button type="submit" className="loud" aria-disabled={isDoing} isDisabled={isDisabled}>
        {label}
      </Button>
    </form>
  );
}
