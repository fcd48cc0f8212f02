import {
  inOrderOf,
  isRecord,
  type Path,
  placeAfter,
  same,
  valueAt,
  withValueAt,
} from '@farol/content-model';
import { type Version, type Written, writtenOf } from '../api/written.ts';

/** Where two people wrote in the same place: the text before, and both new ones. */
export interface Clash {
  path: Path;
  base: unknown;
  yours: unknown;
  theirs: unknown;
  /** Null: the current person, in another tab. */
  by: string | null;
  /** Their text was never saved: it exists only here. */
  isUnsaved?: true;
  /** Only the order of a list has to be chosen; its items were merged. */
  isOrder?: true;
}

/** The text here before and after a change, and the other person's version. */
interface Texts {
  before: Written;
  after: Written;
  theirs: Version;
}

/**
 * The clashes after this person typed. They stay until a text is chosen, because somebody typing while one comes in has
 * not seen it. Each moves with its place and shows what is now written there beside the other text.
 */
export function clashesAfterTyping(clashes: readonly Clash[], texts: Texts): readonly Clash[] {
  if (clashes.length === 0) return clashes;
  return withoutTwice(
    clashes.flatMap((clash) => {
      const path = placeAfter(clash.path, texts.before, texts.after);
      if (!path) return around(clash, texts);
      const now = valueAt(texts.after, path);
      const isTouched = !same(now, valueAt(texts.before, clash.path));
      const moved = { ...clash, path, ...(isTouched ? { yours: now } : {}) };
      return isSettled(moved) ? [] : [moved];
    }),
  );
}

/** The clashes after another person's version was merged: each now shows their current text beside the one here. */
export function clashesAfterMerge(
  clashes: readonly Clash[],
  found: readonly Omit<Clash, 'by'>[],
  texts: Texts & { base: Version },
): readonly Clash[] {
  const { before, after, theirs, base } = texts;
  const met = found.map((conflict): Clash => ({ ...conflict, by: theirs.by }));
  const stayed = clashes.flatMap((clash) => {
    const path = placeAfter(clash.path, before, after);
    if (!path) return around(clash, texts);
    // Unsaved text is not compared with any saved version.
    if (clash.isUnsaved) return [{ ...clash, path }];
    const field = namedPart(path, after);
    if (field.length < path.length)
      // A block has no id by which it could be found in their text.
      return same(thereOf(field, { ...texts, theirs: base }), thereOf(field, texts))
        ? [{ ...clash, path }]
        : around(clash, texts);
    const now = thereOf(path, texts);
    const { by } = same(now, clash.theirs) ? clash : theirs;
    const moved = { ...clash, path, theirs: now, by };
    return isSettled(moved) ? [] : [moved];
  });
  return withoutTwice([...met, ...stayed]);
}

/** The clashes of two tabs, and new ones where both wrote in the same place. */
export function clashesOfTabs(
  tabs: readonly { clashes: readonly Clash[]; before: Written }[],
  found: readonly Omit<Clash, 'by'>[],
  { merged, base }: { merged: Written; base: Version },
): readonly Clash[] {
  const stayed = tabs.flatMap(({ clashes, before }) =>
    clashes.flatMap((clash) => {
      const path = placeAfter(clash.path, before, merged);
      if (!path) return around(clash, { before, after: merged, theirs: base });
      const yours = clash.isOrder ? clash.yours : valueAt(merged, path);
      return isSettled({ ...clash, yours }) ? [] : [{ ...clash, path, yours }];
    }),
  );
  // Both tabs may have clashed with the same text of somebody else.
  const once = stayed.filter((clash, at) => stayed.findIndex((each) => same(each, clash)) === at);
  return [...once, ...found.map((conflict): Clash => ({ ...conflict, by: null, isUnsaved: true }))];
}

/** The text with one side of a clash chosen. */
export function withChosen(
  written: Written,
  clash: Omit<Clash, 'by'>,
  side: 'yours' | 'theirs',
): Written {
  const { path, isOrder } = clash;
  const value = clash[side];
  if (!isOrder)
    return value === undefined ? without(written, path) : withValueAt(written, path, value);
  const items = valueAt(written, path);
  if (!Array.isArray(items) || !Array.isArray(value)) return written;
  return withValueAt(written, path, inOrderOf(items, value));
}

/**
 * Where a part of a text or an item is gone, the choice is about the field around it; a removed section takes its
 * clashes with it.
 */
function around({ path, by, isUnsaved, theirs: part }: Clash, texts: Texts): Clash[] {
  for (let length = path.length - 1; length > 0; length -= 1) {
    const field = path.slice(0, length);
    if (typeof field.at(-1) === 'number') continue;
    const place = placeAfter(field, texts.before, texts.after);
    if (!place) continue;
    const yours = valueAt(texts.after, place);
    // The other tab wrote its part into the text as it was here before.
    const theirs = isUnsaved
      ? valueAt(withValueAt(texts.before, path, part), field)
      : thereOf(place, texts);
    const isZone = [yours, theirs].some((each) => Array.isArray(each) && each.some(isSection));
    return isZone || same(yours, theirs)
      ? []
      : [{ path: place, base: undefined, yours, theirs, by, ...(isUnsaved ? { isUnsaved } : {}) }];
  }
  return [];
}

/** The start of a path that consists of names: of fields, and of sections, which are identified by their ids. */
function namedPart(path: Path, text: Written): Path {
  const unnamed = path.findIndex(
    (step, index) =>
      typeof step === 'number' && !isSection(valueAt(text, path.slice(0, index + 1))),
  );
  return unnamed < 0 ? path : path.slice(0, unnamed);
}

function isSection(value: unknown): boolean {
  return isRecord(value) && 'slice_type' in value;
}

function thereOf(path: Path, { after, theirs }: Texts): unknown {
  const text = writtenOf(theirs);
  const there = placeAfter(path, after, text);
  return there ? valueAt(text, there) : undefined;
}

/** Removes a field, or an item of a list. */
function without(written: Written, path: Path): Written {
  const last = path.at(-1);
  const list = valueAt(written, path.slice(0, -1));
  return typeof last === 'number' && Array.isArray(list)
    ? withValueAt(written, path.slice(0, -1), list.toSpliced(last, 1))
    : withValueAt(written, path, undefined);
}

/** Whether both sides are equal by now. */
function isSettled({ yours, theirs, isOrder }: Clash): boolean {
  if (!isOrder || !Array.isArray(yours) || !Array.isArray(theirs)) return same(yours, theirs);
  return same(inOrderOf(yours, theirs), yours);
}

/** Keeps one saved clash for each place, and all unsaved ones of other tabs. */
function withoutTwice(clashes: readonly Clash[]): readonly Clash[] {
  return clashes.filter(
    ({ path, isUnsaved }, index) =>
      isUnsaved || clashes.findIndex((each) => !each.isUnsaved && same(each.path, path)) === index,
  );
}
