import { asText } from '@prismicio/client';
import type { Page, PageProperties } from '../../contract/page.ts';
import { prepareRoute, RouteMap } from '../../map/route-map.tsx';
import { formatDate } from '../../messages/format.ts';
import { linkedArticles, linkedPrograms } from '../../programs/linked-documents.ts';
import { BelowFirstScreen } from '../../render/style.tsx';
import { ArticleEntries } from '../../slices/ArticleList/article-list.tsx';
import { PictureWall } from '../../slices/Gallery/gallery.tsx';
import { HeroFrame } from '../../slices/Hero/hero.tsx';
import { SliceZone } from '../../slices/index.tsx';
import { PosterWall } from '../../slices/ProgramList/program-list.tsx';
import { prepareSlices } from '../../slices/prepare.ts';
import { QuestionList } from '../../slices/Questions/questions.tsx';
import { Postcards } from '../../slices/Quotes/quotes.tsx';
import { Breadcrumb } from '../breadcrumb.tsx';
import { metadata } from '../metadata.ts';
import { breadcrumbList, crumbsTo, overviewCrumb } from '../structured-data.ts';
import { Dates } from './dates.tsx';
import { Details } from './details.tsx';
import { Downloads } from './downloads.tsx';
import { Highlights } from './highlights.tsx';
import { Itinerary } from './itinerary.tsx';
import { Overview } from './overview.tsx';
import { Price } from './price.tsx';
import { programThing } from './program-data.ts';
import { QuickBar } from './quick-bar.tsx';
import { Section } from './section.tsx';
import { Talk } from './talk.tsx';
import { Ticket } from './ticket.tsx';

type Properties = PageProperties<'programs_details'>;

export const programPage: Page<'programs_details'> = {
  type: 'programs_details',
  parameters: [],
  head({ doc, layout, around }) {
    const { cover, tagline, title } = doc.data;
    const name = asText(title);
    return {
      ...metadata(doc.data, { title: name, description: tagline, picture: cover }),
      structuredData: [
        programThing(doc, layout, around),
        breadcrumbList(crumbsOf(name, around), around),
      ],
    };
  },
  *prepare({ doc, around }) {
    if (doc.data.stops.length >= fewestStops) yield* prepareRoute(doc.data.stops);
    yield* prepareSlices(doc.data.slices, around);
  },
  Body: ProgramBody,
};

/** One place alone is no route. */
const fewestStops = 2;

const crumbsOf = (name: string, around: Properties['around']) =>
  crumbsTo(name, overviewCrumb('programs_overview', around), around);

function ProgramBody({ doc, around }: Properties) {
  const { data } = doc;
  const { messages, language } = around;
  const name = asText(data.title);
  const updated = formatDate(doc.last_publication_date, language);
  const programs = linkedPrograms(
    data.related_programs.map(({ program }) => program),
    around,
  );
  const articles = linkedArticles(
    data.related_articles.map(({ article }) => article),
    around,
  );
  return (
    <>
      <HeroFrame
        title={name}
        text={data.tagline}
        picture={data.cover}
        around={around}
        first
        lapped
        above={<Breadcrumb crumbs={crumbsOf(name, around)} around={around} />}
      />
      <BelowFirstScreen>
        <Ticket program={doc} around={around} />
        <Overview program={doc} around={around} />
        <Highlights highlights={data.highlights} messages={messages} />
        <Itinerary itinerary={data.itinerary} messages={messages} />
        <Section title={messages.route} hidden={data.stops.length < fewestStops}>
          <RouteMap stops={data.stops} around={around} />
        </Section>
        <Dates program={doc} around={around} />
        <Price program={doc} around={around} />
        <Details program={doc} around={around} />
        <Section
          title={messages.gallery}
          unprinted
          hidden={!data.gallery.some(({ picture }) => picture.url)}
        >
          <PictureWall
            pictures={data.gallery.map(({ picture }) => ({ picture, caption: null }))}
            around={around}
          />
        </Section>
        <Section title={messages.stories} tint hidden={!data.stories.some(({ quote }) => quote)}>
          <Postcards stories={data.stories} around={around} />
        </Section>
        <QuestionList
          id="questions"
          title={messages.questions}
          questions={data.questions}
          around={around}
        />
        <SliceZone slices={data.slices} around={around} />
        <Downloads downloads={data.downloads} around={around} />
        <Talk around={around} />
        <Section title={messages.relatedPrograms} unprinted hidden={!programs.length}>
          <PosterWall programs={programs} around={around} />
        </Section>
        <Section title={messages.relatedArticles} unprinted hidden={!articles.length}>
          <ArticleEntries articles={articles} around={around} />
        </Section>
        {updated && <p className="wrap small muted updated">{messages.lastUpdated(updated)}</p>}
        <QuickBar program={doc} around={around} />
      </BelowFirstScreen>
    </>
  );
}
