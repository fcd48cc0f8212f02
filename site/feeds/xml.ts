const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Text as it stands in XML, which has no place for most control characters. */
function escaped(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML forbids
  const allowed = text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
  return allowed.toWellFormed().replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
}

/** An element; text in it is escaped, elements in it are joined. */
export function element(
  name: string,
  content: string | readonly Xml[],
  attributes: Readonly<Record<string, string>> = {},
): Xml {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escaped(value)}"`)
    .join('');
  const inner =
    typeof content === 'string' ? escaped(content) : content.map(({ xml }) => xml).join('');
  return { xml: inner ? `<${name}${written}>${inner}</${name}>` : `<${name}${written}/>` };
}

export interface Xml {
  readonly xml: string;
}

export function xmlDocument({ xml }: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xml}\n`;
}
