import type { Page } from '../contract/page.ts';
import { HeroFrame } from '../slices/Hero/hero.tsx';
import { SliceZone } from '../slices/index.tsx';
import { prepareSlices } from '../slices/prepare.ts';
import { metadata } from './metadata.ts';
import { organisation, website } from './structured-data.ts';

export const homepage: Page<'homepage'> = {
  type: 'homepage',
  parameters: [],
  prepare: ({ doc, around }) => prepareSlices(doc.data.slices, around),
  head({ doc, layout, around }) {
    return {
      ...metadata(doc.data, { title: '', description: null }),
      structuredData: [organisation({ layout, around }), website({ layout, around })],
    };
  },
  Body({ doc, around }) {
    const { slices, title } = doc.data;
    const opens = slices[0]?.slice_type === 'hero';
    return (
      <>
        {!opens && <HeroFrame title={title} text={null} picture={{}} around={around} first />}
        <SliceZone slices={slices} around={around} opening={opens} />
      </>
    );
  },
};
