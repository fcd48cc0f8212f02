import { isRecord, numberIn, type Path } from '@farol/content-model';
import { Refused } from '../repository/faults.ts';
import type { State } from '../repository/state.ts';
import { textModelsOf } from '../translations/text-models.ts';
import {
  type Match,
  matchesIn,
  positionMapper,
  type SearchOptions,
  withReplacements,
} from './matches.ts';
import { withTexts } from './texts.ts';

type Data = Readonly<Record<string, unknown>>;

/** The most matches listed per text; all are replaced. */
const maxShown = 1_000;

/** A text of a document that contains matches. */
interface Occurrence {
  path: Path;
  text: string;
  /** A number is found as a whole, and replaced by another number alone. */
  isNumber: boolean;
  matches: Match[];
}

/** The texts of a content with matches, in order. */
export function occurrencesIn(
  state: Readonly<State>,
  type: string,
  data: Data,
  wanted: SearchOptions,
) {
  const found: Occurrence[] = [];
  const keys = new Set<string>();
  const visit = (text: string, path: Path, isNumber = false) => {
    const matches = matchesIn(text, wanted, maxShown);
    const key = pathKey(path);
    if (matches.length > 0 && !keys.has(key)) found.push({ path, text, isNumber, matches });
    keys.add(key);
    return text;
  };
  through(state, type, data, {
    text: (text, path) => visit(text, path),
    block: (block, text, path) => {
      visit(text, path);
      return { ...block };
    },
    number(value, path) {
      if (String(value) === wanted.text) visit(String(value), path, true);
      return value;
    },
  });
  return found;
}

/** The content with matches replaced in the texts at these paths; spans move along with their words. */
export function replacedIn(
  state: Readonly<State>,
  type: string,
  data: Data,
  { wanted, by, paths }: { wanted: SearchOptions; by: string; paths: ReadonlySet<string> },
): Record<string, unknown> {
  const isChosen = (path: Path) => paths.has(pathKey(path));
  return through(state, type, data, {
    text: (text, path) =>
      isChosen(path) ? withReplacements(text, matchesIn(text, wanted), by) : text,
    block: (block, text, path) =>
      isChosen(path) ? replacedBlock(block, text, wanted, by) : { ...block },
    number: (value, path) =>
      isChosen(path) && String(value) === wanted.text ? numberFrom(by, path) : value,
  });
}

/** A path as a key. */
export const pathKey = (path: Path): string => path.join('.');

function numberFrom(text: string, path: Path): number {
  const number = numberIn(text);
  if (number !== null) return number;
  throw new Refused(
    `${pathKey(path)} is a number, and ${JSON.stringify(text)} is none. Nothing was changed.`,
  );
}

function replacedBlock(
  block: Data,
  text: string,
  wanted: SearchOptions,
  by: string,
): Record<string, unknown> {
  const matches = matchesIn(text, wanted);
  const spans = Array.isArray(block.spans) ? block.spans.filter(isRecord) : [];
  const placeOf = positionMapper(matches, by);
  const kept = spans.flatMap((span) => {
    const [start, end] = [placeOf(Number(span.start)), placeOf(Number(span.end))];
    return end > start ? [{ ...span, start, end }] : [];
  });
  return {
    ...block,
    text: withReplacements(text, matches, by),
    ...(block.spans ? { spans: kept } : {}),
  };
}

function through(
  state: Readonly<State>,
  type: string,
  data: Data,
  visit: Parameters<typeof withTexts>[2],
): Record<string, unknown> {
  return state.types.has(type) ? withTexts(data, textModelsOf(state, type), visit) : { ...data };
}
