import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';

interface StepButtonProps {
  className?: string;
  isPossible: boolean;
  run(): void;
  children: ReactNode;
}

/** A button for one step of several. It is not disabled at their end: it would lose the focus there. */
export function StepButton({ className = 'quiet', isPossible, run, children }: StepButtonProps) {
  return (
    <Button className={className} aria-disabled={!isPossible} onPress={() => isPossible && run()}>
      {children}
    </Button>
  );
}
