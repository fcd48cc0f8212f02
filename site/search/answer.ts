import { destinationAddress, type Language, memoized, own, pathIn } from '@farol/content-model';
import { LRUCache } from 'lru-cache';
import { listedArticle } from '../articles/listed-article.ts';
import type { PageContext } from '../contract/page.ts';
import { type Destination, destinationsIn } from '../destinations/destinations.ts';
import { finderAddress, nothingChosen } from '../finder/state.ts';
import { kinds } from '../finder/vocabulary.ts';
import { formatDate } from '../messages/format.ts';
import { factsInShort, listedOf } from '../programs/program-facts.ts';
import { thumbnailOf } from '../render/crop.ts';
import type { PictureSource } from '../render/media.ts';
import type { PictureField } from '../render/placeholder.ts';
import type { Steps } from '../turns/steps.ts';
import { bodyOf, type EntryType, entryTypes, type Findable } from './entries.ts';
import { searchIndex } from './indexes.ts';
import type { Hit } from './search-index.ts';
import {
  excerpt,
  marked,
  type Piece,
  type SearchableText,
  searchableText,
  wordsOf,
} from './text.ts';
import { minPrefixLength } from './word-index.ts';

interface SearchContext
  extends Pick<PageContext, 'content' | 'addresses' | 'language' | 'messages' | 'today'> {
  settings: PictureSource;
}

export const searchParameters = ['q', 'type'] as const;

export interface SearchResult {
  address: string;
  /** The kind of stay, or, in a group of several types, the name of its type. */
  type: string;
  title: readonly Piece[];
  place: readonly Piece[];
  text: readonly Piece[];
  /** Each once. */
  facts: readonly string[];
  picture: ResultPicture | null;
}

interface ResultPicture {
  className: string;
  src: string;
  width: number;
  height: number;
}

export interface ResultGroup {
  /** Countries by name come first, then matching titles, whatever their type. */
  type: 'destinations' | 'titles' | EntryType;
  label: string;
  found: readonly SearchResult[];
  /** A link to all results of this type, if some are not shown. */
  all: { address: string; label: string } | null;
}

/** A link that helps to continue. */
export interface Way {
  address: string;
  label: string;
  /** What the visitor can do there. */
  text?: string;
}

/** Everything the search page shows; also in the page as JSON, for the browser. */
export interface SearchAnswer {
  path: string;
  query: string;
  /** The number of results, or a message. */
  summary: string;
  advice: string;
  groups: readonly ResultGroup[];
  ways: readonly Way[];
  words: { label: string; hint: string; search: string };
}

const maxQueryLength = 64;
const maxPerGroup = 6;
const maxOfOneType = 60;
/** Of the programs in a destination. */
const maxNames = 3;
/** The number of best hits whose titles are checked for the query. */
const maxTitlesChecked = 120;

export function searchAddress(language: Pick<Language, 'key'>): string {
  return pathIn(language, '/search');
}

/** The search text in a query, normalized. */
export function questionOf(query: URLSearchParams): string {
  return (query.get('q') ?? '').replace(/\s+/g, ' ').trim().slice(0, maxQueryLength);
}

export function* searchAnswer(context: SearchContext, query: URLSearchParams): Steps<SearchAnswer> {
  const { messages, language } = context;
  const question = questionOf(query);
  const type = entryTypes.find((name) => name === query.get('type'));
  const index = searchIndex(context.content, language);
  yield;
  const hits = yield* index.search(question);
  const destinations = type ? [] : yield* destinationsNamed(question, context);
  const path = searchAddress(language);
  const common = {
    path,
    query: question,
    words: {
      label: messages.searchLabel,
      hint: messages.searchHint,
      search: messages.search,
    },
  };
  if (destinations.length + hits.length > 0) {
    const shown = type ? hits.filter(({ entry }) => entry.type === type) : hits;
    const count = destinations.length + shown.length;
    return {
      ...common,
      summary: `${messages.searchResults(count)} ${messages.resultsFor(question)}`,
      advice: '',
      groups: [
        ...destinationGroup(destinations, question, context),
        ...(yield* groupsOf(hits, question, context, type)),
      ],
      ways: type ? [{ address: addressOf(path, question), label: messages.allResults }] : [],
    };
  }
  const words = yield* index.suggest(question);
  const suggestions = words.map((word) => ({ address: addressOf(path, word), label: word }));
  return {
    ...common,
    summary: question ? messages.nothingForQuery(question) : messages.beginHere,
    advice: question ? messages.searchAdvice : '',
    groups: [],
    ways: [...suggestions, ...(yield* waysOn(context))],
  };
}

