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
  prepare: ({ doc, context }) => prepareSlices(doc.data.slices, context),
  head({ doc, context }) {
    const { title, lead, cover, slices } = doc.data;
    const name = asText(title);
    const questions = slices.flatMap((slice) =>
      slice.slice_type === 'questions' ? slice.primary.questions : [],
    );
    const questionData = questionPage(questions);
    return {
      ...metadata(doc.data, { title: name, description: lead, picture: cover }),
      structuredData: [
        breadcrumbList(crumbsTo(name, [], context), context),
        ...(questionData ? [questionData] : []),
      ],
    };
  },
  Body({ doc, context }) {
    const { title, lead, cover, slices } = doc.data;
    const name = asText(title);
    return (
      <>
        <Masthead
          title={name}
          lead={lead}
          picture={cover}
          context={context}
          above={<Breadcrumb crumbs={crumbsTo(name, [], context)} context={context} />}
        />
        <SliceZone slices={slices} context={context} />
      </>
    );
  },
};
