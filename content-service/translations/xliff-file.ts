import { errorOf } from '@farol/content-model';
import { DOMParser, type Element } from '@xmldom/xmldom';
import { Turns } from '../turns.ts';
import { BadXliff } from './bad-xliff.ts';
import { maxDepth, returnedLimits } from './xliff-limits.ts';
import {
  isElement,
  type MarkedText,
  plainCharacters,
  readMarked,
  xliffNamespace,
} from './xliff-text.ts';
import { splitXml, UnsplitXml } from './xml-parts.ts';

/** The texts of one page on their way to and from a translation office. */
export interface OfficeFile {
  /** The document that is translated, and its version. */
  document: string;
  version: string;
  /** The version of the present translation. */
  target: string | null;
  title: string;
  units: readonly OfficeUnit[];
}

export interface OfficeUnit {
  /** The path of the text, as `pathText` writes it. */
  place: string;
  source: MarkedText;
  /** Null where it has yet to be translated. */
  target: MarkedText | null;
  /** Its translation from before the source changed. */
  before?: string;
}

export interface Office {
  from: string;
  to: string;
  files: readonly OfficeFile[];
}

/**
 * Reads what an office sent back, yielding to other requests between pages. A file that declares entities or a document
 * type is refused unparsed.
 */
export async function readXliff(text: string): Promise<Office> {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text))
    throw new BadXliff('it declares a document type or entities, which are never taken.');
  refuseForbiddenCharacters(text);
  const { frame, opening, closing, elements } = cut(text.replace(/^\uFEFF/, ''));
  const root = parseXml(frame);
  const version = root?.getAttribute('version') ?? '';
  if (
    root?.localName !== 'xliff' ||
    root.namespaceURI !== xliffNamespace ||
    !/^2\.[01]$/.test(version)
  )
    throw new BadXliff('expected XLIFF 2.0 or 2.1.');
  const files: OfficeFile[] = [];
  const turns = new Turns();
  for (const element of elements) {
    if (turns.isOver) await turns.next();
    const part = parseXml(`${opening}${element}${closing}`);
    files.push(...(part ? childrenOf(part, 'file').map(fileOf) : []));
  }
  return {
    from: root.getAttribute('srcLang') ?? '',
    to: root.getAttribute('trgLang') ?? '',
    files,
  };
}

/** What XML does not allow. The parser takes any, and makes two halves of a pair of a number that is too large. */
const forbidden = new RegExp(`[^\\r${plainCharacters}]`, 'u');

function refuseForbiddenCharacters(text: string): void {
  if (forbidden.test(text)) throw new BadXliff('it holds a character that XML does not allow.');
  for (const [reference, hex, decimal] of text.matchAll(/&#(?:x([\da-f]+)|(\d+));/gi)) {
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    if (code > 0x10ffff || forbidden.test(String.fromCodePoint(code)))
      throw new BadXliff(`it holds ${reference}, a character that XML does not allow.`);
  }
}

function cut(text: string) {
  try {
    return splitXml(text, returnedLimits);
  } catch (fault) {
    throw fault instanceof UnsplitXml ? new BadXliff(fault.message) : fault;
  }
}

function parseXml(text: string): Element | null {
  const problems: string[] = [];
  const onError = (_level: string, message: string) => {
    problems.push(message);
    throw new BadXliff(message);
  };
  try {
    return new DOMParser({ onError }).parseFromString(text, 'application/xml').documentElement;
  } catch (fault) {
    // The parser wraps what is thrown in a sentence of its own.
    throw new BadXliff(problems[0] ?? errorOf(fault).message);
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

/** Offices may put units into groups. */
function unitsIn(parent: Element, depth = 0): Element[] {
  if (depth > maxDepth) throw new BadXliff(`it is nested more than ${maxDepth} deep.`);
  return elementsOf(parent).flatMap((each) => {
    if (each.localName === 'group') return unitsIn(each, depth + 1);
    return each.localName === 'unit' ? [each] : [];
  });
}

/** Offices may split a text into segments, which are joined again. */
function unitOf(unit: Element): OfficeUnit {
  const parts = elementsOf(unit).filter(
    ({ localName }) => localName === 'segment' || localName === 'ignorable',
  );
  const sources = parts.flatMap((part) => childrenOf(part, 'source'));
  const targets = parts.flatMap((part) => {
    const translations = childrenOf(part, 'target');
    // The text between sentences need not be translated.
    return translations.length > 0 || part.localName === 'segment'
      ? translations
      : childrenOf(part, 'source');
  });
  const isTranslated = parts.every((part) => part.localName === 'ignorable' || hasTarget(part));
  return {
    place: unit.getAttribute('name') ?? '',
    source: readMarked(sources),
    target: isTranslated && parts.length > 0 ? readMarked(targets) : null,
  };
}

/** Some translation tools write an empty target for what has yet to be translated. */
function hasTarget(segment: Element): boolean {
  const target = childrenOf(segment, 'target');
  const source = childrenOf(segment, 'source');
  return target.length > 0 && (hasWords(target) || !hasWords(source));
}

function hasWords(elements: Element[]): boolean {
  return readMarked(elements).text.trim() !== '';
}

function childrenOf(parent: Element, name: string): Element[] {
  return elementsOf(parent).filter(({ localName }) => localName === name);
}

function elementsOf(parent: Element): Element[] {
  return [...parent.childNodes]
    .filter(isElement)
    .filter((each) => each.namespaceURI === xliffNamespace);
}
