import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import {
  canUsePasskeys,
  signInWithCode,
  signInWithPasskey,
  signInWithPassword,
} from '../../api/people.ts';
import { useMessages } from '../../messages/messages.tsx';
import { useDoing } from '../document/use-doing.ts';

export function SignIn({ hasPasskeys }: { hasPasskeys: boolean }) {
  const messages = useMessages();
  const queries = useQueryClient();
  const { fault, isDoing, doing } = useDoing();
  const [withCode, setWithCode] = useState(false);
  const [name, setName] = useState('');
  const [secret, setSecret] = useState('');
  const enter = async (sign: () => Promise<unknown>) => {
    if (await doing(sign)) await queries.invalidateQueries();
  };
  const label = withCode ? messages.recoveryCode : messages.password;
  return (
    <form
      className="sign-in"
      onSubmit={(event) => {
        event.preventDefault();
        void enter(() => (withCode ? signInWithCode : signInWithPassword)(name, secret));
      }}
    >
      <h1>{messages.signIn}</h1>
      {hasPasskeys && canUsePasskeys() && (
        <Button className="loud" isDisabled={isDoing} onPress={() => void enter(signInWithPasskey)}>
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
          type={withCode ? 'text' : 'password'}
          autoComplete={withCode ? 'off' : 'current-password'}
          required
          value={secret}
          onChange={({ target }) => setSecret(target.value)}
        />
      </label>
      {fault && (
        <p className="fault" role="alert">
          {fault.message}
        </p>
      )}
      <Button type="submit" className="loud" isDisabled={isDoing}>
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
