import { isRecord } from '@farol/content-model';
import type { EventOf } from '../events.ts';
import type { State } from '../state.ts';

export function saveType(state: State, { model }: EventOf<'type-saved'>): void {
  keepFieldNames(state, state.types.get(model.id));
  state.types.set(model.id, model);
}

export function removeType(state: State, { id }: EventOf<'type-removed'>): void {
  keepFieldNames(state, state.types.get(id));
  state.types.delete(id);
}

export function saveSlice(state: State, { model }: EventOf<'slice-saved'>): void {
  keepVariations(state, model.id);
  state.slices.set(model.id, model);
}

export function removeSlice(state: State, { id }: EventOf<'slice-removed'>): void {
  keepVariations(state, id);
  state.slices.delete(id);
}

function keepVariations(state: State, id: string): void {
  const model = state.slices.get(id);
  keepFieldNames(state, model);
  const former = state.formerSlices.get(id) ?? new Set();
  for (const variation of model?.variations ?? []) former.add(variation.id);
  state.formerSlices.set(id, former);
}

/** The names of all fields in a model that is replaced, however deep: documents may still hold any of them. */
function keepFieldNames(state: State, model: unknown): void {
  if (typeof model !== 'object' || model === null) return;
  for (const [name, part] of Object.entries(model)) {
    if (isRecord(part) && typeof part.type === 'string') state.formerFields.add(name);
    keepFieldNames(state, part);
  }
}
