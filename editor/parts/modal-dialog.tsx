import type { ReactNode } from 'react';
import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useMessages } from '../messages/messages.tsx';

interface ModalDialogProps {
  title: string;
  /** For a dialog without a button of its own. */
  isOpen?: boolean;
  onOpenChange?(isOpen: boolean): void;
  children(close: () => void): ReactNode;
}

/** A dialog over everything else, with its title and a button that closes it. */
export function ModalDialog({ title, children, ...opening }: ModalDialogProps) {
  const messages = useMessages();
  return (
    <ModalOverlay className="overlay" isDismissable {...opening}>
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
  );
}
