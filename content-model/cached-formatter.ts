/**
 * Caches formatters by language and variant: they are slow to create, and hold native memory that only a collection of
 * the whole heap frees.
 */
export function cachedFormatter<Formatter>(
  make: (languageCode: string, variant: string) => Formatter,
) {
  const formatters = new Map<string, Formatter>();
  return (languageCode: string, variant = ''): Formatter => {
    const key = `${languageCode} ${variant}`;
    const formatter = formatters.get(key) ?? make(languageCode, variant);
    formatters.set(key, formatter);
    return formatter;
  };
}
