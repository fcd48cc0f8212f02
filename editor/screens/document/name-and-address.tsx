import { useId } from 'react';
import { useFieldContext, useValue, useWrite } from '../../fields/field-context.tsx';
import { hasAddress, type TypeModel } from '../../fields/model.ts';
import { useMessages } from '../../messages/messages.tsx';
import { addressWords } from '../content/address-words.ts';

/** What editors know a document by, and the last part of its address where its type has one. */
export function NameAndAddress({ type }: { type: TypeModel }) {
  const messages = useMessages();
  const { lang, faultAt } = useFieldContext();
  const id = useId();
  const title = useValue(['title']);
  const uid = useValue(['uid']);
  const writeTitle = useWrite(['title']);
  const writeUid = useWrite(['uid']);
  const fault = faultAt(['uid']);
  return (
    <div className="pair">
      <div className="field">
        <label htmlFor={`${id}-title`}>{messages.titleOfPage}</label>
        <input
          id={`${id}-title`}
          lang={lang}
          value={typeof title === 'string' ? title : ''}
          onChange={({ target }) => writeTitle(target.value, { isTyping: true })}
        />
      </div>
      {hasAddress(type) && (
        <div className="field">
          <label htmlFor={`${id}-uid`}>{messages.address}</label>
          <input
            id={`${id}-uid`}
            aria-describedby={`${id}-help`}
            value={typeof uid === 'string' ? uid : ''}
            onChange={({ target }) => writeUid(target.value, { isTyping: true })}
            onBlur={({ target }) => writeUid(addressWords(target.value))}
          />
          <small id={`${id}-help`}>{messages.addressHelp}</small>
          {fault && (
            <p className="fault" role="alert">
              {fault}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
