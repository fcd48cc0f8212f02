import { merge } from '@farol/content-model';

/** The number of undo steps kept; older ones are forgotten. */
const maxSteps = 200;
/** A pause of this many milliseconds ends a step of typing. */
const restMs = 1000;
/** The longest step of typing without a pause, in milliseconds: undo takes back no more at once. */
const maxStepMs = 15_000;

/** A change: the whole values before and after it, which share what they have in common. */
interface Step<Value> {
  before: Value;
  after: Value;
  /** Where it was made, so that undo can lead there; typing in the same place continues the step. */
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

/** `isTyping`: the change may continue the step that was typed there just before. */
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
    now - last.endedAt < restMs &&
    now - last.startedAt < maxStepMs;
  const step = goesOn
    ? { ...last, after, endedAt: now }
    : { before: present, after, place, startedAt: now, endedAt: now };
  const kept = goesOn ? done.slice(0, -1) : done;
  return { present: after, done: [...kept, step].slice(-maxSteps), undone: [] };
}

/** Undoes the last step. What somebody else wrote since then stays. */
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

/** Joins the steps of two histories with the same start, in the order they were made. */
export function joinHistories<Value>(one: History<Value>, other: History<Value>): History<Value> {
  const done = [...one.done, ...other.done].sort((a, b) => a.endedAt - b.endedAt);
  return { ...one, done: done.slice(-maxSteps) };
}

/** Applies the change between two values to the present; where somebody else wrote in the same place, theirs stays. */
function carried<Value>(from: Value, present: Value, to: Value): Value {
  return present === from ? to : merge(from, present, to).merged;
}
