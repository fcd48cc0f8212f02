import { useState } from 'react';
import { moveWebhook, type Webhook } from '../../../api/administration.ts';
import { useWords } from '../../../messages/messages.tsx';
import type { Changing } from '../../../parts/use-action.ts';
import { ConfirmButton } from '../confirm-button.tsx';
import { webhookWords } from './words.ts';

interface ChangeAddressProps extends Changing {
  webhook: Webhook;
}

/** Another address is sent only what is entered with it: who changes it may not know the secret and the headers. */
export function ChangeAddress({ webhook, change, isRunning }: ChangeAddressProps) {
  const words = useWords(webhookWords);
  const { id, name, url: current, hasSecret, headerNames } = webhook;
  const [entered, setEntered] = useState<string | null>(null);
  const [secret, setSecret] = useState('');
  const url = entered ?? current;
  return (
    <ConfirmButton
      label={words.changeAddress}
      title={words.changeAddressTitle(name ?? current)}
      onOpenChange={() => {
        setEntered(null);
        setSecret('');
      }}
      isRunning={isRunning}
      act={() => url !== current && change(() => moveWebhook(id, url, secret || null))}
    >
      {hasSecret && <p>{words.secretStays}</p>}
      {headerNames.length > 0 && <p>{words.headersStay(headerNames.join(', '))}</p>}
      <label>
        {words.url}
        <input
          type="url"
          required
          value={url}
          onChange={({ target }) => setEntered(target.value)}
        />
      </label>
      <label>
        {words.secret}
        <input
          autoComplete="off"
          value={secret}
          onChange={({ target }) => setSecret(target.value)}
        />
      </label>
    </ConfirmButton>
  );
}
