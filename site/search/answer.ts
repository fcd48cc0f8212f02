import type { Language } from '@farol/content-model';
import { LRUCache } from 'lru-cache';
import type { PageContext } from '../contract/page.ts';
import { finderAddress, nothingChosen } from '../finder/state.ts';
import { kinds } from '../finder/vocabulary.ts';
import { listedOf } from '../programs/program-facts.ts';
import type { Steps } from '../turns/steps.ts';
import { bodyOf, type EntryType, entryTypes, type Findable } from './entries.ts';
import type { Hit } from './index.ts';
import { searchIndex } from './indexes.ts';
import { excerpt, marked, type Piece, type SearchedText, searchedText, wordsOf } from './text.ts';

export type SearchContext = Pick<PageContext, 'content' | 'addresses' | 'language' | 'messages'>;

export const searchParameters = ['q', 'type'] as const;

export interface Found {
  address: string;
  /** What it is, where things of several types stand in one group. */
  type: string;
  title: readonly Piece[];
  place: readonly Piece[];
  text: readonly Piece[];
}

export interface FoundGroup {
  /** Where what was asked for stands in titles, these come first, whatever their type. */
  type: EntryType | 'titles';
  label: string;
  found: readonly Found[];
  /** Where all of this type are, when not all are shown. */
  all: { address: string; label: string } | null;
}

export interface Way {
  address: string;
  label: string;
  /** What one does there. */
  text?: string;
}

/** All that the search page shows; it also goes into the page for the browser. */
export interface SearchAnswer {
  path: string;
  query: string;
  /** How many there are, or what to say instead. */
  summary: string;
  advice: string;
  groups: readonly FoundGroup[];
  ways: readonly Way[];
  words: { label: string; hint: string; search: string };
}

const longestQuery = 64;
const shownOfType = 6;
const shownOfOneType = 60;
/** So many of the best are looked at for what stands in their titles. */
const lookedAt = 120;

export function searchAddress({ key }: Pick<Language, 'key'>): string {
  return key === 'en' ? '/search' : `/${key}/search`;
}

/** What a visitor asked, as far as it is taken. */
export function questionOf(query: URLSearchParams): string {
  return (query.get('q') ?? '').replace(/\s+/g, ' ').trim().slice(0, longestQuery);
}

/** What the search page shows for a query: pure data, the same for the server and the browser. */
export function* searchAnswer(context: SearchContext, query: URLSearchParams): Steps<SearchAnswer> {
  const { messages, language } = context;
  const question = questionOf(query);
  const type = entryTypes.find((each) => each === query.get('type'));
  const index = searchIndex(context.content, language);
  yield;
  const hits = yield* index.search(question);
  const path = searchAddress(language);
  const shown = {
    path,
    query: question,
    words: {
      label: messages.searchLabel,
      hint: messages.searchHint,
      search: messages.search,
    },
  };
  if (hits.length > 0)
    return {
      ...shown,
      summary: `${messages.searchResults(hits.length)} ${messages.resultsFor(question)}`,
      advice: '',
      groups: yield* groupsOf(hits, question, context, type),
      ways: type ? [{ address: addressOf(path, question), label: messages.allResults }] : [],
    };
  const near = yield* index.suggest(question);
  const suggested = near.map((word) => ({ address: addressOf(path, word), label: word }));
  return {
    ...shown,
    summary: question ? messages.nothingForQuery(question) : messages.beginHere,
    advice: question ? messages.searchAdvice : '',
    groups: [],
    ways: [...suggested, ...(yield* waysOn(context))],
  };
}

