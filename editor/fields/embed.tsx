import { isRecord } from '@farol/content-model';
import { useId, useState } from 'react';
import { useWords } from '../messages/messages.tsx';
import { embedOf, embedProviders } from './embed-providers.ts';
import { useValue, useWrite } from './field-context.tsx';
import type { FieldProps } from './field-props.ts';
import { fieldWords } from './words.ts';

/** A field for the address of a known provider; nothing is fetched, and HTML of third parties is never shown. */
export function EmbedField({ label, path, aria }: FieldProps) {
  const words = useWords(fieldWords);
  const write = useWrite(path);
  const id = useId();
  const value = useValue(path);
  const kept = isRecord(value) && typeof value.embed_url === 'string' ? value.embed_url : '';
  const [unknown, setUnknown] = useState<string | null>(null);
  const providers = embedProviders.map(({ name }) => name).join(', ');
  const change = (address: string) => {
    const embed = embedOf(address);
    setUnknown(embed || address === '' ? null : address);
    if (embed || address === '') write(embed ?? undefined);
  };
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="url"
        placeholder="https://"
        {...aria}
        aria-description={words.embedHelp(providers)}
        value={unknown ?? kept}
        onChange={({ target }) => change(target.value)}
      />
      {unknown === null ? (
        <small>{words.embedHelp(providers)}</small>
      ) : (
        <p className="fault" role="alert">
          {words.embedUnknown(providers)}
        </p>
      )}
    </>
  );
}
