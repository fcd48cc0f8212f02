import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { choosePassword, rename, renewRecoveryCodes } from '../../api/account.ts';
import { SignInAgain } from '../../api/faults.ts';
import type { Me } from '../../api/people.ts';
import { useMessages, useWords } from '../../messages/messages.tsx';
import { useAction } from '../document/use-action.ts';
import { Codes } from '../people/codes.tsx';
import { SignInDialog } from '../people/session-over.tsx';
import { usePasskeysHere } from '../people/use-passkeys-here.ts';
import { Passkeys } from './passkeys.tsx';
import { Sessions } from './sessions.tsx';
import { accountWords } from './words.ts';
import './account.css';
import { Fault } from '../fault.tsx';

/** Runs a change of the sign-in methods; if the last sign-in was long ago, a dialog asks to sign in again first. */
export type Guarded = (act: () => Promise<unknown>) => Promise<boolean>;

export function AccountScreen({ me }: { me: Me }) {
  const messages = useMessages();
  const words = useWords(accountWords);
  const queries = useQueryClient();
  const hasPasskeys = usePasskeysHere();
  const { fault, runAction } = useAction();
  const [again, setAgain] = useState<(() => Promise<unknown>) | null>(null);
  const refresh = async () => {
    await queries.invalidateQueries({ queryKey: ['me'] });
    // Whoever changes a way in ends sessions that it opened.
    await queries.invalidateQueries({ queryKey: ['sessions'] });
  };
  const guarded: Guarded = (act) =>
    runAction(async () => {
      try {
        await act();
      } catch (thrown) {
        if (!(thrown instanceof SignInAgain)) throw thrown;
        setAgain(() => act);
        return;
      }
      await refresh();
    });
  return (
    <div className="account">
      <title>{`${messages.account} | Farol`}</title>
      <h1>{messages.account}</h1>
      <Fault fault={fault} />
      <Name me={me} guarded={guarded} />
      <Password me={me} guarded={guarded} />
      <Passkeys guarded={guarded} isPossible={hasPasskeys} />
      <RecoveryCodes left={me.waysIn.recoveryCodes} guarded={guarded} />
      <Sessions here={me.session.id} />
      {again && (
        <SignInDialog
          title={words.again}
          text={words.againText}
          person={me}
          hasPasskeys={hasPasskeys}
          entered={(entered) => {
            setAgain(null);
            void refresh();
            // Whoever else signs in here wanted none of this.
            if (entered.id === me.id) void guarded(again);
          }}
          later={() => setAgain(null)}
        />
      )}
    </div>
  );
}

function Name({ me, guarded }: { me: Me; guarded: Guarded }) {
  const messages = useMessages();
  const words = useWords(accountWords);
  const queries = useQueryClient();
  const [name, setName] = useState(me.name);
  const save = () =>
    guarded(async () => {
      await rename(name);
      await queries.invalidateQueries({ queryKey: ['names'] });
    });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <h2>{messages.name}</h2>
      <p>{words.nameText}</p>
      <div className="row">
        <input
          aria-label={messages.name}
          required
          maxLength={200}
          autoComplete="username"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit" className="quiet" isDisabled={name.trim() === me.name}>
          {words.save}
        </Button>
      </div>
    </form>
  );
}

function Password({ me, guarded }: { me: Me; guarded: Guarded }) {
  const messages = useMessages();
  const words = useWords(accountWords);
  const [password, setPassword] = useState('');
  const [isSaved, setSaved] = useState(false);
  const save = () =>
    guarded(async () => {
      await choosePassword(password);
      setPassword('');
      setSaved(true);
    });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <h2>{messages.password}</h2>
      <p>{me.waysIn.password ? words.passwordHas : words.passwordNone}</p>
      <div className="row">
        <input
          type="password"
          aria-label={words.newPassword}
          placeholder={words.newPassword}
          autoComplete="new-password"
          required
          minLength={12}
          value={password}
          onChange={({ target }) => {
            setSaved(false);
            setPassword(target.value);
          }}
        />
        <Button type="submit" className="quiet" isDisabled={password === ''}>
          {words.save}
        </Button>
      </div>
      <p role="status">{isSaved && words.saved}</p>
    </form>
  );
}

function RecoveryCodes({ left, guarded }: { left: number; guarded: Guarded }) {
  const words = useWords(accountWords);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return (
    <section>
      <h2>{words.codes}</h2>
      <p>{words.codesLeft(left)}</p>
      {codes ? (
        <Codes codes={codes} />
      ) : (
        <>
          <p>{words.newCodesText}</p>
          <Button
            className="quiet"
            onPress={() =>
              void guarded(async () => setCodes((await renewRecoveryCodes()).recoveryCodes))
            }
          >
            {words.newCodes}
          </Button>
        </>
      )}
    </section>
  );
}
