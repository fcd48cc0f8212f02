import { isRecord, type Path, valueAt } from '@farol/content-model';

/** A name of a field that stays when sections move, because it identifies them by id. */
export function fieldNameOf(written: unknown, path: Path): string {
  return path
    .map((step, index) => {
      const value = valueAt(written, path.slice(0, index + 1));
      return typeof step === 'number' && isSection(value) ? `#${value.id}` : String(step);
    })
    .join('/');
}

/** The current path of the field with that name; null where it no longer exists. */
export function pathOfField(written: unknown, name: string): Path | null {
  const path: (string | number)[] = [];
  for (const step of name.split('/')) {
    const value = valueAt(written, path);
    const isList = Array.isArray(value);
    if (step.startsWith('#')) {
      const isIt = (each: unknown) => isSection(each) && each.id === step.slice(1);
      const index = isList ? value.findIndex(isIt) : -1;
      if (index < 0) return null;
      path.push(index);
    } else path.push(isList ? Number(step) : step);
  }
  return path;
}

function isSection(value: unknown): value is Record<string, unknown> & { id: string } {
  return isRecord(value) && 'slice_type' in value && typeof value.id === 'string';
}
