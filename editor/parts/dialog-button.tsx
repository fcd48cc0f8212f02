import type { ReactNode } from 'react';
import { Button, Dialog, DialogTrigger, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useMessages } from '../messages/messages.tsx';

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
  const messages = useMessages();
  return (
    <DialogTrigger {...opening}>
      <Button className={className} isDisabled={isDisabled ?? false}>
        {label}
      </Button>
      <ModalOverlay className="overlay" isDismissable>
        <Modal className="modal">
          <Dialog>
            {({ close }) => (
              <>
                <header>
                  <Heading slot="title">{title}</Heading>
                  <Button className="quiet" onPress={close}>
                    {messages.close}
                  </Button>
                </header>
                {children(close)}
              </>
            )}
          </Dialog>
        </Modal>
      </ModalOverlay>
    </DialogTrigger>
  );
}
