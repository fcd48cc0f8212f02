import { useState } from 'react';
import { Button } from 'react-aria-components';
import {
  readWebhooks,
  removeWebhook,
  switchWebhook,
  testWebhook,
  type Webhook,
} from '../../../api/administration.ts';
import { useMessages, useWords } from '../../../messages/messages.tsx';
import type { Changing } from '../../../parts/use-action.ts';
import { ConfirmButton } from '../confirm-button.tsx';
import { ScreenState } from '../screen-state.tsx';
import { useScreenData } from '../use-screen-data.ts';
import { ChangeAddress } from './change-address.tsx';
import { Deliveries } from './deliveries.tsx';
import { NewWebhookForm } from './new-webhook.tsx';
import { useFailureReason } from './use-failure-reason.ts';
import { webhookWords } from './words.ts';

/** Services that are called on changes. */
export function WebhooksScreen() {
  const words = useWords(webhookWords);
  const { reading, fault, isRunning, change } = useScreenData(['webhooks'], readWebhooks);
  const webhooks = reading.data?.webhooks ?? [];
  return (
    <ScreenState reading={reading} fault={fault}>
      <p>{words.text}</p>
      <NewWebhookForm change={change} isRunning={isRunning} />
      <ul className="lines">
        {webhooks.map((webhook) => (
          <WebhookLine key={webhook.id} webhook={webhook} change={change} isRunning={isRunning} />
        ))}
      </ul>
      {reading.isSuccess && webhooks.length === 0 && <p>{words.none}</p>}
    </ScreenState>
  );
}

interface WebhookLineProps extends Changing {
  webhook: Webhook;
}

function WebhookLine({ webhook, change, isRunning }: WebhookLineProps) {
  const messages = useMessages();
  const words = useWords(webhookWords);
  const failureReason = useFailureReason();
  const [outcome, setOutcome] = useState<string | null>(null);
  const { id, name, url, active, failing } = webhook;
  const shownName = name ?? url;
  const test = async () => {
    const { answer, ...ended } = await testWebhook(id);
    setOutcome(answer ? words.answered(answer.status) : words.unanswered(failureReason(ended)));
  };
  return (
    <li>
      <span>
        <strong>{shownName}</strong>
        {name && <small>{url}</small>}
        {failing && (
          <small className="fault">{words.failing(failing.attempts, failureReason(failing))}</small>
        )}
        <small role="status">{outcome}</small>
      </span>
      <span className="row">
        <label className="check">
          <input
            type="checkbox"
            checked={active}
            aria-disabled={isRunning}
            onChange={({ target }) => void change(() => switchWebhook(id, target.checked))}
          />
          {words.on}
        </label>
        <Button className="quiet" aria-disabled={isRunning} onPress={() => void change(test)}>
          {words.test}
        </Button>
        <ChangeAddress webhook={webhook} change={change} isRunning={isRunning} />
        <ConfirmButton
          label={messages.remove}
          title={words.removeTitle(shownName)}
          isRunning={isRunning}
          act={() => change(() => removeWebhook(id))}
        >
          <p>{words.removeText}</p>
        </ConfirmButton>
      </span>
      <Deliveries webhook={id} />
    </li>
  );
}
