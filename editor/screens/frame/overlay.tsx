import type { ReactNode } from 'react';
import { Modal, ModalOverlay } from 'react-aria-components';

interface OverlayProps {
  className: string;
  isOpen?: boolean;
  close(): void;
  children: ReactNode;
}

/** What lies over the whole screen and is closed from outside, too: by Escape, or by a press beside it. */
export function Overlay({ className, isOpen = true, close, children }: OverlayProps) {
  return (
    <ModalOverlay
      className="overlay"
      isDismissable
      isOpen={isOpen}
      onOpenChange={(stays) => !stays && close()}
    >
      <Modal className={className}>{children}</Modal>
    </ModalOverlay>
  );
}
