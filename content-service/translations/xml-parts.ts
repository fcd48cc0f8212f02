/** A document, and the elements in its root, each cut out as a whole. */
interface XmlParts {
  /** The document without the elements in its root. */
  frame: string;
  /** Put around a cut-out element, these make it a document again. */
  opening: string;
  closing: string;
  elements: readonly string[];
}

interface XmlLimits {
  /** The deepest nesting of elements, the root's own level included. */
  depth: number;
  /** The most elements in the root. */
  elements: number;
  /** The most tags and characters of each element; `characters` limits the rest of the document too. */
  tags: number;
  characters: number;
  /** The longest opening tag of the root, since it is parsed again with each element. */
  opening: number;
}

/** Why a document was not split. */
export class UnsplitXml extends Error {
  override name = 'UnsplitXml';
}

/** Splits a document at its tags without interpreting it; whether it is well-formed is left to a parser. */
export function splitXml(xml: string, limits: XmlLimits): XmlParts {
  const elements: string[] = [];
  const between: string[] = [];
  let root: Tag | undefined;
  let depth = 0;
  let tags = 0;
  let from = 0;
  for (const tag of tagsOf(xml)) {
    if (tag.kind === 'other') continue;
    root ??= tag;
    if (root.end - root.start > limits.opening)
      throw new UnsplitXml(`its first tag is longer than ${limits.opening} characters.`);
    if (depth === 1 && tag.kind !== 'closing') {
      between.push(xml.slice(from, tag.start));
      from = tag.start;
      tags = 0;
    }
    tags += 1;
    if (tags > limits.tags)
      throw new UnsplitXml(`one element holds more than ${limits.tags} tags.`);
    if (tag.kind === 'closing') depth -= 1;
    else depth += 1;
    if (depth > limits.depth) throw new UnsplitXml(`it is nested more than ${limits.depth} deep.`);
    if (tag.kind === 'empty') depth -= 1;
    const isWhole = depth === 1 && tag !== root;
    if (isWhole) {
      if (elements.length === limits.elements)
        throw new UnsplitXml(`it holds more than ${limits.elements} elements.`);
      if (tag.end - from > limits.characters)
        throw new UnsplitXml(`one element is longer than ${limits.characters} characters.`);
      elements.push(xml.slice(from, tag.end));
      from = tag.end;
    }
    if (depth <= 0) break;
  }
  if (depth !== 0 || !root) throw new UnsplitXml('its elements do not end where they should.');
  const frame = [...between, xml.slice(from)].join('');
  if (frame.length > limits.characters)
    throw new UnsplitXml(`beside its elements are more than ${limits.characters} characters.`);
  const opening = xml.slice(root.start, root.end);
  const [name = ''] = /[^\s/>]*/.exec(opening.slice(1)) ?? [];
  return {
    frame,
    opening,
    closing: `</${name}>`,
    elements,
  };
}

interface Tag {
  start: number;
  end: number;
  kind: 'opening' | 'closing' | 'empty' | 'other';
}

const skippedSections = { '<!--': '-->', '<![CDATA[': ']]>', '<?': '?>' };
const charCodes = { quote: 34, apostrophe: 39, slash: 47, tagEnd: 62 };

function* tagsOf(xml: string): Generator<Tag> {
  for (let start = xml.indexOf('<'); start !== -1; ) {
    const isClosing = xml.charCodeAt(start + 1) === charCodes.slash;
    const skipped = Object.entries(skippedSections).find(([opening]) =>
      xml.startsWith(opening, start),
    );
    const last = skipped
      ? xml.indexOf(skipped[1], start + skipped[0].length)
      : tagEnd(xml, start, isClosing);
    if (last === -1) return;
    const end = skipped ? last + skipped[1].length : last + 1;
    const isEmpty = xml.charCodeAt(last - 1) === charCodes.slash;
    const kind = skipped ? 'other' : isClosing ? 'closing' : isEmpty ? 'empty' : 'opening';
    yield { start, end, kind };
    start = xml.indexOf('<', end);
  }
}

/** The end of a tag; a `>` in an attribute's value does not end it. */
function tagEnd(xml: string, start: number, isClosing: boolean): number {
  if (isClosing) return xml.indexOf('>', start);
  for (let index = start + 1; index < xml.length; index += 1) {
    const code = xml.charCodeAt(index);
    if (code === charCodes.tagEnd) return index;
    if (code !== charCodes.quote && code !== charCodes.apostrophe) continue;
    index = xml.indexOf(String.fromCharCode(code), index + 1);
    if (index === -1) return -1;
  }
  return -1;
}
