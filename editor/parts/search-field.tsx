import { useEffect, useRef } from 'react';

interface SearchFieldProps {
  label: string;
  value: string;
  /** Focused at once, in a dialog that was opened for searching. */
  isFirst?: boolean;
  change(value: string): void;
  /** Where only one thing is found, Enter chooses it. */
  chooseOnly?: (() => void) | null;
}

/** A search field whose label is also its placeholder. */
export function SearchField({
  label,
  value,
  isFirst = false,
  change,
  chooseOnly = null,
}: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  // `autoFocus` is too early in a dialog over another one, which does not know it yet and takes the focus back.
  useEffect(() => {
    if (isFirst) field.current?.focus();
  }, [isFirst]);
  return (
    <input
      ref={field}
      type="search"
      aria-label={label}
      placeholder={label}
      value={value}
      onChange={({ target }) => change(target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing || !chooseOnly) return;
        event.preventDefault();
        chooseOnly();
      }}
    />
  );
}
