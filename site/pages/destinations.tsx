import { destinationAddress } from '@farol/content-model';
import type { PageContext } from '../contract/page.ts';
import type { Destination } from '../destinations/destinations.ts';
import { DestinationsMap, prepareMap } from '../map/destinations-map.tsx';
import { type ListedProgram, listedOf } from '../programs/program-facts.ts';
import { Part } from '../render/parts.tsx';
import { Style } from '../render/style.tsx';
import { WholeWords } from '../render/whole-words.tsx';
import type { Steps } from '../turns/steps.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import type { PreparedPage } from './destination.tsx';
import style from './destinations.css?inline';
import { Masthead } from './masthead.tsx';
import { breadcrumbList, crumbsTo, itemList } from './structured-data.ts';

/** The page of all destinations, as a list and on the map. */
export function* destinationsPage(
  destinations: readonly Destination[],
  context: PageContext,
): Steps<PreparedPage> {
  const { content, language, messages } = context;
  yield* prepareMap(content.ofType('programs_details', language));
  const items = destinations.map(({ code, name }) => ({
    name,
    path: destinationAddress(language, code),
  }));
  const crumbs = crumbsTo(messages.destinations, [], context);
  return {
    head: {
      title: messages.destinations,
      description: messages.destinationsLead,
      image: null,
      structuredData: [itemList(items, context), breadcrumbList(crumbs, context)],
    },
    body: <DestinationsBody destinations={destinations} context={context} />,
  };
}

/** The names of its programs, or their number where there are many. */
function whatIsThere(programs: readonly ListedProgram[], { messages }: PageContext): string[] {
  return programs.length > 2
    ? [messages.programCount(programs.length)]
    : programs.map((program) => listedOf(program).name);
}

interface DestinationsBodyProperties {
  destinations: readonly Destination[];
  context: PageContext;
}

function DestinationsBody({ destinations, context }: DestinationsBodyProperties) {
  const { content, language, messages } = context;
  const crumbs = crumbsTo(messages.destinations, [], context);
  return (
    <>
      <Masthead
        title={messages.destinations}
        lead={messages.destinationsLead}
        context={context}
        above={<Breadcrumb crumbs={crumbs} context={context} />}
      />
      <section className="room">
        <Style name="Destinations" css={style} />
        <div className="wrap">
          <ul className="countries">
            {destinations.map(({ code, name, programs }) => (
              <li key={code}>
                <a href={destinationAddress(language, code)}>
                  <WholeWords text={name} />
                </a>
                {whatIsThere(programs, context).map((line) => (
                  <span className="small muted" key={line}>
                    {line}
                  </span>
                ))}
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className="room tint">
        <div className="wrap">
          <Part>
            <DestinationsMap
              context={context}
              programs={content.ofType('programs_details', language)}
            />
          </Part>
        </div>
      </section>
    </>
  );
}
