import { useState } from 'react';
import { Button } from 'react-aria-components';
import { createToken, readTokens, revokeToken, type Token } from '../../../api/administration.ts';
import { useMessages, useWords } from '../../../messages/messages.tsx';
import { useTimeFormat } from '../../../parts/time-format.ts';
import { ConfirmButton } from '../confirm-button.tsx';
import { ScreenState } from '../screen-state.tsx';
import { Secret } from '../secret.tsx';
import { useScreenData } from '../use-screen-data.ts';
import { tokenWords } from './words.ts';

const scopes: readonly Token['scope'][] = ['write', 'master+releases', 'master'];

/** Access tokens for programs. */
export function TokensScreen() {
  const messages = useMessages();
  const words = useWords(tokenWords);
  const when = useTimeFormat();
  const { reading, fault, isRunning, change } = useScreenData(['tokens'], readTokens);
  const [name, setName] = useState('');
  const [scope, setScope] = useState<Token['scope']>('master');
  const [made, setMade] = useState<string | null>(null);
  const tokens = reading.data?.tokens ?? [];
  const make = async () => {
    setMade((await createToken(name.trim(), scope)).token);
    setName('');
  };
  return (
    <ScreenState reading={reading} fault={fault}>
      <p>{words.text}</p>
      <form
        className="asked"
        onSubmit={(event) => {
          event.preventDefault();
          void change(make);
        }}
      >
        <h2>{words.make}</h2>
        <label>
          {words.program}
          <input
            required
            maxLength={80}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        <label>
          {words.may}
          <select
            value={scope}
            onChange={({ target }) =>
              setScope(scopes.find((each) => each === target.value) ?? scope)
            }
          >
            {scopes.map((each) => (
              <option key={each} value={each}>
                {words.scopes[each]}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit" className="loud" aria-disabled={isRunning}>
          {messages.create}
        </Button>
        <Secret text={words.once}>{made ?? undefined}</Secret>
      </form>
      <ul className="lines">
        {tokens.map((token) => (
          <li key={token.id}>
            <span>
              <strong>{token.name}</strong>
              <small>{`${words.scopes[token.scope]}, ${when(token.createdAt)}`}</small>
            </span>
            <ConfirmButton
              label={words.revoke}
              title={words.revokeTitle(token.name)}
              isRunning={isRunning}
              act={() => change(() => revokeToken(token.id))}
            >
              <p>{words.revokeText}</p>
            </ConfirmButton>
          </li>
        ))}
      </ul>
      {reading.isSuccess && tokens.length === 0 && <p>{words.none}</p>}
    </ScreenState>
  );
}
