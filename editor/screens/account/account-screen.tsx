import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { choosePassword, rename, renewRecoveryCodes } from '../../api/account.ts';
import type { Me } from '../../api/people.ts';
import { useMessages, useWords } from '../../messages/messages.tsx';
import { type Changing, useAction } from '../../parts/use-action.ts';
import { Codes } from '../people/codes.tsx';
import { usePasskeysHere } from '../people/use-passkeys-here.ts';
import { Passkeys } from './passkeys.tsx';
import { Sessions } from './sessions.tsx';
import { accountWords } from './words.ts';
import './account.css';
import { Fault } from '../../parts/fault.tsx';

export function AccountScreen({ me }: { me: Me }) {
  const messages = useMessages();
  const queries = useQueryClient();
  const hasPasskeys = usePasskeysHere();
  const { fault, isRunning, runAction } = useAction();
  const change: Changing['change'] = (act) =>
    runAction(async () => {
      await act();
      await queries.invalidateQueries({ queryKey: ['me'] });
      // Whoever changes a way in ends sessions that it opened.
      await queries.invalidateQueries({ queryKey: ['sessions'] });
    });
  const changing = { change, isRunning };
  return (
    <div className="account">
      <title>{`${messages.account} | Farol`}</title>
      <h1>{messages.account}</h1>
      <Fault fault={fault} />
      <Name me={me} {...changing} />
      <Password me={me} {...changing} />
      <Passkeys isPossible={hasPasskeys} {...changing} />
      <RecoveryCodes left={me.waysIn.recoveryCodes} {...changing} />
      <Sessions here={me.session.id} />
    </div>
  );
}

function Name({ me, change, isRunning }: { me: Me } & Changing) {
  const messages = useMessages();
  const words = useWords(accountWords);
  const queries = useQueryClient();
  const [name, setName] = useState(me.name);
  const save = () =>
    change(async () => {
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
        <Button
          type="submit"
          className="quiet"
          aria-disabled={isRunning}
          isDisabled={name.trim() === me.name}
        >
          {words.save}
        </Button>
      </div>
    </form>
  );
}

function Password({ me, change, isRunning }: { me: Me } & Changing) {
  const messages = useMessages();
  const words = useWords(accountWords);
  const [password, setPassword] = useState('');
  const [isSaved, setSaved] = useState(false);
  const save = () =>
    change(async () => {
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
        <label>
          {words.newPassword}
          <input
            type="password"
            autoComplete="new-password"
            required
            minLength={12}
            value={password}
            onChange={({ target }) => {
              setSaved(false);
              setPassword(target.value);
            }}
          />
        </label>
        <Button
          type="submit"
          className="quiet"
          aria-disabled={isRunning}
          isDisabled={password === ''}
        >
          {words.save}
        </Button>
      </div>
      <p role="status">{isSaved && words.saved}</p>
    </form>
  );
}

function RecoveryCodes({ left, change, isRunning }: { left: number } & Changing) {
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
            aria-disabled={isRunning}
            onPress={() =>
              void change(async () => setCodes((await renewRecoveryCodes()).recoveryCodes))
            }
          >
            {words.newCodes}
          </Button>
        </>
      )}
    </section>
  );
}
