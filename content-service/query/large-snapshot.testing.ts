import type { Snapshot, SnapshotDocument } from '../repository/snapshot.ts';
import { exampleDocument, exampleSnapshot, words } from './snapshot.testing.ts';

const languages = ['en-us', 'fr-fr'];
const places = ['Lisbon', 'Évora', 'Porto', 'Faro', 'Coimbra', 'Braga', 'Tavira', 'Sintra'];
const day = 24 * 60 * 60 * 1000;

/**
 * As many documents as a measurement wants, always the same: trips in two languages with a page of words each,
 * and a guide for every ten of them.
 */
export function largeSnapshot(count: number): Snapshot {
  return exampleSnapshot([...largeContent(count)]);
}

/** The documents of a large snapshot, one after the other. */
export function* largeContent(count: number): Generator<SnapshotDocument> {
  const draw = numbersFrom(count);
  for (let index = 0; index < count; index += 1)
    yield index % 10 === 9 ? guide(index, draw) : trip(index, draw);
}

export function uidOf(index: number): string {
  return `trip-${index}`;
}

export function tagOf(number: number): string {
  return `tag-${number}`;
}

/** Words are drawn as in a language: a few often, most seldom. */
export function wordOf(number: number): string {
  return `word${number}`;
}

export const size = { tags: 60, words: 20_000 };

type Draw = (below: number) => number;

function trip(index: number, draw: Draw): SnapshotDocument {
  const place = places[draw(places.length)] ?? '';
  const group = Math.floor(index / 2);
  return exampleDocument({
    ...common(index, draw),
    uid: uidOf(index),
    uids: [uidOf(index)],
    lang: languages[index % 2] ?? '',
    group: `group-${group}`,
    tags: [tagOf(draw(size.tags)), tagOf(draw(size.tags))],
    data: {
      title: [words(`${place} ${sentence(draw, 4)}`, 'heading1')],
      body: Array.from({ length: 6 }, () => paragraph(index, draw)),
      summary: sentence(draw, 20),
      season: draw(2) === 0 ? 'summer' : 'winter',
      price: draw(5000),
      starts: new Date(Date.UTC(2026, 0, 1) + draw(700) * day).toISOString().slice(0, 10),
      base: { latitude: 37 + draw(500) / 100, longitude: -9 + draw(300) / 100 },
      guide: { link_type: 'Document', id: idOf(index - (index % 10) + 9) },
      cover: {
        id: 'beach',
        edit: { x: 0, y: 0, zoom: 1, background: 'transparent' },
        dimensions: { width: 2000, height: 1500 },
        alt: null,
        copyright: null,
      },
      stops: Array.from({ length: 4 }, (_, nights) => ({ name: sentence(draw, 2), nights })),
      slices: Array.from({ length: 4 }, (_, number) => ({
        slice_type: 'hero',
        variation: 'default',
        id: `hero$${number}`,
        primary: { words: sentence(draw, 15) },
        items: [{ label: sentence(draw, 3) }],
      })),
    },
  });
}

function guide(index: number, draw: Draw): SnapshotDocument {
  return exampleDocument({
    ...common(index, draw),
    type: 'guide',
    uid: `guide-${index}`,
    lang: languages[index % 2] ?? '',
    data: {
      name: [words(sentence(draw, 2), 'heading1')],
      biography: [paragraph(index, draw)],
      town: places[draw(places.length)],
    },
  });
}

function common(index: number, draw: Draw) {
  return {
    id: idOf(index),
    slugs: [`slug-${index}`],
    firstPublished: Date.UTC(2024, 0, 1) + index * 60_000,
    lastPublished: Date.UTC(2026, 0, 1) + draw(300 * 24 * 60) * 60_000,
  };
}

function idOf(index: number): string {
  return `Zdocument${String(index).padStart(7, '0')}`;
}

function paragraph(index: number, draw: Draw) {
  const link = { link_type: 'Document', id: idOf(index - (index % 10)) };
  const spans = [
    { start: 0, end: 4, type: 'strong' },
    { start: 5, end: 9, type: 'hyperlink', data: link },
  ];
  return { ...words(sentence(draw, 40)), spans };
}

function sentence(draw: Draw, length: number): string {
  return Array.from({ length }, () => wordOf(draw(draw(size.words) + 1))).join(' ');
}

/** The same numbers in every run (xorshift). */
function numbersFrom(seed: number): Draw {
  let state = seed || 1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}
