import type { PageContext } from '../contract/page.ts';
import type { Steps } from '../turns/steps.ts';
import { prepareDoors } from './FinderDoors/finder-doors.tsx';
import type { AnySlice } from './slice.ts';

/** Prepares in steps what slices would otherwise compute while they are rendered. */
export function* prepareSlices(
  slices: readonly AnySlice[],
  { content, language }: PageContext,
): Steps<void> {
  if (slices.some(({ slice_type }) => slice_type === 'finder_doors'))
    yield* prepareDoors(content.ofType('programs_details', language));
}
