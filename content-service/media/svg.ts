export interface SvgRoot {
  width: number | null;
  height: number | null;
}

/**
 * Reads the size from the root element of an SVG at the start of a file; undefined if it is not an SVG.
 * SVGs are never rendered here, so the rest need not be examined.
 */
export function svgRoot(head: string): SvgRoot | undefined {
  const root = /^<svg(?=[\s>/])([^>]*)>/.exec(afterProlog(head));
  if (!root) return undefined;
  const attributes = root[1] ?? '';
  const box = attribute(attributes, 'viewBox')
    ?.trim()
    .split(/[\s,]+/)
    .map(Number);
  return {
    width: pixels(attribute(attributes, 'width')) ?? roundedPixels(box?.[2]),
    height: pixels(attribute(attributes, 'height')) ?? roundedPixels(box?.[3]),
  };
}

/** The text after the XML declaration, comments and document type. */
function afterProlog(head: string): string {
  let rest = head.replace(/^\uFEFF/, '').trimStart();
  for (;;) {
    const end = endOfPrologPart(rest);
    if (end === 0) return rest;
    rest = rest.slice(end).trimStart();
  }
}

function endOfPrologPart(text: string): number {
  for (const [start, end] of prologParts) {
    if (!text.startsWith(start)) continue;
    const index = text.indexOf(end, start.length);
    return index < 0 ? 0 : index + end.length;
  }
  return /^<!DOCTYPE\s+svg[^>[]*(?:\[[^\]]*\]\s*)?>/.exec(text)?.[0].length ?? 0;
}

const prologParts = [
  ['<?', '?>'],
  ['<!--', '-->'],
] as const;

function attribute(attributes: string, name: string): string | undefined {
  const match = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes);
  return match?.[1] ?? match?.[2];
}

function pixels(length: string | undefined): number | null {
  const match = /^\s*(\d{1,7}(?:\.\d+)?)(?:px)?\s*$/.exec(length ?? '');
  return match ? roundedPixels(Number(match[1])) : null;
}

function roundedPixels(length: number | undefined): number | null {
  return length !== undefined && length > 0 && length < 1e7
    ? Math.max(1, Math.round(length))
    : null;
}
