import { isRecord } from '@farol/content-model';
import { useId } from 'react';
import { UploadedHere } from '../media/uploaded-here.tsx';
import { useMessages } from '../messages/messages.tsx';
import type { FieldProps } from './field.tsx';
import { useFieldContext, useValue, useWrite } from './field-context.tsx';
import { ItemActions } from './item-actions.tsx';
import { ChosenFile } from './media-picker.tsx';
import type { FieldConfig } from './model.ts';
import { ChosenPage } from './page-picker.tsx';

export type LinkValue = Record<string, unknown>;
type Write = (link: LinkValue | undefined, how?: { isTyping?: boolean }) => void;

export function LinkField({ model: { config = {} }, label, path }: FieldProps) {
  const messages = useMessages();
  const write = useWrite(path);
  const value = useValue(path);
  if (!config.repeat)
    return (
      <OneLink label={label} config={config} link={isRecord(value) ? value : {}} write={write} />
    );
  const links = Array.isArray(value) ? value : [];
  return (
    <fieldset className="group">
      <legend>{label}</legend>
      {links.map((link, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: links of a list have no id; their place is all they have.
        <div key={index} className="item">
          <OneLink
            label={messages.item(index + 1)}
            config={config}
            link={link}
            write={(changed, how) => write(links.with(index, changed ?? {}), how)}
          />
          <ItemActions list={links} index={index} change={write} />
        </div>
      ))}
      <button
        type="button"
        className="quiet"
        onClick={() => write([...links, { link_type: 'Any' }])}
      >
        {messages.addItem}
      </button>
    </fieldset>
  );
}

interface OneLinkProps {
  label: string;
  config: FieldConfig;
  link: LinkValue;
  write: Write;
}

/** What one link leads to, and what it says. */
export function OneLink({ label, config, link, write }: OneLinkProps) {
  const messages = useMessages();
  const { lang } = useFieldContext();
  const id = useId();
  const kind = typeof link.link_type === 'string' ? link.link_type : 'Any';
  const { text } = link;
  const said = typeof text === 'string' ? { text } : {};
  const all = [
    ['Any', messages.linkNothing],
    ['Document', messages.linkDocument],
    ['Web', messages.linkWeb],
    ['Media', messages.linkMedia],
  ] as const;
  const kinds = all.filter(
    ([name]) => !config.select || name === 'Any' || name.toLowerCase() === config.select,
  );
  return (
    <fieldset className="link">
      <legend>{label}</legend>
      <select
        aria-label={messages.linkTo}
        value={kind}
        onChange={({ target }) => write(emptyLink(target.value, said))}
      >
        {kinds.map(([name, shown]) => (
          <option key={name} value={name}>
            {shown}
          </option>
        ))}
      </select>
      {kind === 'Web' && (
        <input
          aria-label={messages.webAddress}
          value={typeof link.url === 'string' ? link.url : ''}
          placeholder="https://"
          onChange={({ target }) => write({ ...link, url: target.value }, { isTyping: true })}
        />
      )}
      {kind === 'Document' && (
        <ChosenPage
          id={typeof link.id === 'string' ? link.id : null}
          types={(config.customtypes ?? []).map((type) =>
            typeof type === 'string' ? type : type.id,
          )}
          choose={(page) => write({ link_type: 'Document', id: page, ...said })}
        />
      )}
      {kind === 'Media' && (
        <UploadedHere taken={(file) => write({ link_type: 'Media', id: file.id, ...said })}>
          {(uploading) => (
            <>
              <ChosenFile
                id={typeof link.id === 'string' ? link.id : null}
                choose={(file) => write({ link_type: 'Media', id: file, ...said })}
              />
              {uploading}
            </>
          )}
        </UploadedHere>
      )}
      {config.allowText && (
        <>
          <label htmlFor={id}>{messages.linkText}</label>
          <input
            id={id}
            lang={lang}
            value={said.text ?? ''}
            onChange={({ target }) =>
              write(withText({ ...link, link_type: kind }, target.value), { isTyping: true })
            }
          />
        </>
      )}
      {config.allowTargetBlank && kind === 'Web' && (
        <label className="check">
          <input
            type="checkbox"
            checked={link.target === '_blank'}
            onChange={({ target }) => write(withTarget(link, target.checked))}
          />
          {messages.linkTarget}
        </label>
      )}
    </fieldset>
  );
}

/** A link that was given a kind and leads nowhere yet. */
export function emptyLink(kind: string, said: { text?: string }): LinkValue | undefined {
  if (kind === 'Any') return said.text === undefined ? undefined : { link_type: 'Any', ...said };
  return { link_type: kind, ...(kind === 'Web' ? { url: 'https://' } : {}), ...said };
}

export function withText({ text: _, ...link }: LinkValue, text: string): LinkValue | undefined {
  if (text !== '') return { ...link, text };
  return link.link_type === 'Any' ? undefined : link;
}

function withTarget({ target: _, ...link }: LinkValue, isNewTab: boolean): LinkValue {
  return isNewTab ? { ...link, target: '_blank' } : link;
}