const wordsOfName = memoized(({ name }: Destination) => {
  const words = wordsOf(name);
  // Some write Vietnam, others Viêt Nam.
  return [...words, words.join('')];
});

/** The countries whose names have all words of the question, of which each may be the beginning of one. */
function* destinationsNamed(
  question: string,
  { content, language }: SearchContext,
): Steps<readonly Destination[]> {
  const words = wordsOf(question);
  const oneWord = words.join('');
  if (oneWord.length < minPrefixLength) return [];
  const isNamed = (destination: Destination) => {
    const begins = (word: string) => wordsOfName(destination).some((name) => name.startsWith(word));
    return begins(oneWord) || words.every(begins);
  };
  const destinations = yield* destinationsIn(content, language);
  return [...destinations.values()].filter(isNamed);
}

function destinationGroup(
  destinations: readonly Destination[],
  question: string,
  context: SearchContext,
): readonly ResultGroup[] {
  const { language, messages } = context;
  const words = wordsOf(question);
  const found = destinations.map((destination) => {
    const [first] = destination.programs;
    const programs = destination.programs.slice(0, maxNames);
    const names = new Set(programs.map((program) => listedOf(program).name));
    const isMarked = (word: string) => words.some((begin) => word.startsWith(begin));
    return {
      address: destinationAddress(language, destination.code),
      type: '',
      title: marked(destination.name, new Set(wordsOfName(destination).filter(isMarked))),
      place: [],
      text: [[messages.programCount(destination.programs.length), false] as const],
      facts: [...names],
      picture: first ? framed('door', listedOf(first).cover, context) : null,
    };
  });
  return found.length > 0
    ? [{ type: 'destinations', label: messages.destinations, found, all: null }]
    : [];
}

function* groupsOf(
  hits: readonly Hit[],
  question: string,
  context: SearchContext,
  only: EntryType | undefined,
): Steps<readonly ResultGroup[]> {
  const { messages, language } = context;
  const limit = only ? maxOfOneType : maxPerGroup;
  const groups: ResultGroup[] = [];
  const ordered = titlesFirst(hits, question);
  const titleGroup = only ? [] : titleGroupOf(ordered);
  const titled: SearchResult[] = [];
  for (const hit of titleGroup) {
    titled.push(resultOf(hit, context, true));
    yield;
  }
  if (titled.length > 0)
    groups.push({ type: 'titles', label: messages.inTitles, found: titled, all: null });
  for (const type of entryTypes.filter((type) => !only || type === only)) {
    const ofType = ordered.all.filter(({ entry }) => entry.type === type);
    const others = ofType.filter((hit) => !titleGroup.includes(hit));
    if (others.length === 0) continue;
    const found: SearchResult[] = [];
    for (const hit of others.slice(0, limit)) {
      found.push(resultOf(hit, context));
      yield;
    }
    const all = {
      address: addressOf(searchAddress(language), question, type),
      label: messages.searchResults(ofType.length),
    };
    groups.push({
      type,
      found,
      label: messages[type],
      all: others.length > limit && !only ? all : null,
    });
  }
  return groups;
}

interface OrderedHits {
  /** Those whose titles contain every word of the question. */
  titled: readonly Hit[];
  /** All hits, starting with those. */
  all: readonly Hit[];
}

function titlesFirst(hits: readonly Hit[], question: string): OrderedHits {
  const words = new Set(wordsOf(question));
  const longWords = [...words].filter((word) => word.length > 3).length;
  const isTitled = ({ entry, terms }: Hit) => {
    const inTitle = new Set(wordsOf(entry.title).filter((word) => terms.has(word)));
    return inTitle.size >= (longWords || words.size);
  };
  const best = hits.slice(0, maxTitlesChecked);
  const titled = best.filter(isTitled);
  const others = best.filter((hit) => !titled.includes(hit));
  return { titled, all: [...titled, ...others, ...hits.slice(maxTitlesChecked)] };
}

