import { asText } from '@prismicio/client';
import type { Page, PageProperties } from '../../contract/page.ts';
import { prepareRoute, RouteMap } from '../../map/route-map.tsx';
import { formatDate } from '../../messages/format.ts';
import { placesOf } from '../../programs/places.ts';
import { Part } from '../../render/parts.tsx';
import { BelowFirstScreen } from '../../render/style.tsx';
import { Actions } from '../../shortlist/actions.tsx';
import { PictureWall } from '../../slices/Gallery/gallery.tsx';
import { HeroFrame } from '../../slices/Hero/hero.tsx';
import { SliceZone } from '../../slices/index.tsx';
import { prepareSlices } from '../../slices/prepare.ts';
import { QuestionList } from '../../slices/Questions/questions.tsx';
import { Postcards } from '../../slices/Quotes/quotes.tsx';
import { Breadcrumb } from '../breadcrumb.tsx';
import { metadata } from '../metadata.ts';
import { Related } from '../related.tsx';
import { Section } from '../section.tsx';
import { breadcrumbList, crumbsTo, overviewCrumb } from '../structured-data.ts';
import { Dates } from './dates.tsx';
import { Details } from './details.tsx';
import { Downloads } from './downloads.tsx';
import { Highlights } from './highlights.tsx';
import { Itinerary } from './itinerary.tsx';
import { Overview } from './overview.tsx';
import { Price } from './price.tsx';
import { programData } from './program-data.ts';
import { QuickBar } from './quick-bar.tsx';
import { prepareOffice, Talk } from './talk.tsx';
import { Ticket } from './ticket.tsx';

type Properties = PageProperties<'programs_details'>;

export const programPage: Page<'programs_details'> = {
  type: 'programs_details',
  parameters: [],
  head({ doc, layout, context }) {
    const { cover, tagline, title } = doc.data;
    const name = asText(title);
    return {
      ...metadata(doc.data, { title: name, description: tagline, picture: cover }),
      structuredData: [
        programData(doc, layout, context),
        breadcrumbList(crumbsOf(name, context), context),
      ],
    };
  },
  *prepare({ doc, context }) {
    if (isRoute(doc.data)) yield* prepareRoute(doc.data.stops);
    yield* prepareOffice(context);
    yield* prepareSlices(doc.data.slices, context);
  },
  Body: ProgramBody,
};

/** A single place is no route. */
function isRoute({ stops }: Properties['doc']['data']): boolean {
  return placesOf(stops).length >= 2;
}

const crumbsOf = (name: string, context: Properties['context']) =>
  crumbsTo(name, overviewCrumb('programs_overview', context), context);

function ProgramBody({ doc, context }: Properties) {
  const { data } = doc;
  const { messages, language } = context;
  const name = asText(data.title);
  const { last_publication_date: published } = doc;
  // In a preview, a program may never have been published.
  const updated = published && formatDate(published, language);
  return (
    <>
      <HeroFrame
        title={name}
        text={data.tagline}
        picture={data.cover}
        context={context}
        first
        lapped
        above={<Breadcrumb crumbs={crumbsOf(name, context)} context={context} />}
      />
      <BelowFirstScreen>
        <Part>
          <Ticket program={doc} context={context} />
          <Actions actions={['save', 'compare', 'share', 'copy']} context={context} />
          <Overview program={doc} context={context} />
          <Highlights highlights={data.highlights} messages={messages} />
        </Part>
        <Part>
          <Itinerary itinerary={data.itinerary} messages={messages} />
          <Section title={messages.route} hidden={!isRoute(data)}>
            <RouteMap stops={data.stops} context={context} />
          </Section>
        </Part>
        <Part>
          <Dates program={doc} context={context} />
          <Price program={doc} context={context} />
          <Details program={doc} context={context} />
        </Part>
        <Part>
          <Section
            title={messages.gallery}
            unprinted
            hidden={!data.gallery.some(({ picture }) => picture.url)}
          >
            <PictureWall
              pictures={data.gallery.map(({ picture }) => ({ picture, caption: null }))}
              context={context}
            />
          </Section>
          <Section title={messages.stories} tint hidden={!data.stories.some(({ quote }) => quote)}>
            <Postcards stories={data.stories} context={context} />
          </Section>
          <QuestionList
            id="questions"
            title={messages.questions}
            questions={data.questions}
            context={context}
          />
        </Part>
        <SliceZone slices={data.slices} context={context} />
        <Part>
          <Downloads downloads={data.downloads} context={context} />
          <Talk people={data.people} context={context} />
          <Related data={data} context={context} />
        </Part>
        {updated && <p className="wrap small muted updated">{messages.lastUpdated(updated)}</p>}
        <QuickBar program={doc} context={context} />
      </BelowFirstScreen>
    </>
  );
}
