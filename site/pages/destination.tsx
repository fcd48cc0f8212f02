import { destinationAddress, memoized } from '@farol/content-model';
import type { ReactNode } from 'react';
import { read, type StoredDocument } from '../content/document.ts';
import type { PageContext, PageHead } from '../contract/page.ts';
import { type Destination, placesIn } from '../destinations/destinations.ts';
import { finderAddress, nothingChosen } from '../finder/state.ts';
import { PlacesMap, preparePlaces } from '../map/route-map.tsx';
import { linkedArticles, linkedPrograms } from '../programs/linked-documents.ts';
import { type ListedProgram, listedOf } from '../programs/program-facts.ts';
import { fileAddress } from '../render/media.ts';
import { metaPicture } from '../render/meta-picture.ts';
import { BelowFirstScreen, Style } from '../render/style.tsx';
import { WholeWords } from '../render/whole-words.tsx';
import { ArticleEntries, prepareArticles } from '../slices/ArticleList/article-list.tsx';
import { PosterWall } from '../slices/ProgramList/program-list.tsx';
import { Postcards } from '../slices/Quotes/quotes.tsx';
import type { Steps } from '../turns/steps.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import style from './destination.css?inline';
import { destinationFacts } from './destination-facts.ts';
import { Masthead } from './masthead.tsx';
import { Section } from './section.tsx';
import { absolute, breadcrumbList, type Crumb, crumbsTo, itemList } from './structured-data.ts';
import { UpcomingDates } from './upcoming-dates.tsx';

export interface PreparedPage {
  head: PageHead;
  body: ReactNode;
}

/** The finder shows the rest. */
const maxPosters = 12;
const maxArticles = 4;
const maxStories = 3;

/** The page of a country: its programs, places, dates, testimonials and articles. */
export function* destinationPage(
  destination: Destination,
  context: PageContext,
): Steps<PreparedPage> {
  yield* preparePlaces(placesIn(destination));
  const shown = destination.programs.slice(0, maxPosters);
  const stories = shown.flatMap((program) => read(program).data.stories).slice(0, maxStories);
  yield;
  const articles = yield* articlesFor(shown, context);
  return {
    head: headOf(destination, context),
    body: (
      <DestinationBody
        destination={destination}
        context={context}
        shown={shown}
        stories={stories}
        articles={articles}
      />
    ),
  };
}

function headOf({ name, programs }: Destination, context: PageContext): PageHead {
  const { messages } = context;
  const listed = programs.slice(0, maxPosters).map((program) => ({
    name: listedOf(program).name,
    path: context.addresses.of(program),
  }));
  const names = listed.slice(0, 4).map((program) => program.name);
  const description = messages.destinationText(name, names.join(', '));
  const [cover = null] = programs.map((program) => metaPicture(listedOf(program).cover));
  return {
    title: messages.labelled(name, messages.programCount(programs.length)),
    description,
    image: cover,
    structuredData: [
      {
        '@type': 'TouristDestination',
        name,
        description,
        url: absolute(context.path, context),
        image: cover ? absolute(fileAddress(cover.url, context.settings), context) : undefined,
      },
      itemList(listed, context),
      breadcrumbList(crumbsOf(name, context), context),
    ],
  };
}

function crumbsOf(name: string, context: PageContext): Crumb[] {
  const { language, messages } = context;
  const all = { name: messages.destinations, path: destinationAddress(language, null) };
  return crumbsTo(name, [all], context);
}

/** Each destination of an edition asks about the same articles. */
const programLinks = memoized((article: StoredDocument<'articles_details'>) =>
  read(article).data.related_programs.map(({ program }) => program),
);

/** Articles its programs link to, and articles that link to its programs. */
function* articlesFor(
  programs: Destination['programs'],
  context: PageContext,
): Steps<readonly StoredDocument<'articles_details'>[]> {
  const ids = new Set(programs.map(({ id }) => id));
  const related = new Map<string, StoredDocument<'articles_details'>>();
  const newest = yield* prepareArticles(context);
  for (const article of newest.slice(0, 60)) {
    if (linkedPrograms(programLinks(article), context).some(({ id }) => ids.has(id)))
      related.set(article.id, article);
    yield;
  }
  for (const program of programs) {
    const links = read(program).data.related_articles.map(({ article }) => article);
    for (const article of linkedArticles(links, context)) related.set(article.id, article);
  }
  return [...related.values()].slice(0, maxArticles);
}

interface DestinationBodyProperties {
  destination: Destination;
  context: PageContext;
  shown: Destination['programs'];
  stories: Parameters<typeof Postcards>[0]['stories'];
  articles: readonly StoredDocument<'articles_details'>[];
}

function DestinationBody({
  destination,
  context,
  shown,
  stories,
  articles,
}: DestinationBodyProperties) {
  const { messages } = context;
  const { code, name, programs } = destination;
  const [first] = programs;
  const places = placesIn(destination);
  const facts = destinationFacts(destination, context);
  return (
    <>
      <Masthead
        title={name}
        picture={first && listedOf(first).cover}
        context={context}
        above={<Breadcrumb crumbs={crumbsOf(name, context)} context={context} />}
      >
        <Style name="Destination" css={style} />
        <dl className="there">
          {facts.map((fact) => (
            <div key={fact.name}>
              <dt>{fact.name}</dt>
              <dd>{fact.value}</dd>
            </div>
          ))}
        </dl>
      </Masthead>
      <section className="room">
        <div className="wrap">
          <div className="intro">
            <h2>{messages.programCount(programs.length)}</h2>
          </div>
          {first && shown.length === 1 ? (
            <div className="only">
              <PosterWall programs={shown} context={context} second />
              <Reasons program={first} context={context} />
            </div>
          ) : (
            <PosterWall programs={shown} context={context} second />
          )}
          {programs.length > shown.length && (
            <p className="wall-more">
              <a className="button" href={finderAddressOf(code, context)}>
                {messages.allPrograms}
              </a>
            </p>
          )}
        </div>
      </section>
      <BelowFirstScreen>
        <Section title={messages.route} tint hidden={places.length === 0}>
          <PlacesMap places={places} context={context} />
        </Section>
        <UpcomingDates programs={programs} context={context} />
        <Section title={messages.stories} tint hidden={!stories.some(({ quote }) => quote)}>
          <Postcards stories={stories} context={context} />
        </Section>
        <Section title={messages.relatedArticles} hidden={articles.length === 0}>
          <ArticleEntries articles={articles} context={context} />
        </Section>
      </BelowFirstScreen>
    </>
  );
}

/** Beside the poster where a country has one program: its summary and its highlights. */
function Reasons({ program, context }: { program: ListedProgram; context: PageContext }) {
  const { highlights, tagline } = read(program).data;
  const reasons = highlights.flatMap(({ title }) => title ?? []);
  return (
    <div className="only-reasons">
      {tagline && (
        <p className="lead">
          <WholeWords text={tagline} />
        </p>
      )}
      {reasons.length > 0 && (
        <ul>
          {reasons.map((reason) => (
            <li key={reason}>
              <WholeWords text={reason} />
            </li>
          ))}
        </ul>
      )}
      <a className="button" href={context.addresses.of(program)}>
        {context.messages.seeProgram}
      </a>
    </div>
  );
}

function finderAddressOf(code: string, { addresses, language }: PageContext): string {
  const finder = addresses.ofSingle('programs_overview', language) ?? '/programs';
  return finderAddress(finder, { ...nothingChosen, destination: [code.toLowerCase()] });
}
