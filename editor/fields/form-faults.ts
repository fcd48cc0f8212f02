import { type FieldFault, fieldFaults, pathText } from '@farol/content-model';
import type { Written } from '../api/written.ts';
import { hasAddress, type SliceModel, type TypeModel } from '../models/model.ts';

/** The missing and invalid fields of a document, by place; computed once for each of its states. */
export function formFaults(
  type: TypeModel,
  slices: ReadonlyMap<string, SliceModel>,
): (written: Written) => ReadonlyMap<string, FieldFault> {
  const fields = Object.assign({}, ...Object.values(type.json));
  let last: { written: Written; faults: ReadonlyMap<string, FieldFault> } | null = null;
  return (written) => {
    if (last?.written === written) return last.faults;
    const found = [
      ...headFaults(type, written),
      ...fieldFaults(fields, written.data, slices, ['data']),
    ];
    const faults = new Map(found.map((fault) => [pathText(fault.path), fault]));
    last = { written, faults };
    return faults;
  };
}

/** A document needs a name, and an address if its type has one. */
function headFaults(type: TypeModel, { title, uid }: Written): FieldFault[] {
  const missing = (name: string): FieldFault => ({
    path: [name],
    label: name,
    fault: { kind: 'missing' },
  });
  return [
    ...(title.trim() === '' ? [missing('title')] : []),
    ...(hasAddress(type) && !uid ? [missing('uid')] : []),
  ];
}
