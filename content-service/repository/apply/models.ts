import { isRecord, same } from '@farol/content-model';
import type { CustomTypeModelField } from '@prismicio/client';
import type { EventOf } from '../events.ts';
import type { FormerFields, State } from '../state.ts';

export function saveType(state: State, { model }: EventOf<'type-saved'>): void {
  keepFieldsOfType(state, model.id);
  state.types.set(model.id, model);
}

export function removeType(state: State, { id }: EventOf<'type-removed'>): void {
  keepFieldsOfType(state, id);
  state.types.delete(id);
}

export function saveSlice(state: State, { model }: EventOf<'slice-saved'>): void {
  keepFieldsOfSlice(state, model.id);
  state.slices.set(model.id, model);
}

export function removeSlice(state: State, { id }: EventOf<'slice-removed'>): void {
  keepFieldsOfSlice(state, id);
  state.slices.delete(id);
}

/** What a model had that is replaced: documents may still hold it. */
function keepFieldsOfType(state: State, id: string): void {
  const former: FormerFields = state.formerFields.get(id) ?? new Map();
  for (const tab of Object.values(state.types.get(id)?.json ?? {})) keepFields(former, tab, '');
  state.formerFields.set(id, former);
}

function keepFieldsOfSlice(state: State, id: string): void {
  const former = state.formerSlices.get(id) ?? new Map<string, FormerFields>();
  for (const variation of state.slices.get(id)?.variations ?? []) {
    const fields: FormerFields = former.get(variation.id) ?? new Map();
    keepFields(fields, variation.primary, 'primary.');
    keepFields(fields, variation.items, 'items.');
    former.set(variation.id, fields);
  }
  state.formerSlices.set(id, former);
}

function keepFields(former: FormerFields, fields: unknown, prefix: string): void {
  for (const [name, field] of Object.entries(fields ?? {})) {
    const path = `${prefix}${name}`;
    const models = former.get(path) ?? [];
    if (!models.some((each) => same(each, field)))
      former.set(path, [...models, field as CustomTypeModelField]);
    const config = isRecord(field) ? field.config : undefined;
    if (!isRecord(config)) continue;
    keepFields(former, config.fields, `${path}.`);
    // Of sections that the type itself describes; shared ones have models of their own.
    for (const [type, choice] of Object.entries(config.choices ?? {})) {
      if (!isRecord(choice) || choice.type !== 'Slice') continue;
      keepFields(former, choice['non-repeat'], `${path}.${type}.primary.`);
      keepFields(former, choice.repeat, `${path}.${type}.items.`);
    }
  }
}
