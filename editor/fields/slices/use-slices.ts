import type { Path } from '@farol/content-model';
import { useMemo } from 'react';
import type { FieldModel, SliceModel } from '../../models/model.ts';
import { useValue, useWrite } from '../field-context.tsx';
import { copySlice } from './copied.ts';
import {
  copyOf,
  type SliceValue,
  slicesIn,
  withItemMoved,
  withSectionsMoved,
} from './slice-value.ts';

/** The sections of a zone and the actions on them; each action is one undo step. */
export function useSlices(path: Path) {
  const value = useValue(path);
  const slices = useMemo(() => slicesIn(value), [value]);
  const write: (changed: readonly SliceValue[]) => void = useWrite(path);
  return {
    slices,
    insert: (at: number, slice: SliceValue) => write(slices.toSpliced(at, 0, slice)),
    move: (from: number, to: number) => write(withItemMoved(slices, from, to)),
    moveBeside: (
      ...[ids, target]: [ReadonlySet<unknown>, Parameters<typeof withSectionsMoved>[2]]
    ) => write(withSectionsMoved(slices, ids, target)),
    duplicate(at: number) {
      const slice = slices[at];
      if (slice) write(slices.toSpliced(at + 1, 0, copyOf(slice)));
    },
    copy(at: number) {
      const slice = slices[at];
      if (slice) copySlice(slice);
    },
    remove: (at: number) => write(slices.toSpliced(at, 1)),
  };
}

/** The sections that a zone accepts, as far as they have models. */
export function choicesOf(
  zone: FieldModel,
  models: ReadonlyMap<string, SliceModel>,
): readonly SliceModel[] {
  return Object.keys(zone.config?.choices ?? {}).flatMap((id) => models.get(id) ?? []);
}
