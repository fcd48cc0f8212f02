import type { ReactNode } from 'react';
import { Button, DialogTrigger } from 'react-aria-components';
import { ModalDialog } from './modal-dialog.tsx';

interface DialogButtonProps {
  title: string;
  /** The label of the button that opens it. */
  label: string;
  isDisabled?: boolean;
  className?: string;
  /** For a dialog that can also be opened otherwise. */
  isOpen?: boolean;
  onOpenChange?(isOpen: boolean): void;
  children(close: () => void): ReactNode;
}

/** A button that opens a dialog. */
export function DialogButton({
  title,
  label,
  isDisabled,
  className = 'quiet',
  children,
  ...opening
}: DialogButtonProps) {
  return (
    <DialogTrigger {...opening}>
      <Button className={className} isDisabled={isDisabled ?? false}>
        {label}
      </Button>
      <ModalDialog title={title}>{children}</ModalDialog>
    </DialogTrigger>
  );
}
