import { useId, useRef } from 'react';
import { useFault, useFieldContext, useValue, useWrite } from '../../fields/field-context.tsx';
import { useMessages } from '../../messages/messages.tsx';
import { hasAddress, type TypeModel } from '../../models/model.ts';
import { addressWords } from '../content/address-words.ts';
import type { Opened } from '../open-document/use-open-document.ts';
import { PublicAddress } from './public-address.tsx';

/** The name by which editors know a document, and the last part of its address if its type has one. */
export function NameAndAddress({ open, type }: { open: Opened; type: TypeModel }) {
  const messages = useMessages();
  const { lang } = useFieldContext();
  const id = useId();
  const title = useValue(['title']);
  const uid = useValue(['uid']);
  const writeTitle = useWrite(['title']);
  const writeUid = useWrite(['uid']);
  const fault = useFault(['uid']);
  const nameless = useFault(['title']);
  const uidBefore = useRef('');
  return (
    <div className="pair">
      <div className="field" data-path="title" data-required>
        <label htmlFor={`${id}-title`}>{messages.titleOfPage}</label>
        <input
          id={`${id}-title`}
          lang={lang}
          aria-invalid={nameless !== null}
          {...(nameless ? { 'aria-describedby': `${id}-title-fault` } : {})}
          value={typeof title === 'string' ? title : ''}
          onChange={({ target }) => writeTitle(target.value, { isTyping: true })}
        />
        {nameless && (
          <p className="fault" id={`${id}-title-fault`} role="alert">
            {nameless.sentence}
          </p>
        )}
      </div>
      {hasAddress(type) && (
        <div className="field" data-path="uid" data-required>
          <label htmlFor={`${id}-uid`}>{messages.address}</label>
          <input
            id={`${id}-uid`}
            aria-invalid={fault !== null}
            aria-describedby={`${id}-help${fault ? ` ${id}-uid-fault` : ''}`}
            value={typeof uid === 'string' ? uid : ''}
            onChange={({ target }) => writeUid(target.value, { isTyping: true })}
            onFocus={({ target }) => {
              uidBefore.current = target.value;
            }}
            onBlur={({ target }) => {
              // An address that nobody changed stays, however it is written.
              if (target.value !== uidBefore.current) writeUid(addressWords(target.value));
            }}
          />
          <small id={`${id}-help`}>{messages.addressHelp}</small>
          <PublicAddress open={open} />
          {fault && (
            <p className="fault" id={`${id}-uid-fault`} role="alert">
              {fault.sentence}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
