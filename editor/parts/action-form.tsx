import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { Fault } from './fault.tsx';
import { useAction } from './use-action.ts';

interface ActionFormProps {
  /** The label of its button. */
  label: string;
  isDisabled?: boolean;
  act(): Promise<unknown>;
  children: ReactNode;
}

/** A form for one action: it is not sent twice at once, and shows why the action failed. */
export function ActionForm({ label, isDisabled = false, act, children }: ActionFormProps) {
  const { fault, isRunning, runAction } = useAction();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void runAction(act);
      }}
    >
      {children}
      <Fault fault={fault} />
      {/* A disabled button would lose the focus, and with it the Escape key that closes the dialog. */}
      <Button type="submit" className="loud" aria-disabled={isRunning} isDisabled={isDisabled}>
        {label}
      </Button>
    </form>
  );
}
