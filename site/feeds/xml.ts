import type { Pieces } from '../render/pieces.ts';

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
  const inner =
    typeof content === 'string' ? escaped(content) : content.map(({ xml }) => xml).join('');
  const tag = name + attributesText(attributes);
  return { xml: inner ? `<${tag}>${inner}</${name}>` : `<${tag}/>` };
}

function attributesText(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escaped(value)}"`)
    .join('');
}

export interface Xml {
  readonly xml: string;
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

export function xmlDocument({ xml }: Xml): string {
  return `${declaration}${xml}\n`;
}

/** A document of thousands of elements: joined to one text, it would take long to encode. */
export function xmlInPieces(
  name: string,
  elements: readonly Xml[],
  attributes: Readonly<Record<string, string>>,
): Pieces {
  const start = `${declaration}<${name}${attributesText(attributes)}>`;
  return [start, ...elements.map(({ xml }) => xml), `</${name}>\n`];
}
