import { DOMImplementation, type Document, type Element, XMLSerializer } from '@xmldom/xmldom';
import { Refused } from '../repository/faults.ts';
import { Turns } from '../turns.ts';
import type { Office, OfficeFile, OfficeUnit } from './xliff-file.ts';
import { maxDepth, sentLimits } from './xliff-limits.ts';
import { writeMarked, xliffNamespace } from './xliff-text.ts';

/**
 * Writes XLIFF 2.1: one file per page, one unit per text, marks as paired codes. Yields to other requests between
 * pages.
 */
export async function writeXliff({ from, to, files }: Office): Promise<string> {
  const opening = `${serialize(rootFor(from, to)).slice(0, -'/>'.length)}>`;
  const closing = '</xliff>';
  const pages: string[] = [];
  let bytes = 0;
  const turns = new Turns();
  for (const [index, file] of files.entries()) {
    if (turns.isOver) await turns.next();
    const document = rootFor(from, to);
    writeFile(document, `f${index + 1}`, file);
    const page = serialize(document).slice(opening.length, -closing.length);
    if (page.length > sentLimits.characters)
      throw new Refused(`“${file.title}” is too long to come back from an office.`, 409);
    bytes += Buffer.byteLength(page);
    if (bytes > sentLimits.bytes) throw new TooMuchForOffice(index, files.length);
    pages.push(page);
  }
  return `<?xml version="1.0" encoding="UTF-8"?>\n${opening}${pages.join('')}${closing}\n`;
}

class TooMuchForOffice extends Refused {
  override name = 'TooMuchForOffice';
  constructor(fitting: number, requested: number) {
    super(
      `The texts of these ${requested} pages are more than could be taken back with their translations. Send them in parts: the first ${fitting} fit into one file.`,
      409,
    );
  }
}

/** The most codes for the marks of one page. Where many overlap, each is split by all others. */
const maxCodes = 10_000;

const serialize = (document: Document) => new XMLSerializer().serializeToString(document);

function rootFor(from: string, to: string): Document {
  const document = new DOMImplementation().createDocument(xliffNamespace, 'xliff', null);
  const root = document.documentElement;
  root?.setAttribute('version', '2.1');
  root?.setAttribute('srcLang', from);
  root?.setAttribute('trgLang', to);
  root?.setAttribute('xml:space', 'preserve');
  return document;
}

function writeFile(document: Document, id: string, file: OfficeFile): void {
  let codes = 0;
  const countCode = (depth: number) => {
    codes += 1;
    // Deeper nesting could not be read back.
    if (codes > maxCodes || depth > maxDepth)
      throw new Refused(`“${file.title}” has more overlapping marks than can be sent.`, 409);
  };
  const original = [file.document, file.version, file.target ?? ''].join('/');
  const element = add(document, document.documentElement, 'file', { id, original });
  const note = add(document, add(document, element, 'notes'), 'note', { category: 'page' });
  writeMarked(document, note, { text: file.title, marks: [] });
  for (const [place, unit] of file.units.entries()) {
    const name = { id: `u${place + 1}`, name: unit.place };
    writeUnit(document, add(document, element, 'unit', name), unit, countCode);
  }
}

function writeUnit(
  document: Document,
  element: Element,
  unit: OfficeUnit,
  countCode: (depth: number) => void,
): void {
  if (unit.before !== undefined) {
    const category = 'earlier translation';
    const note = add(document, add(document, element, 'notes'), 'note', { category });
    writeMarked(document, note, { text: unit.before, marks: [] });
  }
  const state = unit.target ? 'translated' : 'initial';
  const segment = add(document, element, 'segment', { state });
  writeMarked(document, add(document, segment, 'source'), unit.source, countCode);
  if (unit.target) writeMarked(document, add(document, segment, 'target'), unit.target, countCode);
}

function add(
  document: Document,
  parent: Element | null,
  name: string,
  attributes: Record<string, string> = {},
): Element {
  const element = document.createElementNS(xliffNamespace, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  parent?.appendChild(element);
  return element;
}
