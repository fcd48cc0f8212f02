import type { TextSlice } from '@farol/content-model';
import type { Surroundings } from '../../contract/page.ts';
import { Prose } from '../../render/prose.tsx';
import type { SliceProperties } from '../slice.ts';

export function Text({ slice, around }: SliceProperties<TextSlice>) {
  return <PlainText body={slice.primary.body} around={around} />;
}

interface PlainTextProperties {
  body: TextSlice['primary']['body'];
  around: Surroundings;
}

export function PlainText({ body, around }: PlainTextProperties) {
  if (!body.length) return null;
  return (
    <section className="room">
      <div className="wrap indent">
        <Prose field={body} around={around} />
      </div>
    </section>
  );
}