function* groupsOf(
  hits: readonly Hit[],
  question: string,
  context: SearchContext,
  only: EntryType | undefined,
): Steps<readonly FoundGroup[]> {
  const { messages, language } = context;
  const limit = only ? shownOfOneType : shownOfType;
  const groups: FoundGroup[] = [];
  const ordered = inTitlesFirst(hits, question);
  const apart = only ? [] : titlesApart(ordered);
  const titled: Found[] = [];
  for (const hit of apart) {
    titled.push(foundOf(hit, question, context, true));
    yield;
  }
  if (titled.length > 0)
    groups.push({ type: 'titles', label: messages.inTitles, found: titled, all: null });
  for (const type of entryTypes.filter((type) => !only || type === only)) {
    const ofType = ordered.all.filter(({ entry }) => entry.type === type);
    const others = ofType.filter((hit) => !apart.includes(hit));
    if (others.length === 0) continue;
    const found: Found[] = [];
    for (const hit of others.slice(0, limit)) {
      found.push(foundOf(hit, question, context));
      yield;
    }
    const all = {
      address: addressOf(searchAddress(language), question, type),
      label: messages.searchResults(ofType.length),
    };
    groups.push({
      ...{ type, found, label: messages[type] },
      all: others.length > limit && !only ? all : null,
    });
  }
  return groups;
}

interface Ordered {
  /** Those whose titles have every word that was asked for. */
  titled: readonly Hit[];
  /** All of them, those first. */
  all: readonly Hit[];
}

function inTitlesFirst(hits: readonly Hit[], question: string): Ordered {
  const asked = new Set(wordsOf(question));
  const long = [...asked].filter((word) => word.length > 3).length;
  const isTitled = ({ entry, terms }: Hit) => {
    const marks = worthMarking(terms, question);
    const there = new Set(wordsOf(entry.title).filter((word) => marks.has(word)));
    return there.size >= (long || asked.size);
  };
  const best = hits.slice(0, lookedAt);
  const titled = best.filter(isTitled);
  const others = best.filter((hit) => !titled.includes(hit));
  return { titled, all: [...titled, ...others, ...hits.slice(lookedAt)] };
}

/** Titles stand in a group of their own where they would come after what only mentions the words. */
function titlesApart({ titled, all }: Ordered): readonly Hit[] {
  const first = entryTypes.find((type) => all.some(({ entry }) => entry.type === type));
  return titled.some(({ entry }) => entry.type !== first) ? titled.slice(0, shownOfType) : [];
}

function foundOf(
  { entry, document, terms }: Hit,
  question: string,
  context: SearchContext,
  withType = false,
): Found {
  const marks = worthMarking(terms, question);
  const has = (text: string) => wordsOf(text).some((word) => marks.has(word));
  // The line its author wrote says best what it is, unless what was found stands in the text alone.
  const isNamed = has(`${entry.title} ${entry.lead} ${entry.place}`);
  const inBody = isNamed ? null : excerpt(searchedBodyOf(document), marks);
  return {
    address: context.addresses.of(document),
    type: withType ? context.messages[typeName[entry.type]] : '',
    title: marked(entry.title, marks),
    place: marked(entry.place, marks),
    text: marked(inBody ?? entry.lead, marks),
  };
}

const typeName = { programs: 'program', articles: 'article', pages: 'page' } as const;

/** The texts of which parts were shown last. */
const bodies = new LRUCache<Findable, SearchedText>({ max: 100 });

function searchedBodyOf(document: Findable): SearchedText {
  const body = bodies.get(document) ?? searchedText(bodyOf(document));
  bodies.set(document, body);
  return body;
}

/** Little words are marked only where nothing else was asked for. */
function worthMarking(terms: ReadonlySet<string>, question: string): ReadonlySet<string> {
  const long = [...terms].filter((term) => term.length > 3);
  const asked = wordsOf(question).some((word) => word.length > 3);
  return asked ? new Set(long) : terms;
}

/** Where somebody who found nothing can go: to all programs, and to each kind there is. */
function* waysOn({ content, addresses, language, messages }: SearchContext): Steps<readonly Way[]> {
  const finder = addresses.ofSingle('programs_overview', language);
  if (!finder) return [];
  const programs = content.ofType('programs_details', language);
  const there = new Set<string | null>();
  for (const program of programs) {
    there.add(listedOf(program).kind);
    yield;
  }
  return [
    { address: finder, label: messages.allPrograms },
    ...kinds
      .filter((kind) => there.has(kind))
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
