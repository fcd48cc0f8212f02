import { pathOfText } from '@farol/content-model';
import type { Occurrence } from '../../../api/replacements.ts';
import { type LabelWords, labelAt } from '../../../fields/label-at.ts';
import type { SliceModel, TypeModel } from '../../../models/model.ts';

interface Models extends Pick<LabelWords, 'itemName' | 'labelled'> {
  types: readonly TypeModel[];
  slices: ReadonlyMap<string, SliceModel>;
}

/** The label of the field that contains a text, with those of its section, group and item. */
export function occurrenceLabel(
  { type: id, path, section }: Pick<Occurrence, 'type' | 'path' | 'section'>,
  { types, ...models }: Models,
): string {
  const type = types.find((each) => each.id === id);
  if (!type) return '';
  const [zone = '', index = 0, ...inner] = pathOfText(path);
  const words = { type, ...models, heads: {} };
  if (!section) return labelAt(['data', zone, index, ...inner], {}, words);
  // Of all sections, only this one is known.
  const written = { data: { [zone]: [section] } };
  return labelAt(['data', zone, 0, ...inner], written, words);
}
