import type { RichTextField } from '@prismicio/client';
import type { PageContext } from '../contract/page.ts';
import style from '../style/prose.css?inline';
import { RichText } from './rich-text.tsx';
import { Style } from './style.tsx';

interface ProseProperties {
  field: RichTextField | undefined;
  context: PageContext;
  contents?: boolean;
}

/** Running text at a comfortable line length. */
export function Prose({ field, context, contents = false }: ProseProperties) {
  if (!field?.length) return null;
  return (
    <>
      <Style name="Prose" css={style} />
      <RichText field={field} context={context} className="prose" contents={contents} />
    </>
  );
}
