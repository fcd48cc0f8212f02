import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { own } from '@farol/content-model';
import { type Figure, holds } from '../bench/figure.ts';
import { parts } from '../bench/index.ts';
import { machine } from '../bench/machine.ts';
import { readOptions, usage } from '../bench/options.ts';
import { versions } from '../bench/versions.ts';
import { root } from '../launch/environment.ts';

/** `npm run bench [-- PART …]`: measures, prints a table and saves the figures. */
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const { names, options } = parseArguments();
const file = join(root, 'bench/results/latest.json');
const previous = await readFile(file, 'utf8').then(JSON.parse, () => ({}));
const results: Record<string, unknown> = previous.parts ?? {};
const allFigures: Figure[] = [];

for (const name of names) {
  const startedAt = performance.now();
  console.log(`Measuring ${name}: a warm-up and ${options.rounds} rounds`);
  const figures = (await own(parts, name)?.(options)) ?? [];
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  console.log(`Measured ${name} in ${seconds} s`);
  allFigures.push(...figures);
  results[name] = {
    date: new Date().toISOString(),
    seconds,
    machine: await machine(),
    versions: await versions(),
    options,
    figures,
  };
  await mkdir(join(root, 'bench/results'), { recursive: true });
  await writeFile(file, `${JSON.stringify({ parts: results }, null, 2)}\n`);
}

console.table(allFigures.map(row));
const missed = allFigures.filter((figure) => !holds(figure)).length;
console.log(missed === 0 ? 'Every bar holds.' : `${missed} bars do not hold.`);
process.exitCode = missed === 0 ? 0 : 1;

function parseArguments() {
  try {
    const { parts: requested, options } = readOptions(process.argv.slice(2));
    for (const name of requested)
      if (!own(parts, name))
        throw new Error(`There is no part ${name}. There are: ${Object.keys(parts).join(', ')}.`);
    return { names: requested.length > 0 ? requested : Object.keys(parts), options };
  } catch (fault) {
    console.error(fault instanceof Error ? fault.message : fault);
    console.error(`\n${usage}\n\nThe parts: ${Object.keys(parts).join(', ')}`);
    process.exit(2);
  }
}

function row(figure: Figure) {
  const { what, value, least, most, unit, bar } = figure;
  const round = (number: number) => Number(number.toPrecision(3));
  return {
    what,
    median: round(value),
    range: `${round(least)} – ${round(most)}`,
    unit,
    bar: bar ? `at ${bar.at} ${round(bar.here ?? bar.value)}` : '',
    holds: bar ? (holds(figure) ? 'yes' : 'NO') : '',
  };
}
