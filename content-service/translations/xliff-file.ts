import { DOMImplementation, DOMParser, type Element, XMLSerializer } from '@xmldom/xmldom';
import { BadXliff, deepest } from './bad-xliff.ts';
import { isElement, type MarkedText, readMarked, writeMarked, XLIFF } from './xliff-text.ts';
import { isNestedDeeper } from './xml-depth.ts';

/** The texts of one page on their way through a translation office. */
export interface OfficeFile {
  /** The document that is translated, and its version. */
  document: string;
  version: string;
  /** The version of the translation that is there already. */
  target: string | null;
  title: string;
  units: readonly OfficeUnit[];
}

export interface OfficeUnit {
  /** Where the text stands, as `pathText` of its path. */
  place: string;
  source: MarkedText;
  /** Null where it is to be translated. */
  target: MarkedText | null;
  /** How it was translated before the source changed. */
  before?: string;
}

export interface Office {
  from: string;
  to: string;
  files: readonly OfficeFile[];
}

/** XLIFF 2.1: a file for each page, a unit for each text, marks as paired codes. */
export function writeXliff({ from, to, files }: Office): string {
  const document = new DOMImplementation().createDocument(XLIFF, 'xliff', null);
  const root = document.documentElement;
  if (!root) throw new Error('The document has no root.');
  const add = (parent: Element, name: string, attributes: Record<string, string> = {}) => {
    const element = document.createElementNS(XLIFF, name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    parent.appendChild(element);
    return element;
  };
  root.setAttribute('version', '2.1');
  root.setAttribute('srcLang', from);
  root.setAttribute('trgLang', to);
  root.setAttribute('xml:space', 'preserve');
  for (const [number, { document: id, version, target, title, units }] of files.entries()) {
    const original = [id, version, target ?? ''].join('/');
    const file = add(root, 'file', { id: `f${number + 1}`, original });
    const notes = add(file, 'notes');
    writeMarked(document, add(notes, 'note', { category: 'page' }), { text: title, marks: [] });
    for (const [place, unit] of units.entries()) {
      const element = add(file, 'unit', { id: `u${place + 1}`, name: unit.place });
      if (unit.before !== undefined) {
        const note = add(add(element, 'notes'), 'note', { category: 'earlier translation' });
        writeMarked(document, note, { text: unit.before, marks: [] });
      }
      const state = unit.target ? 'translated' : 'initial';
      const segment = add(element, 'segment', { state });
      writeMarked(document, add(segment, 'source'), unit.source);
      if (unit.target) writeMarked(document, add(segment, 'target'), unit.target);
    }
  }
  return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(document)}\n`;
}

/** A document, a file, its groups, a unit, a segment, a source, its marks, and a character as its code. */
const deepestInAll = deepest + deepest + 6;

/** Reads what an office sent back. What declares entities or a document type is refused unread. */
export function readXliff(text: string): Office {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text))
    throw new BadXliff('it declares a document type or entities, which are never taken.');
  // The parser takes seconds of everybody's turn for what lies deep.
  if (isNestedDeeper(text, deepestInAll))
    throw new BadXliff(`it is nested more than ${deepestInAll} deep.`);
  const root = parsed(text).documentElement;
  const version = root?.getAttribute('version') ?? '';
  if (root?.localName !== 'xliff' || root.namespaceURI !== XLIFF || !/^2\.[01]$/.test(version))
    throw new BadXliff('expected XLIFF 2.0 or 2.1.');
  return {
    from: root.getAttribute('srcLang') ?? '',
    to: root.getAttribute('trgLang') ?? '',
    files: childrenOf(root, 'file').map(fileOf),
  };
}

function parsed(text: string) {
  try {
    const onError = (_level: string, message: string) => {
      throw new BadXliff(message);
    };
    return new DOMParser({ onError }).parseFromString(text, 'application/xml');
  } catch (fault) {
    if (fault instanceof BadXliff) throw fault;
    throw new BadXliff(fault instanceof Error ? fault.message : String(fault));
  }
}

function fileOf(file: Element): OfficeFile {
  const [document = '', version = '', target = ''] = (file.getAttribute('original') ?? '').split(
    '/',
  );
  const [notes] = childrenOf(file, 'notes');
  const title = notes ? (childrenOf(notes, 'note')[0]?.textContent ?? '') : '';
  return { document, version, target: target || null, title, units: unitsIn(file).map(unitOf) };
}

/** Offices may gather units in groups. */
function unitsIn(parent: Element, depth = 0): Element[] {
  if (depth > deepest) throw new BadXliff(`it is nested more than ${deepest} deep.`);
  return elementsOf(parent).flatMap((each) => {
    if (each.localName === 'group') return unitsIn(each, depth + 1);
    return each.localName === 'unit' ? [each] : [];
  });
}

/** Offices may cut a text into segments; together they are the text again. */
function unitOf(unit: Element): OfficeUnit {
  const parts = elementsOf(unit).filter(
    ({ localName }) => localName === 'segment' || localName === 'ignorable',
  );
  const sources = parts.flatMap((part) => childrenOf(part, 'source'));
  const targets = parts.flatMap((part) => {
    const own = childrenOf(part, 'target');
    // What lies between sentences need not be translated.
    return own.length > 0 || part.localName === 'segment' ? own : childrenOf(part, 'source');
  });
  const isTranslated = parts.every(
    (part) => part.localName === 'ignorable' || childrenOf(part, 'target').length > 0,
  );
  return {
    place: unit.getAttribute('name') ?? '',
    source: readMarked(sources),
    target: isTranslated && parts.length > 0 ? readMarked(targets) : null,
  };
}

function childrenOf(parent: Element, name: string): Element[] {
  return elementsOf(parent).filter(({ localName }) => localName === name);
}

function elementsOf(parent: Element): Element[] {
  return [...parent.childNodes].filter(isElement).filter((each) => each.namespaceURI === XLIFF);
}