/** Titles get their own group if they would otherwise come after results that only mention the words. */
function titleGroupOf({ titled, all }: OrderedHits): readonly Hit[] {
  const first = entryTypes.find((type) => all.some(({ entry }) => entry.type === type));
  return titled.some(({ entry }) => entry.type !== first) ? titled.slice(0, maxPerGroup) : [];
}

function resultOf(hit: Hit, context: SearchContext, withType = false): SearchResult {
  const { entry, document, terms } = hit;
  const title = marked(entry.title, terms);
  const place = marked(entry.place, terms);
  const lead = marked(entry.lead, terms);
  // The author's summary describes it best, unless the match is only in the body.
  const isInSummary = [...title, ...place, ...lead].some(([, isMarked]) => isMarked);
  const inBody = isInSummary ? null : excerpt(searchableBodyOf(document), terms);
  const { type, facts, picture } = shownOf(document, context);
  return {
    address: context.addresses.of(document),
    type: type ?? (withType ? context.messages[typeName[entry.type]] : ''),
    title,
    place,
    text: inBody === null ? lead : marked(inBody, terms),
    facts,
    picture,
  };
}

const typeName = { programs: 'program', articles: 'article', pages: 'page' } as const;

/** What a result shows besides its texts. */
interface Shown extends Pick<SearchResult, 'facts' | 'picture'> {
  type?: string | undefined;
}

/** Dates are written, and pictures signed, once a day for all searches that find the document. */
const shownOn = new WeakMap<Findable, { day: string; shown: Shown }>();

function shownOf(document: Findable, context: SearchContext): Shown {
  const known = shownOn.get(document);
  if (known?.day === context.today) return known.shown;
  const shown = newShown(document, context);
  shownOn.set(document, { day: context.today, shown });
  return shown;
}

function newShown(document: Findable, context: SearchContext): Shown {
  const { language, messages } = context;
  if (document.type === 'programs_details') {
    const listed = listedOf(document);
    const { times, prices } = factsInShort(listed, context);
    return {
      type: listed.kind ? own(messages.kinds, listed.kind) : undefined,
      facts: [...times, ...prices].filter((fact) => typeof fact === 'string'),
      picture: framed('poster', listed.cover, context),
    };
  }
  if (document.type === 'articles_details') {
    const { cover, date } = listedArticle(document);
    const day = date && formatDate(date, language);
    return { facts: day ? [day] : [], picture: framed('plain', cover, context) };
  }
  return { facts: [], picture: null };
}

/** Programs hang as posters, destinations are behind a door. */
const viewsInFrames = { poster: 'tall', door: 'tall', plain: 'square' } as const;

function framed(
  frame: keyof typeof viewsInFrames,
  cover: PictureField,
  { settings }: SearchContext,
): ResultPicture | null {
  const thumbnail = thumbnailOf(cover, viewsInFrames[frame], settings);
  return thumbnail && { className: `search-${frame}`, ...thumbnail };
}

/** Of the documents that excerpts were taken from most recently. */
const bodies = new LRUCache<Findable, SearchableText>({ max: 100 });

function searchableBodyOf(document: Findable): SearchableText {
  const body = bodies.get(document) ?? searchableText(bodyOf(document));
  bodies.set(document, body);
  return body;
}

/** Links for a search without results: to all programs, and to each existing kind. */
function* waysOn({ content, addresses, language, messages }: SearchContext): Steps<readonly Way[]> {
  const finder = addresses.ofSingle('programs_overview', language);
  if (!finder) return [];
  const programs = content.ofType('programs_details', language);
  const existing = new Set<string | null>();
  for (const program of programs) {
    existing.add(listedOf(program).kind);
    yield;
  }
  return [
    { address: finder, label: messages.allPrograms },
    ...kinds
      .filter((kind) => existing.has(kind))
      .map((kind) => ({
        address: finderAddress(finder, { ...nothingChosen, kind: [kind] }),
        label: messages.kinds[kind],
        text: messages.doors[kind],
      })),
  ];
}

function addressOf(path: string, question: string, type?: EntryType): string {
  const query = new URLSearchParams({ q: question, ...(type ? { type } : {}) });
  return `${path}?${query}`;
}
