import type { PageContext } from '../contract/page.ts';
import { formatShortDate } from '../messages/format.ts';
import {
  type Departure,
  departuresFrom,
  type ListedProgram,
  listedOf,
  placesLeftOf,
} from '../programs/program-facts.ts';
import { Style } from '../render/style.tsx';
import style from './program/dates.css?inline';

interface UpcomingDatesProperties {
  programs: readonly ListedProgram[];
  context: PageContext;
}

const maxDepartures = 8;

/** The next departures of several programs, soonest first. */
export function UpcomingDates({ programs, context }: UpcomingDatesProperties) {
  const { messages, today } = context;
  const departures = programs
    .flatMap((program) =>
      departuresFrom({ data: listedOf(program) }, today).map((departure) => ({
        program,
        departure,
      })),
    )
    .sort((one, other) => one.departure.start.localeCompare(other.departure.start))
    .slice(0, maxDepartures);
  if (departures.length === 0) return null;
  return (
    <section className="room night">
      <Style name="Dates" css={style} />
      <div className="wrap board">
        <div className="intro">
          <h2 id="next-dates">{messages.dates}</h2>
        </div>
        <table aria-labelledby="next-dates">
          <thead>
            <tr>
              <th scope="col">{messages.start}</th>
              <th scope="col">{messages.program}</th>
              <th scope="col">{messages.length}</th>
              <th scope="col">{messages.places}</th>
            </tr>
          </thead>
          <tbody>
            {departures.map(({ program, departure }) => (
              <Row
                key={`${program.id} ${departure.start} ${departure.weeks}`}
                program={program}
                departure={departure}
                context={context}
              />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

interface RowProperties {
  program: ListedProgram;
  departure: Departure;
  context: PageContext;
}

function Row({ program, departure, context }: RowProperties) {
  const { addresses, language, messages } = context;
  const { start, weeks, places } = departure;
  return (
    <tr className={places ?? undefined}>
      <th scope="row">
        <time dateTime={start}>{formatShortDate(start, language)}</time>
      </th>
      <td>
        <a href={addresses.of(program)}>{listedOf(program).name}</a>
      </td>
      <td>{weeks ? messages.weeks(weeks) : ''}</td>
      <td>{placesLeftOf(departure, context)}</td>
    </tr>
  );
}
