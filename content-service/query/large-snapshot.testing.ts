import { dayMs, minuteMs } from '@farol/content-model';
import type { Snapshot, SnapshotDocument } from '../repository/snapshot.ts';
import { exampleDocument, exampleSnapshot, words } from './snapshot.testing.ts';

const languages = ['en-us', 'fr-fr'];
const cities = ['Lisbon', 'Évora', 'Porto', 'Faro', 'Coimbra', 'Braga', 'Tavira', 'Sintra'];

/**
 * A deterministic snapshot of any size: trips in two languages with a page of text each, and one guide per ten
 * documents.
 */
export function largeSnapshot(count: number): Snapshot {
  return exampleSnapshot([...largeContent(count)]);
}

/** The documents of a large snapshot, one by one. */
export function* largeContent(count: number): Generator<SnapshotDocument> {
  const random = randomFrom(count);
  for (let index = 0; index < count; index += 1)
    yield index % 10 === 9 ? guide(index, random) : trip(index, random);
}

export function uidOf(index: number): string {
  return `trip-${index}`;
}

export function tagOf(number: number): string {
  return `tag-${number}`;
}

/** Words are distributed as in a natural language: a few are frequent, most are rare. */
export function wordOf(number: number): string {
  return `word${number}`;
}

export const size = { tags: 60, words: 20_000 };

type Random = (below: number) => number;

function trip(index: number, random: Random): SnapshotDocument {
  const city = cities[random(cities.length)] ?? '';
  const group = Math.floor(index / 2);
  return exampleDocument({
    ...common(index, random),
    uid: uidOf(index),
    uids: [uidOf(index)],
    lang: languages[index % 2] ?? '',
    group: `group-${group}`,
    tags: [tagOf(random(size.tags)), tagOf(random(size.tags))],
    data: {
      title: [words(`${city} ${sentence(random, 4)}`, 'heading1')],
      body: Array.from({ length: 6 }, () => paragraph(index, random)),
      summary: sentence(random, 20),
      season: random(2) === 0 ? 'summer' : 'winter',
      price: random(5000),
      starts: new Date(Date.UTC(2026, 0, 1) + random(700) * dayMs).toISOString().slice(0, 10),
      base: { latitude: 37 + random(500) / 100, longitude: -9 + random(300) / 100 },
      guide: { link_type: 'Document', id: idOf(index - (index % 10) + 9) },
      cover: {
        id: 'beach',
        edit: { x: 0, y: 0, zoom: 1, background: 'transparent' },
        dimensions: { width: 2000, height: 1500 },
        alt: null,
        copyright: null,
      },
      stops: Array.from({ length: 4 }, (_, nights) => ({ name: sentence(random, 2), nights })),
      slices: Array.from({ length: 4 }, (_, number) => ({
        slice_type: 'hero',
        variation: 'default',
        id: `hero$${number}`,
        primary: { words: sentence(random, 15) },
        items: [{ label: sentence(random, 3) }],
      })),
    },
  });
}

function guide(index: number, random: Random): SnapshotDocument {
  return exampleDocument({
    ...common(index, random),
    type: 'guide',
    uid: `guide-${index}`,
    lang: languages[index % 2] ?? '',
    data: {
      name: [words(sentence(random, 2), 'heading1')],
      biography: [paragraph(index, random)],
      town: cities[random(cities.length)],
    },
  });
}

function common(index: number, random: Random) {
  return {
    id: idOf(index),
    slugs: [`slug-${index}`],
    firstPublished: Date.UTC(2024, 0, 1) + index * minuteMs,
    lastPublished: Date.UTC(2026, 0, 1) + random(300 * 24 * 60) * minuteMs,
  };
}

function idOf(index: number): string {
  return `Zdocument${String(index).padStart(7, '0')}`;
}

function paragraph(index: number, random: Random) {
  const link = { link_type: 'Document', id: idOf(index - (index % 10)) };
  const spans = [
    { start: 0, end: 4, type: 'strong' },
    { start: 5, end: 9, type: 'hyperlink', data: link },
  ];
  return { ...words(sentence(random, 40)), spans };
}

function sentence(random: Random, length: number): string {
  return Array.from({ length }, () => wordOf(random(random(size.words) + 1))).join(' ');
}

/** A deterministic random number generator (xorshift). */
function randomFrom(seed: number): Random {
  let state = seed || 1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}
