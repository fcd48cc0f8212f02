import { isRecord } from '@farol/content-model';
import { useId } from 'react';
import { useMessages } from '../messages/messages.tsx';
import type { FieldProps } from './field.tsx';
import { useValue, useWrite } from './field-context.tsx';

/** Only the address is written here; the service fetches none that was pasted, and HTML of others is never shown. */
export function EmbedField({ label, path }: FieldProps) {
  const messages = useMessages();
  const write = useWrite(path);
  const id = useId();
  const value = useValue(path);
  const address = isRecord(value) && typeof value.embed_url === 'string' ? value.embed_url : '';
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="url"
        placeholder="https://"
        aria-description={messages.webAddress}
        value={address}
        onChange={({ target }) =>
          write(target.value ? { embed_url: target.value } : undefined, { isTyping: true })
        }
      />
    </>
  );
}
