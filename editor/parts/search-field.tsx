import { useFocusFirst } from './use-focus-first.ts';

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
  const field = useFocusFirst<HTMLInputElement>(isFirst);
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
