import type { Figure } from './figure.ts';

export interface Line {
  name: string;
  /** Pairs of a number of documents and the value measured there. */
  points: readonly (readonly [number, number])[];
}

export interface Plot {
  title: string;
  unit: string;
  lines: readonly Line[];
}

const size = { width: 420, height: 300, left: 58, right: 92, top: 44, bottom: 46 };

/** Lines differ in dash pattern as well as colour. */
const dashes = ['', '7 4', '2 4', '10 3 2 3'];

/** One picture with the plots side by side; both axes are logarithmic, so that a power law is a straight line. */
export function drawing(plots: readonly Plot[]): string {
  const width = size.width * plots.length;
  const parts = plots.map(
    (plot, index) => `<g transform="translate(${index * size.width} 0)">${drawn(plot)}</g>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${size.height}" width="${width}" height="${size.height}" role="img" aria-label="${plots.map(({ title }) => title).join('; ')}">
<style>
  svg { --ground: #fffaf0; --ink: #14344c; --faint: #c9d3da; --line-0: #b3441e; --line-1: #2b6a8f; --line-2: #6b5b95; --line-3: #3d7a4a; }
  @media (prefers-color-scheme: dark) { svg { --ground: #0c2231; --ink: #e8eef2; --faint: #34505f; --line-0: #ff9a6b; --line-1: #7cc4ee; --line-2: #c3b3f0; --line-3: #8fd6a0; } }
  text { font: 12px system-ui, sans-serif; fill: var(--ink); }
  .title { font-weight: 600; font-size: 13px; }
</style>
<rect width="100%" height="100%" fill="var(--ground)"/>
${parts.join('\n')}
</svg>
`;
}

function drawn({ title, unit, lines }: Plot): string {
  const points = lines.flatMap((line) => line.points);
  const across = scale(
    points.map(([x]) => x),
    size.left,
    size.width - size.right,
  );
  const up = scale(
    points.map(([, y]) => y),
    size.height - size.bottom,
    size.top,
  );
  return [
    `<text class="title" x="${size.left}" y="24">${title}</text>`,
    ...across.marks.map(
      (mark) =>
        `<text x="${across.at(mark)}" y="${size.height - size.bottom + 18}" text-anchor="middle">${mark.toLocaleString('en')}</text>`,
    ),
    `<text x="${(size.left + size.width - size.right) / 2}" y="${size.height - 8}" text-anchor="middle">documents</text>`,
    ...up.marks.map(
      (mark) =>
        `<line x1="${size.left}" x2="${size.width - size.right}" y1="${up.at(mark)}" y2="${up.at(mark)}" stroke="var(--faint)"/><text x="${size.left - 8}" y="${up.at(mark) + 4}" text-anchor="end">${mark.toLocaleString('en')} ${unit}</text>`,
    ),
    ...lines.map((line, index) => drawnLine(line, index, across.at, up.at)),
  ].join('\n');
}

type At = (value: number) => number;

function drawnLine({ name, points }: Line, index: number, x: At, y: At): string {
  const colour = `var(--line-${index % dashes.length})`;
  const path = points.map(([count, value]) => `${x(count)},${y(value)}`).join(' ');
  const [lastCount = 0, lastValue = 0] = points.at(-1) ?? [];
  return [
    `<polyline points="${path}" fill="none" stroke="${colour}" stroke-width="2" stroke-dasharray="${dashes[index % dashes.length]}"/>`,
    ...points.map(
      ([count, value]) => `<circle cx="${x(count)}" cy="${y(value)}" r="3" fill="${colour}"/>`,
    ),
    `<text x="${x(lastCount) + 8}" y="${y(lastValue) + 4}">${name}</text>`,
  ].join('');
}

/** Maps values to positions, with a mark at every power of ten. */
function scale(values: readonly number[], from: number, to: number) {
  const least = Math.floor(Math.log10(Math.min(...values)));
  const most = Math.max(least + 1, Math.ceil(Math.log10(Math.max(...values))));
  const at = (value: number) =>
    Math.round((from + ((Math.log10(value) - least) / (most - least)) * (to - from)) * 10) / 10;
  return {
    at,
    marks: Array.from({ length: most - least + 1 }, (_, index) => 10 ** (least + index)),
  };
}

/** The figures whose names match the pattern, in which the first group is the line and `documents` the size. */
export function linesOf(
  figures: readonly Pick<Figure, 'what' | 'value'>[],
  pattern: RegExp,
): Line[] {
  const lines = new Map<string, [number, number][]>();
  for (const { what, value } of figures) {
    const { name = '', documents } = pattern.exec(what)?.groups ?? {};
    if (documents === undefined) continue;
    const points = lines.get(name) ?? [];
    lines.set(name, [...points, [Number(documents.replaceAll(',', '')), value]]);
  }
  return [...lines].map(([name, points]) => ({ name, points }));
}
