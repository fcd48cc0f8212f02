import { isRecord, own } from '@farol/content-model';
import type { Models } from '../repository/models.ts';
import { fieldMap } from './fields.ts';

export interface SliceParts {
  readonly isShared: boolean;
  readonly version: string;
  readonly primary: ReadonlyMap<string, unknown>;
  readonly items: ReadonlyMap<string, unknown>;
}

/** The fields of a slice, from the shared slice's variation or the zone's model. */
export function sliceParts(models: Models, zone: unknown, slice: unknown): SliceParts | null {
  if (!isRecord(slice) || typeof slice.slice_type !== 'string') return null;
  const config = isRecord(zone) && isRecord(zone.config) ? zone.config : {};
  const choice = isRecord(config.choices) ? own(config.choices, slice.slice_type) : undefined;
  if (isRecord(choice) && choice.type === 'Slice') {
    return {
      isShared: false,
      version: 'initial',
      primary: fieldMap(choice['non-repeat']),
      items: fieldMap(choice.repeat),
    };
  }
  const variation = models.slices
    .get(slice.slice_type)
    ?.variations.find(({ id }) => id === slice.variation);
  return variation
    ? {
        isShared: true,
        version: variation.version || 'initial',
        primary: fieldMap(variation.primary),
        items: fieldMap(variation.items),
      }
    : null;
}
