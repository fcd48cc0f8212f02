import { isRecord, own } from '@farol/content-model';

/** Where something stands in a document: names of fields, places in lists. */
export type Path = readonly (string | number)[];

export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce((inner: unknown, step) => stepInto(inner, step), value);
}

function stepInto(value: unknown, step: string | number): unknown {
  if (Array.isArray(value)) return typeof step === 'number' ? value[step] : undefined;
  return isRecord(value) ? own(value, String(step)) : undefined;
}

/** The same value with another one at the path; what is not on the way is shared. `undefined` takes a field away. */
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

/** The path that `pathText` wrote. */
export function pathIn(text: string): Path {
  return (text.match(/[^.[\]]+/g) ?? []).map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}

/** `data.slices[2].primary.title`, as the service names the place of a fault. */
export function pathText(path: Path): string {
  return path.reduce<string>(
    (text, step) =>
      typeof step === 'number' ? `${text}[${step}]` : text === '' ? step : `${text}.${step}`,
    '',
  );
}
