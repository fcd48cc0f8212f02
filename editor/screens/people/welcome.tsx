import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { useLocation } from 'wouter';
import { Offline } from '../../api/faults.ts';
import { inspectLink, type Me, redeemWithPasskey, redeemWithPassword } from '../../api/people.ts';
import { useMessages } from '../../messages/messages.tsx';
import { Failed, Loading } from '../../parts/failed.tsx';
import { Fault, faultText } from '../../parts/fault.tsx';
import { useAction } from '../../parts/use-action.ts';
import { Codes } from './codes.tsx';

interface WelcomeProps {
  secret: string;
  /** Undefined until it is known: what comes later would push the fields away. */
  hasPasskeys: boolean | undefined;
}

/** The page of a one-time link: choosing a name and a way to sign in, then ten recovery codes to keep. */
export function Welcome({ secret, hasPasskeys }: WelcomeProps) {
  const messages = useMessages();
  const link = useQuery({
    queryKey: ['link', secret],
    queryFn: () => inspectLink(secret),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <RecoveryCodes codes={codes} />;
  if (link.isPending || hasPasskeys === undefined) return <Loading />;
  // The link is good still where nobody answered.
  if (link.error instanceof Offline)
    return <Failed fault={link.error} again={() => void link.refetch()} />;
  if (link.isError)
    return (
      <div className="sign-in" role="alert">
        <h1>{messages.linkUsedTitle}</h1>
        <p>{faultText(link.error, messages)}</p>
      </div>
    );
  return (
    <Beginning
      secret={secret}
      role={link.data.role}
      known={link.data.name}
      hasPasskeys={hasPasskeys}
      entered={setCodes}
    />
  );
}

interface BeginningProps {
  secret: string;
  role: Me['role'];
  known: string | null;
  hasPasskeys: boolean;
  entered(codes: readonly string[]): void;
}

function Beginning({ secret, role, known, hasPasskeys, entered }: BeginningProps) {
  const messages = useMessages();
  const { fault, isRunning, runAction } = useAction();
  const [name, setName] = useState(known ?? '');
  const [password, setPassword] = useState('');
  const redeem = (how: () => Promise<{ recoveryCodes: string[] }>) =>
    void runAction(async () => entered((await how()).recoveryCodes));
  return (
    <form
      className="sign-in"
      onSubmit={(event) => {
        event.preventDefault();
        redeem(() => redeemWithPassword(secret, name, password));
      }}
    >
      <h1>{messages.welcome}</h1>
      <p>{messages.comingAs[role]}</p>
      <p>{messages.welcomeText}</p>
      <label>
        {messages.name}
        <input
          autoComplete="username"
          required
          readOnly={known !== null}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      {hasPasskeys && (
        <Button
          className="loud"
          aria-disabled={isRunning}
          isDisabled={name.trim() === ''}
          onPress={() => redeem(() => redeemWithPasskey(secret, name))}
        >
          {messages.makePasskey}
        </Button>
      )}
      <label>
        {messages.password}
        <input
          type="password"
          autoComplete="new-password"
          minLength={12}
          required
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
      </label>
      <Fault fault={fault} />
      <Button type="submit" className="loud" aria-disabled={isRunning}>
        {messages.begin}
      </Button>
    </form>
  );
}

function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const messages = useMessages();
  const queries = useQueryClient();
  const [, go] = useLocation();
  const done = () => {
    // Nobody was signed in when this page asked, and that answer may still be on its way.
    void queries.resetQueries({ queryKey: ['me'] });
    go('/', { replace: true });
  };
  return (
    <div className="sign-in">
      <h1>{messages.recoveryTitle}</h1>
      <Codes codes={codes} />
      <Button className="loud" onPress={done}>
        {messages.codesKept}
      </Button>
    </div>
  );
}
