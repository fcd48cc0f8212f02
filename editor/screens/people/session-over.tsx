import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import type { Me } from '../../api/people.ts';
import { useMessages } from '../../messages/messages.tsx';
import { SignInForm } from './sign-in.tsx';

/** A dialog over the open page when the session has ended; unsaved text is kept on this device. */
export function SessionOver({ person, hasPasskeys }: { person: Me; hasPasskeys: boolean }) {
  const messages = useMessages();
  const [asking, setAsking] = useState<Asking>(() => (isWriting() ? 'at rest' : 'now'));
  useRest(asking === 'at rest', () => setAsking('now'));
  if (asking !== 'now')
    return (
      <p className="over">
        {messages.sessionOverText}{' '}
        <Button className="quiet" onPress={() => setAsking('now')}>
          {messages.signIn}
        </Button>
      </p>
    );
  return (
    <SignInDialog
      title={messages.sessionOver}
      text={messages.sessionOverText}
      person={person}
      hasPasskeys={hasPasskeys}
      later={() => setAsking('later')}
    />
  );
}

/** The dialog waits until somebody pauses typing: it would receive the next keystrokes. */
type Asking = 'now' | 'at rest' | 'later';

const restMs = 1_500;

function isWriting(): boolean {
  const { activeElement } = document;
  return Boolean(activeElement?.matches('input, textarea, select, [contenteditable="true"]'));
}

/** Calls back once no key was pressed for a moment. */
function useRest(isWaiting: boolean, rested: () => void): void {
  useEffect(() => {
    if (!isWaiting) return;
    let timer = setTimeout(rested, restMs);
    const again = () => {
      clearTimeout(timer);
      timer = setTimeout(rested, restMs);
    };
    addEventListener('keydown', again, true);
    return () => {
      clearTimeout(timer);
      removeEventListener('keydown', again, true);
    };
  }, [isWaiting, rested]);
}

interface SignInDialogProps {
  title: string;
  text: string;
  person: Me;
  hasPasskeys: boolean;
  entered?(me: Me): void;
  later(): void;
}

/** A sign-in dialog over the open page. */
export function SignInDialog(props: SignInDialogProps) {
  const { title, text, person, hasPasskeys, entered, later } = props;
  const messages = useMessages();
  const queries = useQueryClient();
  const goOn = (me: Me) => {
    // Nobody was here when that was asked.
    void queries.cancelQueries({ queryKey: ['me'] });
    queries.setQueryData(['me'], me);
    // The open page stays as it is; requests that failed while signed out are repeated.
    if (me.id === person.id)
      void queries.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
    entered?.(me);
  };
  return (
    <ModalOverlay className="overlay" isOpen onOpenChange={(isOpen) => !isOpen && later()}>
      <Modal className="modal narrow">
        <Dialog>
          <header>
            <Heading slot="title">{title}</Heading>
            <Button className="quiet" onPress={later}>
              {messages.later}
            </Button>
          </header>
          <p>{text}</p>
          <SignInForm hasPasskeys={hasPasskeys} knownName={person.name} entered={goOn} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
