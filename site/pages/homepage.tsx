import type { Page } from '../contract/page.ts';
import { untranslatedId } from '../layout/other-languages.ts';
import { Style } from '../render/style.tsx';
import { HeroFrame } from '../slices/Hero/hero.tsx';
import { SliceZone } from '../slices/index.tsx';
import { prepareSlices } from '../slices/prepare.ts';
import style from './homepage.css?inline';
import { metadata } from './metadata.ts';
import { organisation, website } from './structured-data.ts';

export const homepage: Page<'homepage'> = {
  type: 'homepage',
  parameters: [],
  prepare: ({ doc, context }) => prepareSlices(doc.data.slices, context),
  head({ doc, layout, context }) {
    return {
      ...metadata(doc.data, { title: '', description: null }),
      structuredData: [organisation({ layout, context }), website({ layout, context })],
    };
  },
  Body({ doc, context }) {
    const { slices, title } = doc.data;
    const startsWithHero = slices[0]?.slice_type === 'hero';
    return (
      <>
        <Style name="Untranslated" css={style} />
        <p id={untranslatedId} className="untranslated" role="status">
          {context.messages.cameFromUntranslated}
        </p>
        {!startsWithHero && (
          <HeroFrame title={title} text={null} picture={{}} context={context} first />
        )}
        <SliceZone slices={slices} context={context} opening={startsWithHero} />
      </>
    );
  },
};
