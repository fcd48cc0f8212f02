interface SearchFieldProps {
  label: string;
  value: string;
  /** Focused at once, in a dialog that was opened for searching. */
  isFirst?: boolean;
  change(value: string): void;
}

/** A search field whose label is also its placeholder. */
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
