import type { Surroundings } from '../../contract/page.ts';
import { formatShortDate } from '../../messages/format.ts';
import { nextDeparture, type Program, priceOf } from '../../programs/program-facts.ts';
import { Style } from '../../render/style.tsx';
import style from './quick-bar.css?inline';
import { WayOn } from './talk.tsx';

/** On phones, price and next date stay in reach of the thumb. */
export function QuickBar({ program, around }: { program: Program; around: Surroundings }) {
  const { language, messages, today } = around;
  const price = priceOf(program.data, around);
  const next = nextDeparture(program, today);
  return (
    <div className="quick unprinted">
      <Style name="QuickBar" css={style} />
      <p>
        <b>{price ? `${messages.from} ${price}` : messages.noPrice}</b>
        <span className="small">
          {(next && formatShortDate(next.start, language)) ?? messages.noDatesShort}
        </span>
      </p>
      <WayOn hasDates={next !== undefined} around={around} />
    </div>
  );
}
