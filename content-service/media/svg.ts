export interface SvgRoot {
  width: number | null;
  height: number | null;
}

/**
 * Reads the root of an SVG drawing out of the first characters of a file; undefined when it is none.
 * Only this much is looked at: a drawing is never rendered here, so nothing in it can act.
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
    width: pixels(attribute(attributes, 'width')) ?? whole(box?.[2]),
    height: pixels(attribute(attributes, 'height')) ?? whole(box?.[3]),
  };
}

/** What follows the declaration, the comments and the document type. */
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
    const found = text.indexOf(end, start.length);
    return found < 0 ? 0 : found + end.length;
  }
  return /^<!DOCTYPE\s+svg[^>[]*(?:\[[^\]]*\]\s*)?>/.exec(text)?.[0].length ?? 0;
}

const prologParts = [
  ['<?', '?>'],
  ['<!--', '-->'],
] as const;

function attribute(attributes: string, name: string): string | undefined {
  const found = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes);
  return found?.[1] ?? found?.[2];
}

function pixels(length: string | undefined): number | null {
  const found = /^\s*(\d{1,7}(?:\.\d+)?)(?:px)?\s*$/.exec(length ?? '');
  return found ? whole(Number(found[1])) : null;
}

function whole(length: number | undefined): number | null {
  return length !== undefined && length > 0 && length < 1e7
    ? Math.max(1, Math.round(length))
    : null;
}
