import { own } from './own.ts';
import { isRecord } from './same.ts';

/** The place of a value in a document: field names and list indexes. */
export type Path = readonly (string | number)[];

export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce((inner: unknown, step) => stepInto(inner, step), value);
}

function stepInto(value: unknown, step: string | number): unknown {
  if (Array.isArray(value)) return typeof step === 'number' ? value[step] : undefined;
  return isRecord(value) ? own(value, String(step)) : undefined;
}

/** A copy with another value at the path; everything else is shared. `undefined` removes a field. */
export function withValueAt<Value>(value: Value, path: Path, changed: unknown): Value;
export function withValueAt(value: unknown, [step, ...rest]: Path, changed: unknown): unknown {
  if (step === undefined) return changed;
  const inner = withValueAt(stepInto(value, step), rest, changed);
  if (typeof step === 'number') return Array.isArray(value) ? value.with(step, inner) : [inner];
  const { [step]: _, ...others } = isRecord(value) ? value : {};
  if (inner === undefined) return others;
  return isRecord(value) && Object.hasOwn(value, step)
    ? { ...value, [step]: inner }
    : { ...others, [step]: inner };
}

/** Parses the output of `pathText`. */
export function pathOfText(text: string): Path {
  return (text.match(/[^.[\]]+/g) ?? []).map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}

/** `data.slices[2].primary.title`: the service's notation for the place of a fault. */
export function pathText(path: Path): string {
  return path.reduce<string>(
    (text, step) =>
      typeof step === 'number' ? `${text}[${step}]` : text === '' ? step : `${text}.${step}`,
    '',
  );
}
