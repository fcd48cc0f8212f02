import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { controls } from './go-to-field.ts';
import { RemoveClosed } from './use-removing.tsx';

interface DisclosureProps {
  /** The place of the content, so that it can be found and opened. */
  place: string;
  id?: string;
  summary: ReactNode;
  /** Added just now by this person, who goes on in its first field. */
  isNew?: boolean;
  onKeyDown?: (event: KeyboardEvent) => void;
  /** By a button beside its name or a key on it, while it is closed. */
  remove(): void;
  children: ReactNode;
}

/** A disclosure whose content is rendered when it is first opened. */
export function Disclosure({
  place,
  id,
  summary,
  isNew = false,
  onKeyDown,
  remove,
  children,
}: DisclosureProps) {
  const [beginsOpen] = useState(isNew);
  const [wasOpened, setOpened] = useState(isNew);
  const element = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (!beginsOpen) return;
    const first = `:scope > :not(summary) :is(${controls})`;
    element.current?.querySelector<HTMLElement>(first)?.focus();
  }, [beginsOpen]);
  return (
    <>
      <details
        ref={element}
        onKeyDown={(event) => {
          if (isRemoving(event)) remove();
          else onKeyDown?.(event);
        }}
        open={beginsOpen}
        className="item"
        data-path={place}
        {...(id ? { id } : {})}
        onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
      >
        <summary>{summary}</summary>
        {wasOpened && children}
      </details>
      <RemoveClosed name={summary} run={remove} />
    </>
  );
}

/** Once for each press: the focus goes to the next one, which a held key is not meant for. */
function isRemoving(event: KeyboardEvent<HTMLDetailsElement>): boolean {
  const { key, repeat, altKey, ctrlKey, metaKey, shiftKey, target, currentTarget } = event;
  if (repeat || altKey || ctrlKey || metaKey || shiftKey || currentTarget.open) return false;
  return /^(?:Delete|Backspace)$/.test(key) && target === currentTarget.querySelector('summary');
}
