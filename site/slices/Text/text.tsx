import type { TextSlice } from '@farol/content-model';
import type { PageContext } from '../../contract/page.ts';
import { Prose } from '../../render/prose.tsx';
import type { SliceProperties } from '../slice.ts';

export function Text({ slice, context }: SliceProperties<TextSlice>) {
  return <PlainText body={slice.primary.body} context={context} />;
}

interface PlainTextProperties {
  body: TextSlice['primary']['body'];
  context: PageContext;
}

export function PlainText({ body, context }: PlainTextProperties) {
  if (!body.length) return null;
  return (
    <section className="room">
      <div className="wrap indent">
        <Prose field={body} context={context} />
      </div>
    </section>
  );
}
