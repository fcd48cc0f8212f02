import type { ReactNode } from 'react';
import { Button, Dialog, DialogTrigger, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useMessages } from '../messages/messages.tsx';

interface ChoosingProps {
  title: string;
  /** Of the button that opens it. */
  label: string;
  isDisabled?: boolean;
  className?: string;
  /** Where something else opens it, too. */
  isOpen?: boolean;
  onOpenChange?(isOpen: boolean): void;
  children(close: () => void): ReactNode;
}

/** A button and the dialog it opens. */
export function Choosing({
  title,
  label,
  isDisabled,
  className = 'quiet',
  children,
  ...opening
}: ChoosingProps) {
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
