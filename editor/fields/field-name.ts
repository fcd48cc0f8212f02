import { isRecord, type Path, valueAt } from '@farol/content-model';

/** The numbers by which the items of a list are called; sections are called by their ids. */
type NumbersOf = (list: string, items: readonly unknown[]) => readonly number[];

const indexesOf: NumbersOf = (_, items) => [...items.keys()];

/** A name of a field that stays when sections move, because it identifies them by id. */
export function fieldNameOf(written: unknown, path: Path, numbersOf = indexesOf): string {
  return path.reduce<string>((name, step, at) => {
    const items = listIn(valueAt(written, path.slice(0, at)));
    if (typeof step === 'string' || !Array.isArray(items)) return within(name, String(step));
    const item: unknown = items[step];
    const number = numbersOf(name, items)[step] ?? step;
    return within(name, isSection(item) ? `#${item.id}` : String(number));
  }, '');
}

/** The current path of the field with that name; null where it no longer exists. */
export function pathOfField(written: unknown, name: string, numbersOf = indexesOf): Path | null {
  const path: (string | number)[] = [];
  let list = '';
  for (const step of name.split('/')) {
    if (/^(#|\d+$)/.test(step)) {
      const value = valueAt(written, path);
      const items = listIn(value);
      if (!Array.isArray(items)) return null;
      const isIt = (each: unknown) => isSection(each) && `#${each.id}` === step;
      const index = step.startsWith('#')
        ? items.findIndex(isIt)
        : numbersOf(list, items).indexOf(Number(step));
      if (index < 0) return null;
      if (items === value) path.push(index);
    } else path.push(step);
    list = within(list, step);
  }
  return path;
}

/** A link by itself is from before its field took several: it is the only item of its list, with no index in its path. */
const listIn = (value: unknown): unknown =>
  isRecord(value) && 'link_type' in value ? [value] : value;

const within = (name: string, step: string) => (name === '' ? step : `${name}/${step}`);

function isSection(value: unknown): value is Record<string, unknown> & { id: string } {
  return isRecord(value) && 'slice_type' in value && typeof value.id === 'string';
}
