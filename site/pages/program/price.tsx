import type { PageContext } from '../../contract/page.ts';
import { formatDate, nonBreaking } from '../../messages/format.ts';
import { formatPrice } from '../../messages/money.ts';
import { type Program, pricedStayOf, priceOf, pricesOf } from '../../programs/program-facts.ts';
import { exchangeRates, roughAmounts } from '../../programs/rough-amounts.ts';
import { Prose } from '../../render/prose.tsx';
import { Style } from '../../render/style.tsx';
import { WholeWords } from '../../render/whole-words.tsx';
import style from './price.css?inline';

interface PriceProperties {
  program: Program;
  context: PageContext;
}

/** The price, what is included and what is not. */
export function Price({ program, context }: PriceProperties) {
  const { data } = program;
  const { messages } = context;
  const price = priceOf(data, context);
  const stay = pricedStayOf(data, context);
  return (
    <section className="room" id="price">
      <Style name="Price" css={style} />
      <div className="wrap">
        <div className="price">
          <div>
            <h2>{messages.price}</h2>
            <p className="price-sum">
              {price && <span>{messages.from} </span>}
              {price ?? messages.noPrice}
            </p>
            {price && stay && <p className="muted">{messages.priceForStay(stay)}</p>}
            <Rough amount={data.price_from} currency={data.price_currency} context={context} />
            <Lengths program={program} context={context} />
          </div>
          {(data.price.length > 0 || data.extras.length > 0) && (
            <div className="flow">
              <Prose field={data.price} context={context} />
              <Extras program={program} context={context} />
            </div>
          )}
        </div>
        {(data.included.length > 0 || data.not_included.length > 0) && (
          <div className="price-lists">
            <List title={messages.included} items={data.included} className="included" />
            <List title={messages.notIncluded} items={data.not_included} className="excluded" />
          </div>
        )}
      </div>
    </section>
  );
}

interface RoughProperties {
  amount: number | null;
  currency: string | null;
  context: PageContext;
}

/** The price converted at the rates an editor gave, with their date. */
function Rough({ amount, currency, context }: RoughProperties) {
  const { content, language, messages } = context;
  const { amounts, day } = roughAmounts(amount, currency, exchangeRates(content), language);
  if (amounts.length === 0) return null;
  return (
    <p className="small muted">
      {messages.roughly(amounts.join(' · '), nonBreaking(formatDate(day, language) ?? ''))}
    </p>
  );
}

/** A price for each length of stay, where there are several. */
function Lengths({ program, context }: PriceProperties) {
  const { language, messages } = context;
  const prices = pricesOf(program);
  const currency = program.data.price_currency;
  if (prices.length < 2 || !currency) return null;
  return (
    <table className="price-lengths numbers" aria-label={messages.price}>
      <thead>
        <tr>
          <th scope="col">{messages.length}</th>
          <th scope="col">{messages.price}</th>
        </tr>
      </thead>
      <tbody>
        {prices.map(({ weeks, amount }) => (
          <tr key={weeks}>
            <th scope="row">{messages.weeks(weeks)}</th>
            <td>{formatPrice(amount, currency, language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Extras({ program: { data }, context }: PriceProperties) {
  const currency = data.price_currency;
  const extras = data.extras.flatMap(({ name, amount }) =>
    name && amount && currency
      ? [{ name, amount: formatPrice(amount, currency, context.language) }]
      : [],
  );
  if (!extras.length) return null;
  return (
    <>
      <h3>{context.messages.extras}</h3>
      <dl className="extras">
        {extras.map(({ name, amount }) => (
          <div key={name}>
            <dt>
              <WholeWords text={name} />
            </dt>
            <dd className="strong numbers">{`+ ${amount}`}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

interface ListProperties {
  title: string;
  items: Program['data']['included'];
  className?: string;
  level?: 'h2' | 'h3';
}

/** A titled list; nothing where it has no items. */
export function List({ title, items, className, level: Title = 'h3' }: ListProperties) {
  const filled = items.flatMap(({ text }) => text ?? []);
  if (!filled.length) return null;
  return (
    <div className={className}>
      <Title>{title}</Title>
      <ul className="points">
        {filled.map((text) => (
          <li key={text}>
            <WholeWords text={text} />
          </li>
        ))}
      </ul>
    </div>
  );
}
