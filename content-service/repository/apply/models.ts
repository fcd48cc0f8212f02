import { isRecord } from '@farol/content-model';
import type { EventOf } from '../events.ts';
import type { State } from '../state.ts';

export function saveType(state: State, { model }: EventOf<'type-saved'>): void {
  keepFields(state, model.id);
  state.types.set(model.id, model);
}

export function removeType(state: State, { id }: EventOf<'type-removed'>): void {
  keepFields(state, id);
  state.types.delete(id);
}

export function saveSlice(state: State, { model }: EventOf<'slice-saved'>): void {
  keepSlice(state, model.id);
  state.slices.set(model.id, model);
}

export function removeSlice(state: State, { id }: EventOf<'slice-removed'>): void {
  keepSlice(state, id);
  state.slices.delete(id);
}

/** What a model had that is replaced: documents may still hold it. */
function keepFields(state: State, id: string): void {
  const former = state.formerFields.get(id) ?? new Set();
  for (const tab of Object.values(state.types.get(id)?.json ?? {})) addPaths(former, tab, '');
  state.formerFields.set(id, former);
}

function keepSlice(state: State, id: string): void {
  const former = state.formerSlices.get(id) ?? new Map<string, Set<string>>();
  for (const variation of state.slices.get(id)?.variations ?? []) {
    const fields = former.get(variation.id) ?? new Set();
    addPaths(fields, variation.primary, 'primary.');
    addPaths(fields, variation.items, 'items.');
    former.set(variation.id, fields);
  }
  state.formerSlices.set(id, former);
}

function addPaths(paths: Set<string>, fields: unknown, prefix: string): void {
  for (const [name, field] of Object.entries(fields ?? {})) {
    paths.add(`${prefix}${name}`);
    const config = isRecord(field) ? field.config : undefined;
    if (isRecord(config)) addPaths(paths, config.fields, `${prefix}${name}.`);
  }
}
