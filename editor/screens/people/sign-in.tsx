import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import {
  type Me,
  signInWithCode,
  signInWithPasskey,
  signInWithPassword,
} from '../../api/people.ts';
import { useMessages } from '../../messages/messages.tsx';
import { Loading } from '../../parts/failed.tsx';
import { Fault } from '../../parts/fault.tsx';
import { useAction } from '../../parts/use-action.ts';
import { useFocusFirst } from '../../parts/use-focus-first.ts';

interface SignInProps {
  /** Undefined until it is known: what comes later would push the others away from who is about to press one. */
  hasPasskeys: boolean | undefined;
}

export function SignIn({ hasPasskeys }: SignInProps) {
  const messages = useMessages();
  const queries = useQueryClient();
  if (hasPasskeys === undefined) return <Loading />;
  return (
    <div className="sign-in">
      <h1>{messages.signIn}</h1>
      <SignInForm hasPasskeys={hasPasskeys} entered={() => queries.invalidateQueries()} />
    </div>
  );
}

interface SignInFormProps {
  hasPasskeys: boolean;
  /** The name of the person who is asked over an open page for the rest; somebody else may sign in. */
  knownName?: string;
  entered(me: Me): void;
}

export function SignInForm({ hasPasskeys, knownName = '', entered }: SignInFormProps) {
  const messages = useMessages();
  const { fault, isRunning, runAction } = useAction();
  const [withCode, setWithCode] = useState(false);
  const [name, setName] = useState(knownName);
  const [secret, setSecret] = useState('');
  const secretField = useFocusFirst<HTMLInputElement>(knownName !== '');
  const enter = (sign: () => Promise<Me>) => void runAction(async () => entered(await sign()));
  const label = withCode ? messages.recoveryCode : messages.password;
  return (
    <form
      className="ways-in"
      onSubmit={(event) => {
        event.preventDefault();
        enter(() => (withCode ? signInWithCode : signInWithPassword)(name, secret));
      }}
    >
      {hasPasskeys && (
        <Button className="loud" aria-disabled={isRunning} onPress={() => enter(signInWithPasskey)}>
          {messages.usePasskey}
        </Button>
      )}
      <label>
        {messages.name}
        <input
          autoComplete="username webauthn"
          required
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <label>
        {label}
        <input
          ref={secretField}
          type={withCode ? 'text' : 'password'}
          autoComplete={withCode ? 'off' : 'current-password'}
          required
          value={secret}
          onChange={({ target }) => setSecret(target.value)}
        />
      </label>
      <Fault fault={fault} />
      <Button type="submit" className="loud" aria-disabled={isRunning}>
        {messages.signIn}
      </Button>
      <Button
        className="quiet"
        onPress={() => {
          setSecret('');
          setWithCode(!withCode);
        }}
      >
        {withCode ? messages.usePassword : messages.useCode}
      </Button>
    </form>
  );
}
