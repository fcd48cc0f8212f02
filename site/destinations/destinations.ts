import {
  countriesOf,
  destinationAddress,
  type InEach,
  inEach,
  type Language,
  languages,
  memoized,
} from '@farol/content-model';
import type { Content } from '../content/content.ts';
import type { Alternate } from '../contract/page.ts';
import { collator, regionNames } from '../messages/formatters.ts';
import type { Place } from '../programs/places.ts';
import { type ListedProgram, listedOf } from '../programs/program-facts.ts';
import type { Steps } from '../turns/steps.ts';

/** A country that programs in one language go to. */
export interface Destination {
  code: string;
  name: string;
  programs: readonly ListedProgram[];
}

export type Destinations = ReadonlyMap<string, Destination>;

type Programs = readonly ListedProgram[];

const cacheFor = memoized((_: Programs): { destinations?: Destinations } => ({}));

/** The countries of a language's programs, sorted by name. Computed once for the same list of programs. */
export function* destinationsIn(content: Content, language: Language): Steps<Destinations> {
  const all = content.ofType('programs_details', language);
  const cache = cacheFor(all);
  if (cache.destinations) return cache.destinations;
  const programs = new Map<string, ListedProgram[]>();
  for (const program of all) {
    for (const code of countriesOf(listedOf(program))) {
      const list = programs.get(code);
      if (list) list.push(program);
      else programs.set(code, [program]);
    }
    yield;
  }
  cache.destinations = sortedByName(programs, language);
  return cache.destinations;
}

function sortedByName(
  programs: ReadonlyMap<string, Programs>,
  { code: locale }: Language,
): Destinations {
  const names = regionNames(locale);
  const { compare } = collator(locale);
  const destinations = [...programs].map(([code, list]) => ({
    code,
    name: names.of(code) ?? code,
    programs: list,
  }));
  destinations.sort((one, other) => compare(one.name, other.name));
  return new Map(destinations.map((destination) => [destination.code, destination]));
}

const maxPlaces = 12;

/** The places of its programs without duplicates, those of the first programs first. */
export function placesIn({ programs }: Destination): readonly Place[] {
  const places = new Map<string, Place>();
  for (const program of programs) {
    for (const place of listedOf(program).places)
      if (!places.has(place.name)) places.set(place.name, place);
    if (places.size >= maxPlaces) break;
  }
  return [...places.values()].slice(0, maxPlaces);
}

/** A destination page in one language, with the programs it is made of. */
interface DestinationPage extends Alternate {
  programs: Programs;
}

/** Every destination page in each of its languages, and the page of all destinations. */
export function* destinationPages(
  content: Content,
): Steps<readonly (readonly DestinationPage[])[]> {
  const codes = new Set<string | null>([null]);
  for (const language of languages)
    for (const code of (yield* destinationsIn(content, language)).keys()) codes.add(code);
  const pages: (readonly DestinationPage[])[] = [];
  for (const code of codes) {
    const translations: DestinationPage[] = [];
    for (const page of yield* destinationAlternates(content, code)) {
      const destinations = yield* destinationsIn(content, page.language);
      const programs = code
        ? (destinations.get(code)?.programs ?? [])
        : content.ofType('programs_details', page.language);
      translations.push({ ...page, programs });
    }
    pages.push(translations);
  }
  return pages.filter(({ length }) => length > 0);
}

/** Whether the page exists in a language: one country's, or that of all destinations. */
export function* hasDestination(
  content: Content,
  language: Language,
  code: string | null,
): Steps<boolean> {
  const destinations = yield* destinationsIn(content, language);
  return code ? destinations.has(code) : destinations.size > 0;
}

/** The languages that have the page, each with its address. */
export function* destinationAlternates(
  content: Content,
  code: string | null,
): Steps<readonly Alternate[]> {
  const alternates: Alternate[] = [];
  for (const language of languages)
    if (yield* hasDestination(content, language, code))
      alternates.push({ language, address: destinationAddress(language, code) });
  return alternates;
}

/** For each language the address of the same page, or its home page. */
export function pathsOf(alternates: readonly Alternate[]): InEach<string> {
  const paths = inEach(() => '/');
  for (const { language, address } of alternates) paths[language.key] = address;
  return paths;
}
