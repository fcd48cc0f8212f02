import { destinationAddress } from '@farol/content-model';
import { asText } from '@prismicio/client';
import type { Page } from '../contract/page.ts';
import {
  Finder,
  finderParameters,
  finderViewAt,
  isFilteredView,
  mapStyleOf,
  prepareFinder,
  titleOfFinder,
} from '../finder/finder.tsx';
import { filteredMapClass, mapId } from '../finder/map-of-view.ts';
import { DestinationsMap, prepareMap } from '../map/destinations-map.tsx';
import { listedOf } from '../programs/program-facts.ts';
import { Part } from '../render/parts.tsx';
import { BelowFirstScreen, PageStyle } from '../render/style.tsx';
import { Actions } from '../shortlist/actions.tsx';
import { SliceZone } from '../slices/index.tsx';
import { prepareSlices } from '../slices/prepare.ts';
import { Masthead } from './masthead.tsx';
import { metadata } from './metadata.ts';
import { Section } from './section.tsx';
import { breadcrumbList, crumbsTo, itemList } from './structured-data.ts';

/** The structured data lists at most so many; search engines find the rest in the sitemap. */
const maxListed = 200;

export const programsOverview: Page<'programs_overview'> = {
  type: 'programs_overview',
  parameters: finderParameters,
  viewAt: finderViewAt,
  *prepare({ doc, context }) {
    const programs = context.content.ofType('programs_details', context.language);
    yield* prepareFinder(context, programs);
    yield* prepareMap(programs);
    yield* prepareSlices(doc.data.slices, context);
  },
  head({ doc, context }) {
    const { title, lead } = doc.data;
    const name = asText(title);
    const noindex = isFilteredView(context.query);
    const programs = context.content.ofType('programs_details', context.language);
    // Views with noindex need no structured data.
    const items = (noindex ? [] : programs.slice(0, maxListed)).map((program) => ({
      name: listedOf(program).name,
      path: context.addresses.of(program),
    }));
    const meta = metadata(doc.data, { title: name, description: lead });
    const crumbs = breadcrumbList(crumbsTo(name, [], context), context);
    return {
      ...meta,
      title: noindex ? titleOfFinder(context, programs) + meta.title : meta.title,
      structuredData: noindex ? [crumbs] : [crumbs, itemList(items, context)],
      noindex,
    };
  },
  Body({ doc, context }) {
    const { title, lead, slices } = doc.data;
    const programs = context.content.ofType('programs_details', context.language);
    const mapStyle = mapStyleOf(context, programs);
    return (
      <>
        {mapStyle && <PageStyle name="map-of-view" css={mapStyle} />}
        <Masthead title={asText(title)} lead={lead} context={context} />
        {programs.length > 0 ? (
          <>
            <Part>
              <Finder context={context} programs={programs} />
            </Part>
            <BelowFirstScreen>
              <Actions actions={['compare']} context={context} />
              <Section
                title={context.messages.mapOfDestinations}
                way={
                  <a className="way" href={destinationAddress(context.language, null)}>
                    {context.messages.destinationsByCountry}
                  </a>
                }
                tint
              >
                <Part>
                  <div id={mapId} className={mapStyle ? filteredMapClass : undefined}>
                    <DestinationsMap context={context} programs={programs} />
                  </div>
                </Part>
              </Section>
            </BelowFirstScreen>
          </>
        ) : (
          <section className="room">
            <p className="wrap lead">{context.messages.noPrograms}</p>
          </section>
        )}
        <SliceZone slices={slices} context={context} />
      </>
    );
  },
};
