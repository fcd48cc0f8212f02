import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Figure, holds } from './figure.ts';
import { drawing, linesOf, type Plot } from './plot.ts';

/** The stored results of one part of the last run. */
interface Kept {
  date: string;
  seconds: number;
  machine: { cores: number; model: string; memoryGB: number };
  versions: Record<string, string>;
  options: { rounds: number };
  figures: Figure[];
}

/** The figures shown to readers, of hundreds; the rest is in the file of results. */
const told: Readonly<Record<string, RegExp>> = {
  pages: /requests$|everything$|performance$|contentful paint$|cache$|next page/,
  serving: /./,
  search: /./,
  publishing: /./,
  service: /p99|memory|start/,
  lists: /./,
  editor: /./,
};

const number = (value: number) =>
  Math.abs(value) >= 1000
    ? Math.round(value).toLocaleString('en')
    : String(Number(value.toPrecision(3)));

function row(figure: Figure): string {
  const { what, value, least, most, unit, bar } = figure;
  const here = bar?.here ? `; ${number(bar.here)} on this machine` : '';
  const wanted = bar ? `at ${bar.at} ${number(bar.value)}${here}` : '';
  const verdict = bar ? (holds(figure) ? 'yes' : '**no**') : '';
  const range = least === most ? '' : `${number(least)} – ${number(most)}`;
  return `| ${what} | ${number(value)} ${unit} | ${range} | ${wanted} | ${verdict} |`;
}

export function table(figures: readonly Figure[]): string {
  const head = ['| what | median | range | bar | holds |', '|---|---|---|---|---|'];
  return [...head, ...figures.map(row)].join('\n');
}

function about({ date, machine, versions, options, seconds }: Kept): string {
  const software = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  return `Measured on ${date.slice(0, 10)} in ${Math.round(seconds)} seconds, ${options.rounds} rounds: ${machine.cores} cores (${machine.model}), ${machine.memoryGB} GB; ${software.join(', ')}.`;
}

/** Replaces the text between the two marks of a name. */
export function between(page: string, name: string, text: string): string {
  const marks = new RegExp(`(<!-- ${name} -->\n)[\\s\\S]*?(<!-- /${name} -->)`);
  if (!marks.test(page)) throw new Error(`The page has no place for ${name}.`);
  return page.replace(marks, (_, start: string, end: string) => `${start}${text}\n${end}`);
}

const plotsOf = (figures: readonly Figure[]): Plot[] => [
  {
    title: 'All pages from nothing',
    unit: 's',
    lines: linesOf(figures, /^all pages at (?<documents>[\d,]+) documents: (?<name>[\w.]+)$/),
  },
  {
    title: 'From a publication to the page',
    unit: 'ms',
    lines: linesOf(
      figures,
      /^publish to visible at (?<documents>[\d,]+) documents, (?<name>p\d+)$/,
    ),
  },
  {
    title: 'From the start to the first page',
    unit: 'ms',
    lines: linesOf(figures, /^start to first page at (?<documents>[\d,]+) documents(?<name>)$/),
  },
];

/** `node bench/report.ts`: writes the figures of the last runs into docs/performance.md, and plots how they grow. */
async function report(): Promise<void> {
  const docs = join(import.meta.dirname, '../docs');
  const file = join(import.meta.dirname, 'results/latest.json');
  const { parts } = JSON.parse(await readFile(file, 'utf8')) as { parts: Record<string, Kept> };
  let page = await readFile(join(docs, 'performance.md'), 'utf8');
  const lost: Figure[] = [];
  for (const [name, pattern] of Object.entries(told)) {
    const kept = parts[name];
    if (!kept?.options) continue;
    const figures = kept.figures.filter(({ what }) => pattern.test(what));
    page = between(page, name, `${about(kept)}\n\n${table(figures)}`);
    lost.push(...kept.figures.filter((figure) => !holds(figure)));
  }
  page = between(page, 'lost', lost.length > 0 ? table(lost) : 'Every bar holds.');
  await writeFile(join(docs, 'performance.md'), page);
  const figures = parts.publishing?.figures;
  if (figures) await writeFile(join(docs, 'pictures/growth.svg'), drawing(plotsOf(figures)));
}

if (import.meta.main) await report();
