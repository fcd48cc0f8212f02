import type { PageContext } from '../../contract/page.ts';
import type { Messages } from '../../messages/en.ts';
import { formatShortDate } from '../../messages/format.ts';
import { formatPrice } from '../../messages/money.ts';
import { calendarAddress } from '../../programs/calendar-address.ts';
import {
  canApply,
  type Departure,
  departuresFrom,
  type Program,
  placesLeftOf,
  pricesOf,
} from '../../programs/program-facts.ts';
import { Style } from '../../render/style.tsx';
import style from './dates.css?inline';

interface DatesProperties {
  program: Program;
  context: PageContext;
}

/** The departures, as a board in a station shows them. */
export function Dates({ program, context }: DatesProperties) {
  const { messages, today } = context;
  const departures = departuresFrom(program, today);
  const { price_currency: currency } = program.data;
  const prices = new Map(pricesOf(program).map(({ weeks, amount }) => [weeks, amount]));
  const priceFor = (weeks: number | null) => {
    const amount = weeks && prices.get(weeks);
    return amount && currency ? formatPrice(amount, currency, context.language) : null;
  };
  const hasDeadlines = departures.some(({ applyBy }) => applyBy);
  return (
    <section className="room night" id="dates">
      <Style name="Dates" css={style} />
      <div className={hasDeadlines ? 'wrap board board-deadlines' : 'wrap board'}>
        <div className="intro">
          <h2>{messages.dates}</h2>
        </div>
        {departures.length ? (
          <table aria-label={messages.dates}>
            <Head messages={messages} hasDeadlines={hasDeadlines} />
            <tbody>
              {departures.map((departure) => (
                <Row
                  key={`${departure.start} ${departure.weeks}`}
                  departure={departure}
                  program={program}
                  hasDeadlines={hasDeadlines}
                  price={priceFor(departure.weeks)}
                  context={context}
                />
              ))}
            </tbody>
          </table>
        ) : (
          <p className="lead">{messages.noDates}</p>
        )}
      </div>
    </section>
  );
}

function Head({ messages, hasDeadlines }: { messages: Messages; hasDeadlines: boolean }) {
  const { applyBy, end, length, places, price, start } = messages;
  const names = [start, end, ...(hasDeadlines ? [applyBy] : []), length, price, places];
  return (
    <thead>
      <tr>
        {names.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface RowProperties {
  departure: Departure;
  program: Program;
  hasDeadlines: boolean;
  /** The price of this length of stay, where the editor gives one. */
  price: string | null;
  context: PageContext;
}

function Row({ departure, program, hasDeadlines, price, context }: RowProperties) {
  const { language, messages } = context;
  const { start, end, applyBy, weeks, places } = departure;
  return (
    <tr className={places ?? undefined}>
      <th scope="row">
        <time dateTime={start}>{formatShortDate(start, language)}</time>
        {canApply(departure) && (
          <a className="unprinted" href={calendarAddress(program, departure)} download>
            {messages.addToCalendar}
          </a>
        )}
      </th>
      <td>{end && formatShortDate(end, language)}</td>
      {hasDeadlines && <td>{applyBy && formatShortDate(applyBy, language)}</td>}
      <td>{weeks ? messages.weeks(weeks) : ''}</td>
      <td>{price ?? messages.noPrice}</td>
      <td>{placesLeftOf(departure, context)}</td>
    </tr>
  );
}
