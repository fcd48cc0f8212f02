import { own } from '@farol/content-model';
import type { PageContext } from '../../contract/page.ts';
import { formatDate, formatPosition } from '../../messages/format.ts';
import {
  agesOf,
  groupOf,
  lengthOf,
  nextDeparture,
  type Program,
  pricedStayOf,
  priceOf,
  whyClosed,
} from '../../programs/program-facts.ts';
import { Style } from '../../render/style.tsx';
import { WholeWords } from '../../render/whole-words.tsx';
import { factKeys } from '../../shortlist/fact-keys.ts';
import { capitalizedList } from '../capitalized-list.ts';
import { MainButton } from './talk.tsx';
import style from './ticket.css?inline';

interface TicketProperties {
  program: Program;
  context: PageContext;
}

/** The key facts as a ticket, with price and next date on its stub. */
export function Ticket({ program, context }: TicketProperties) {
  const { language, messages, today } = context;
  const price = priceOf(program.data, context);
  const stay = price && pricedStayOf(program.data, context);
  const next = nextDeparture(program, today);
  const closed = next && whyClosed(next, context);
  const facts = factsOf(program, context);
  const nextDate = next && formatDate(next.start, language);
  return (
    <section className="ticket wrap" aria-label={messages.facts}>
      <Style name="Ticket" css={style} />
      {facts.length > 0 && (
        <dl>
          {facts.map(({ key, name, value, more }) => (
            <div key={key} data-fact={key}>
              <dt>{name}</dt>
              <dd>
                <WholeWords text={value} />
              </dd>
              {more && <dd className="small muted numbers">{more}</dd>}
            </div>
          ))}
        </dl>
      )}
      <div className="stub">
        <p data-fact={price ? factKeys.priceFrom : factKeys.price}>
          {price ? messages.priceFrom : messages.price}
          <b>{price ?? messages.noPrice}</b>
          {stay && <span>{messages.forStay(stay)}</span>}
        </p>
        <p data-fact={factKeys.nextStart}>
          {messages.nextStart}
          <strong>
            {nextDate ?? messages.noDatesShort}
            {closed && ` · ${closed}`}
          </strong>
        </p>
        <MainButton hasDates={next !== undefined} context={context} />
      </div>
    </section>
  );
}

interface Fact {
  key: string;
  name: string;
  value: string;
  more?: string | undefined;
}

function factsOf(program: Program, context: PageContext): Fact[] {
  const { language, messages } = context;
  const { data } = program;
  const base = data.stops[0]?.location;
  const position =
    base && 'latitude' in base && typeof base.latitude === 'number'
      ? formatPosition(base.latitude, base.longitude, language)
      : undefined;
  const spoken = data.languages.flatMap((entry) => entry.language ?? []);
  const homes = data.accommodation_kinds.flatMap(({ kind }) => kind ?? []);
  const facts: (Omit<Fact, 'value'> & { value: string | null | undefined })[] = [
    {
      key: factKeys.destination,
      name: messages.destination,
      value: data.place,
      more: position,
    },
    {
      key: factKeys.kind,
      name: messages.kind,
      value: data.kind && own(messages.kinds, data.kind),
    },
    { key: factKeys.length, name: messages.length, value: lengthOf(program.data, context) },
    { key: factKeys.age, name: messages.age, value: agesOf(program, context) },
    { key: factKeys.group, name: messages.group, value: groupOf(program, context) },
    {
      key: factKeys.spokenLanguage,
      name: messages.spokenLanguage,
      value: capitalizedList(
        spoken.flatMap((code) => own(messages.spoken, code) ?? []),
        language,
      ),
    },
    {
      key: factKeys.home,
      name: messages.accommodation,
      value: capitalizedList(
        homes.flatMap((kind) => own(messages.homes, kind)?.toLowerCase() ?? []),
        language,
      ),
    },
  ];
  return facts.flatMap(({ value, ...fact }) => (value ? [{ ...fact, value }] : []));
}
