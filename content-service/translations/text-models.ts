import { memoized, type TextModels } from '@farol/content-model';
import type { CustomTypeModel } from '@prismicio/client';
import { Refused } from '../repository/faults.ts';
import type { State } from '../repository/state.ts';

const fieldsOf = memoized((model: CustomTypeModel) =>
  Object.fromEntries(Object.values(model.json).flatMap((tab) => Object.entries(tab))),
);

/** The models that define where a type has texts. */
export function textModelsOf(state: State, type: string): TextModels {
  const model = state.types.get(type);
  if (!model) throw new Refused(`The type ${type} is gone.`, 409, { code: 'type_gone' });
  return { fields: fieldsOf(model), slice: (id) => state.slices.get(id) };
}
