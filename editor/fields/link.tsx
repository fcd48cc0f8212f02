import { own, type Path } from '@farol/content-model';
import { useId, useState } from 'react';
import { Button } from 'react-aria-components';
import type { MediaFile } from '../api/media.ts';
import { UploadField } from '../media/upload-field.tsx';
import { useMessages, useWords } from '../messages/messages.tsx';
import type { FieldConfig } from '../models/model.ts';
import { linkIn } from './earlier-values.ts';
import { useFieldContext, useValue, useWrite } from './field-context.tsx';
import type { FieldProps } from './field-props.ts';
import { Items } from './items.tsx';
import {
  emptyLink,
  type LinkExtras,
  type LinkKind,
  type LinkValue,
  linkExtrasOf,
  linkKindOf,
  linkKinds,
  webAddress,
  withTarget,
  withText,
} from './link-value.ts';
import { ChosenFile } from './media-picker.tsx';
import { ChosenPage } from './page-picker.tsx';
import type { UploadPlace } from './upload-place.ts';
import { useUploadPlace } from './use-upload-place.ts';
import { fieldWords } from './words.ts';

type Write = (link: LinkValue | undefined, how?: { isTyping?: boolean }) => void;

export function LinkField({ model, label, path, aria }: FieldProps) {
  const { config = {} } = model;
  const describedBy = aria['aria-describedby'];
  return config.repeat ? (
    <Items model={model} legend={label} path={path} describedBy={describedBy} newItem={newLink}>
      {(_, at, index) => (
        <LinkAt
          label={`${label} ${index + 1}`}
          config={config}
          path={at}
          listed={[...path, index]}
        />
      )}
    </Items>
  ) : (
    <LinkAt label={label} config={config} path={path} describedBy={describedBy} />
  );
}

/** A link of a list has a key that stays when its destination changes. */
function newLink(): LinkValue {
  return { link_type: 'Any', key: crypto.randomUUID() };
}

interface LinkAtProps extends Pick<OneLinkProps, 'label' | 'config' | 'describedBy'> {
  path: Path;
  /** Where it is once it is one of several. */
  listed?: Path;
}

function LinkAt({ path, listed = path, ...props }: LinkAtProps) {
  const write = useWrite(path);
  const value = useValue(path);
  const uploads = useUploadPlace(listed, leadsToFile);
  return <OneLink {...props} uploads={uploads} link={linkIn(value)} write={write} />;
}

/** Only then is it asked for a file. */
const leadsToFile = (value: unknown) => linkKindOf(linkIn(value)) === 'Media';

interface OneLinkProps {
  label: string;
  config: FieldConfig;
  link: LinkValue;
  write: Write;
  describedBy?: string | undefined;
  /** Without it, uploads are of use only as long as the link is shown. */
  uploads?: UploadPlace | undefined;
}

/** The destination and the text of one link. */
export function OneLink({ label, config, link, write, describedBy, uploads }: OneLinkProps) {
  const messages = useMessages();
  const words = useWords(fieldWords);
  const { lang } = useFieldContext();
  const id = useId();
  const kind = linkKindOf(link);
  const kept = linkExtrasOf(link);
  const kinds = linkKinds.filter(
    ({ name, select }) => name === 'Any' || !config.select || select === config.select,
  );
  // A relationship can only lead to documents, so there is no kind to choose.
  const isRelationship = config.select === 'document' && !config.allowText;
  return (
    <fieldset className="link" aria-describedby={describedBy}>
      <legend>{label}</legend>
      {!isRelationship && (
        <select
          aria-label={messages.linkTo}
          value={kind}
          onChange={({ target }) => write(emptyLink(linkKindNamed(target.value), kept))}
        >
          {kinds.map(({ name }) => (
            <option key={name} value={name}>
              {words.linkKinds[name]}
            </option>
          ))}
        </select>
      )}
      <Destination
        kind={isRelationship ? 'Document' : kind}
        config={config}
        link={link}
        kept={kept}
        write={write}
        uploads={uploads}
      />
      {isRelationship && link.id !== undefined && (
        <Button className="quiet" onPress={() => write(emptyLink('Any', kept))}>
          {messages.remove}
        </Button>
      )}
      {config.allowText && (
        <>
          <label htmlFor={id}>{messages.linkText}</label>
          <input
            id={id}
            lang={lang}
            value={kept.text ?? ''}
            onChange={({ target }) => write(withText(link, target.value), { isTyping: true })}
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

function linkKindNamed(name: string): LinkKind {
  return linkKinds.find((each) => each.name === name)?.name ?? 'Any';
}

/** The input for each kind of address; `before` is added to what is typed. */
const addresses = {
  Web: { type: 'url', before: '', placeholder: 'https://' },
  Mail: { type: 'email', before: 'mailto:', placeholder: 'ana@example.org' },
  Phone: { type: 'tel', before: 'tel:', placeholder: '+351 210 000 000' },
} as const;

type Address = (typeof addresses)[keyof typeof addresses];

interface AddressOfProps extends Pick<OneLinkProps, 'link' | 'write'> {
  address: Address;
  label: string;
}

function AddressOf({ address: { type, before, placeholder }, label, link, write }: AddressOfProps) {
  const [typed, setTyped] = useState('');
  const kept = typeof link.url === 'string' ? link.url.slice(before.length) : '';
  const meant = (text: string) =>
    type === 'url' ? webAddress(text.trim()) : `${before}${text.trim()}`;
  return (
    <input
      // Browsers reject a path of this site in an input of type `url`.
      type={type === 'url' ? 'text' : type}
      inputMode={type}
      aria-label={label}
      placeholder={placeholder}
      // While it is typed, it stays without what is added, and with a space before more digits.
      value={meant(typed) === link.url ? typed : kept}
      onBlur={() => setTyped(kept)}
      onChange={({ target }) => {
        setTyped(target.value);
        write({ ...link, url: meant(target.value) }, { isTyping: true });
      }}
    />
  );
}

interface DestinationProps extends Pick<OneLinkProps, 'config' | 'link' | 'write' | 'uploads'> {
  kind: LinkKind;
  kept: LinkExtras;
}

function fileLink(id: string, extras: LinkExtras): LinkValue {
  return { link_type: 'Media', id, ...extras };
}

function Destination({ kind, config, link, kept, write, uploads }: DestinationProps) {
  const words = useWords(fieldWords);
  const chosen = typeof link.id === 'string' ? link.id : null;
  const address = own<Address>(addresses, kind);
  if (address)
    return <AddressOf address={address} label={words.linkKinds[kind]} link={link} write={write} />;
  if (kind === 'Media') {
    const use = (file: string) => write(fileLink(file, kept));
    const take = (media: MediaFile) =>
      uploads
        ? uploads.arrived(media, (now) => fileLink(media.id, linkExtrasOf(linkIn(now))))
        : use(media.id);
    return (
      <UploadField {...uploads} taken={take}>
        {(uploading) => (
          <ChosenFile id={chosen} choose={use}>
            {uploading}
          </ChosenFile>
        )}
      </UploadField>
    );
  }
  if (kind !== 'Document') return null;
  const types = (config.customtypes ?? []).map((type) =>
    typeof type === 'string' ? type : type.id,
  );
  return (
    <ChosenPage
      id={chosen}
      types={types}
      choose={(page) => write({ link_type: 'Document', id: page, ...kept })}
    />
  );
}
