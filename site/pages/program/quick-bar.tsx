import type { PageContext } from '../../contract/page.ts';
import { formatShortDate } from '../../messages/format.ts';
import { nextDeparture, type Program, priceOf, whyClosed } from '../../programs/program-facts.ts';
import { Style } from '../../render/style.tsx';
import style from './quick-bar.css?inline';
import { MainButton } from './talk.tsx';

/** On phones the price and the next date stay at the bottom of the screen. */
export function QuickBar({ program, context }: { program: Program; context: PageContext }) {
  const { language, messages, today } = context;
  const price = priceOf(program.data, context);
  const next = nextDeparture(program, today);
  const closed = next && whyClosed(next, context);
  return (
    <div className="quick unprinted">
      <Style name="QuickBar" css={style} />
      <p>
        <b>{price ? `${messages.from} ${price}` : messages.noPrice}</b>
        <span className="small">
          {(next && formatShortDate(next.start, language)) ?? messages.noDatesShort}
          {closed && ` · ${closed}`}
        </span>
      </p>
      <MainButton hasDates={next !== undefined} context={context} />
    </div>
  );
}
