import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { type Figure, holds, parts } from '../bench/index.ts';
import { root } from './environment.ts';

/** `npm run bench [-- PART …]`: measures, prints one table, keeps the figures. */
const asked = process.argv.slice(2);
const chosen = asked.length > 0 ? asked : Object.keys(parts);
const file = join(root, 'bench/results/latest.json');
const kept = await readFile(file, 'utf8').then(JSON.parse, () => ({}));
const results: Record<string, Figure[]> = kept.parts ?? {};
let missed = 0;

for (const name of chosen) {
  const part = parts[name];
  if (!part) {
    console.error(`There is no part ${name}. There are: ${Object.keys(parts).join(', ')}.`);
    process.exit(2);
  }
  console.log(`Measuring ${name}: a warm-up and ${part.rounds} rounds`);
  const figures = await part.measure(part.rounds);
  results[name] = figures;
  missed += figures.filter((figure) => !holds(figure)).length;
  console.table(figures.map(row));
}

await mkdir(join(root, 'bench/results'), { recursive: true });
const about = {
  date: new Date().toISOString().slice(0, 10),
  machine: {
    cores: cpus().length,
    model: cpus()[0]?.model ?? '',
    memoryGB: Math.round(totalmem() / 1e9),
  },
  versions: { node: process.version },
};
await writeFile(file, `${JSON.stringify({ ...about, parts: results }, null, 2)}\n`);
console.log(missed === 0 ? 'Every bar holds.' : `${missed} bars do not hold.`);
process.exitCode = missed === 0 ? 0 : 1;

function row({ what, value, least, most, unit, bar, ...rest }: Figure) {
  const round = (number: number) => Number(number.toPrecision(3));
  return {
    what,
    median: round(value),
    range: `${round(least)} – ${round(most)}`,
    unit,
    bar: bar ? `at ${bar.at} ${bar.value}` : '',
    holds: bar ? (holds({ what, value, least, most, unit, bar, ...rest }) ? 'yes' : 'NO') : '',
  };
}
