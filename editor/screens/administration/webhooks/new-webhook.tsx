import { useState } from 'react';
import { Button } from 'react-aria-components';
import { createWebhook, type Trigger } from '../../../api/administration.ts';
import { useMessages, useWords } from '../../../messages/messages.tsx';
import type { Changing } from '../../../parts/use-action.ts';
import { webhookWords } from './words.ts';

const triggers: readonly Trigger[] = [
  'documentsPublished',
  'documentsUnpublished',
  'releasesCreated',
  'releasesUpdated',
  'tagsCreated',
  'tagsDeleted',
];

export function NewWebhookForm({ change, isRunning }: Changing) {
  const messages = useMessages();
  const words = useWords(webhookWords);
  const [name, setName] = useState('');
  const [url, setUrl] = useState('');
  const [secret, setSecret] = useState('');
  const [called, setCalled] = useState<readonly Trigger[]>(triggers);
  const create = async () => {
    const wanted = Object.fromEntries(triggers.map((each) => [each, called.includes(each)]));
    await createWebhook({ name, url, secret: secret || null, triggers: wanted });
    setName('');
    setUrl('');
    setSecret('');
  };
  return (
    <form
      className="asked"
      onSubmit={(event) => {
        event.preventDefault();
        void change(create);
      }}
    >
      <h2>{words.add}</h2>
      <label>
        {messages.name}
        <input
          required
          maxLength={200}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <label>
        {words.url}
        <input type="url" required value={url} onChange={({ target }) => setUrl(target.value)} />
      </label>
      <label>
        {words.secret}
        <input
          autoComplete="off"
          value={secret}
          onChange={({ target }) => setSecret(target.value)}
        />
      </label>
      <fieldset>
        <legend>{words.when}</legend>
        <div className="ticks">
          {triggers.map((trigger) => (
            <label key={trigger} className="check">
              <input
                type="checkbox"
                checked={called.includes(trigger)}
                onChange={({ target }) =>
                  setCalled((before) =>
                    target.checked
                      ? [...before, trigger]
                      : before.filter((each) => each !== trigger),
                  )
                }
              />
              {words.triggers[trigger]}
            </label>
          ))}
        </div>
      </fieldset>
      <Button type="submit" className="loud" aria-disabled={isRunning}>
        {messages.create}
      </Button>
    </form>
  );
}
