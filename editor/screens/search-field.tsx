interface SearchFieldProps {
  label: string;
  value: string;
  /** Where it stands in a dialog that was opened to search. */
  isFirst?: boolean;
  change(value: string): void;
}

/** A field for words to look for; its name is what it shows while it is empty. */
export function SearchField({ label, value, isFirst = false, change }: SearchFieldProps) {
  return (
    <input
      type="search"
      // biome-ignore lint/a11y/noAutofocus: only where somebody opened a dialog for it.
      autoFocus={isFirst}
      aria-label={label}
      placeholder={label}
      value={value}
      onChange={({ target }) => change(target.value)}
    />
  );
}
