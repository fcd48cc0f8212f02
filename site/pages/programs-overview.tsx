import { asText } from '@prismicio/client';
import type { Page } from '../contract/page.ts';
import {
  Finder,
  finderParameters,
  finderViewAt,
  isFilteredView,
  prepareFinder,
} from '../finder/finder.tsx';
import { DestinationsMap, prepareMap } from '../map/destinations-map.tsx';
import { listedOf } from '../programs/program-facts.ts';
import { Part } from '../render/parts.tsx';
import { BelowFirstScreen } from '../render/style.tsx';
import { SliceZone } from '../slices/index.tsx';
import { prepareSlices } from '../slices/prepare.ts';
import { Masthead } from './masthead.tsx';
import { metadata } from './metadata.ts';
import { Section } from './program/section.tsx';
import { breadcrumbList, crumbsTo, itemList } from './structured-data.ts';

/** A list for search engines; of more they find each in the sitemap. */
const mostListed = 200;

export const programsOverview: Page<'programs_overview'> = {
  type: 'programs_overview',
  parameters: finderParameters,
  viewAt: finderViewAt,
  *prepare({ doc, around }) {
    const programs = around.content.ofType('programs_details', around.language);
    yield* prepareFinder(around, programs);
    yield* prepareMap(programs);
    yield* prepareSlices(doc.data.slices, around);
  },
  head({ doc, around }) {
    const { title, lead } = doc.data;
    const name = asText(title);
    const noindex = isFilteredView(around.query);
    const programs = around.content.ofType('programs_details', around.language);
    // Who does not list the view needs no list of what is in it.
    const items = (noindex ? [] : programs.slice(0, mostListed)).map((program) => ({
      name: listedOf(program).name,
      path: around.addresses.of(program),
    }));
    const crumbs = breadcrumbList(crumbsTo(name, [], around), around);
    return {
      ...metadata(doc.data, { title: name, description: lead }),
      structuredData: noindex ? [crumbs] : [crumbs, itemList(items, around)],
      noindex,
    };
  },
  Body({ doc, around }) {
    const { title, lead, slices } = doc.data;
    const programs = around.content.ofType('programs_details', around.language);
    return (
      <>
        <Masthead title={asText(title)} lead={lead} around={around} />
        <Part>
          <Finder around={around} programs={programs} />
        </Part>
        <BelowFirstScreen>
          <Section title={around.messages.mapOfDestinations} tint hidden={programs.length === 0}>
            <Part>
              <DestinationsMap around={around} programs={programs} />
            </Part>
          </Section>
        </BelowFirstScreen>
        <SliceZone slices={slices} around={around} />
      </>
    );
  },
};
