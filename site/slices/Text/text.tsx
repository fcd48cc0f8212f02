import type { TextSlice } from '@farol/content-model';
import { Prose } from '../../render/prose.tsx';
import type { SliceProperties } from '../slice.ts';

export function Text({ slice, around }: SliceProperties<TextSlice>) {
  if (!slice.primary.body.length) return null;
  return (
    <section className="room">
      <div className="wrap indent">
        <Prose field={slice.primary.body} around={around} />
      </div>
    </section>
  );
}
