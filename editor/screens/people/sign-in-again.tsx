import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Me } from '../../api/people.ts';
import { onSignInAgain } from '../../api/session.ts';
import { useMessages } from '../../messages/messages.tsx';
import { SignInDialog } from './session-over.tsx';

interface SignInAgainProps {
  person: Me;
  hasPasskeys: boolean;
  /** Asks for a sign-in, too: it is left out while this does, as one is enough. */
  children: ReactNode;
}

/** A dialog over the open page for what takes a recent sign-in; the requests it is needed for wait meanwhile. */
export function SignInAgain({ person, hasPasskeys, children }: SignInAgainProps) {
  const messages = useMessages();
  const queries = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  /** Others may come while the person is being signed in. */
  const waiting = useRef<((isIn: boolean) => void)[]>([]);
  useEffect(
    () =>
      onSignInAgain((goOn) => {
        waiting.current.push(goOn);
        setAsked(true);
      }),
    [],
  );
  if (!isAsked) return children;
  const answer = (isIn: boolean) => {
    setAsked(false);
    for (const goOn of waiting.current.splice(0)) goOn(isIn);
  };
  return (
    <SignInDialog
      title={messages.isItYou}
      text={messages.refusals.sign_in_again}
      person={person}
      hasPasskeys={hasPasskeys}
      entered={(me) => {
        void queries.invalidateQueries({ queryKey: ['sessions'] });
        // Whoever else signs in here wanted none of this.
        answer(me.id === person.id);
      }}
      later={() => answer(false)}
    />
  );
}
