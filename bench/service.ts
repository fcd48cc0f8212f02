import { benchReading } from '@farol/content-service/bench';
import type { Figure } from './figure.ts';
import { spread } from './spread.ts';

const DOCUMENTS = 10_000;

/** The Content API at 10,000 documents, over HTTP, with questions that were not asked before. */
const bars: Readonly<Record<string, number>> = {
  'by uid': 5,
  'by type': 20,
  'full text': 20,
  tags: 10,
};

export async function serviceFigures(rounds: number): Promise<Figure[]> {
  const measured: Record<string, number>[] = [];
  await benchReading({ documents: DOCUMENTS });
  for (let round = 0; round < rounds; round += 1)
    measured.push((await benchReading({ documents: DOCUMENTS })).figures);
  const names = Object.keys(measured[0] ?? {});
  return names.map((name) => {
    const kind = Object.keys(bars).find((each) => name.startsWith(each) && name.includes('p99'));
    const bar = kind === undefined ? undefined : bars[kind];
    return {
      what: `Content API at ${DOCUMENTS.toLocaleString('en')} documents, ${name}`,
      ...spread(measured.map((figures) => figures[name] ?? Number.NaN)),
      unit: name.includes('p') ? 'ms' : '',
      bar: bar === undefined ? null : { at: 'most' as const, value: bar },
    };
  });
}
