import { merge } from '@farol/content-model';

/** Steps that can be undone; older ones are forgotten. */
const MOST_STEPS = 200;
/** Typing in one place is one step until it rests this long. */
const REST_MS = 1000;
/** However long somebody types without a rest, undo takes back at most so much of it. */
const LONGEST_STEP_MS = 15_000;

/** A change as a value: what was before and after it, whole. What both have in common is shared. */
interface Step<Value> {
  before: Value;
  after: Value;
  /** Where it was made, so that undo can lead there; the same place goes on with the same step. */
  place: string;
  startedAt: number;
  endedAt: number;
}

export interface History<Value> {
  present: Value;
  done: readonly Step<Value>[];
  undone: readonly Step<Value>[];
}

export function historyOf<Value>(present: Value): History<Value> {
  return { present, done: [], undone: [] };
}

/** `isTyping`: belongs to what was typed there just before. */
export function change<Value>(
  { present, done }: History<Value>,
  after: Value,
  { place, now, isTyping }: { place: string; now: number; isTyping: boolean },
): History<Value> {
  const last = done.at(-1);
  const goesOn =
    isTyping &&
    last !== undefined &&
    last.place === place &&
    last.after === present &&
    now - last.endedAt < REST_MS &&
    now - last.startedAt < LONGEST_STEP_MS;
  const step = goesOn
    ? { ...last, after, endedAt: now }
    : { before: present, after, place, startedAt: now, endedAt: now };
  const kept = goesOn ? done.slice(0, -1) : done;
  return { present: after, done: [...kept, step].slice(-MOST_STEPS), undone: [] };
}

/** Takes the last step back. What somebody else wrote since then stays. */
export function undo<Value>({ present, done, undone }: History<Value>): History<Value> {
  const step = done.at(-1);
  if (!step) return { present, done, undone };
  return {
    present: carried(step.after, present, step.before),
    done: done.slice(0, -1),
    undone: [...undone, step],
  };
}

export function redo<Value>({ present, done, undone }: History<Value>): History<Value> {
  const step = undone.at(-1);
  if (!step) return { present, done, undone };
  return {
    present: carried(step.before, present, step.after),
    done: [...done, step],
    undone: undone.slice(0, -1),
  };
}

/** The steps of two who began with the same, in the order in which they were made. */
export function joined<Value>(one: History<Value>, other: History<Value>): History<Value> {
  const done = [...one.done, ...other.done].sort((a, b) => a.endedAt - b.endedAt);
  return { ...one, done: done.slice(-MOST_STEPS) };
}

/** The present with what leads from one value to another; where somebody else wrote in the same place, theirs stays. */
function carried<Value>(from: Value, present: Value, to: Value): Value {
  return present === from ? to : merge(from, present, to).merged;
}
