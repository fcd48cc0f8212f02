const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Escapes text for XML, without the control characters that XML forbids. */
function escaped(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML forbids
  const allowed = text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
  return allowed.toWellFormed().replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
}

/** An element with text, which is escaped, or with other elements. */
export function element(
  name: string,
  content: string | readonly Xml[],
  attributes: Readonly<Record<string, string>> = {},
): Xml {
  const attributeText = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escaped(value)}"`)
    .join('');
  const inner =
    typeof content === 'string' ? escaped(content) : content.map(({ xml }) => xml).join('');
  const tag = `${name}${attributeText}`;
  return { xml: inner ? `<${tag}>${inner}</${name}>` : `<${tag}/>` };
}

export interface Xml {
  readonly xml: string;
}

export function xmlDocument({ xml }: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xml}\n`;
}
