import { asText } from '@prismicio/client';
import type { Page } from '../contract/page.ts';
import { SliceZone } from '../slices/index.tsx';
import { prepareSlices } from '../slices/prepare.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { Masthead } from './masthead.tsx';
import { metadata } from './metadata.ts';
import { breadcrumbList, crumbsTo, questionPage } from './structured-data.ts';

export const dynamicPage: Page<'dynamic_page'> = {
  type: 'dynamic_page',
  parameters: [],
  prepare: ({ doc, around }) => prepareSlices(doc.data.slices, around),
  head({ doc, around }) {
    const { title, lead, cover, slices } = doc.data;
    const name = asText(title);
    const questions = slices.flatMap((slice) =>
      slice.slice_type === 'questions' ? slice.primary.questions : [],
    );
    const asked = questionPage(questions);
    return {
      ...metadata(doc.data, { title: name, description: lead, picture: cover }),
      structuredData: [
        breadcrumbList(crumbsTo(name, [], around), around),
        ...(asked ? [asked] : []),
      ],
    };
  },
  Body({ doc, around }) {
    const { title, lead, cover, slices } = doc.data;
    const name = asText(title);
    return (
      <>
        <Masthead
          title={name}
          lead={lead}
          picture={cover}
          around={around}
          above={<Breadcrumb crumbs={crumbsTo(name, [], around)} around={around} />}
        />
        <SliceZone slices={slices} around={around} />
      </>
    );
  },
};
