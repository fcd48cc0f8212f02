import { useId } from 'react';
import { useInterfaceLanguage, useWords } from '../../messages/messages.tsx';
import { publishingWords } from './words.ts';
import { ZoneChoice } from './zone-choice.tsx';
import { momentOf, timeWithZone, zoneHere } from './zoned-time.ts';

export interface ChosenTime {
  /** In the format of a `datetime-local` field. */
  local: string;
  zone: string;
}

/** A date and time in a time zone; the result is spelled out below, also in the browser's own zone. */
export function TimeField({
  value: { local, zone },
  onChange,
}: {
  value: ChosenTime;
  onChange(value: ChosenTime): void;
}) {
  const words = useWords(publishingWords);
  const { code } = useInterfaceLanguage();
  const id = useId();
  const at = momentOf(local, zone);
  return (
    <div className="time">
      <label>
        {words.time}
        <input
          type="datetime-local"
          max="9999-12-31T23:59"
          required
          value={local}
          aria-describedby={`${id}-help`}
          onChange={({ target }) => onChange({ local: target.value, zone })}
        />
      </label>
      <ZoneChoice
        value={zone}
        first={[zone]}
        choose={(chosen) => onChange({ local, zone: chosen })}
      />
      <p id={`${id}-help`} role="status">
        {at !== null && (
          <>
            {words.thatIs(timeWithZone(at, zone, code))}{' '}
            {zone !== zoneHere() && `(${timeWithZone(at, zoneHere(), code)})`}
            {at <= Date.now() && <b className="fault"> {words.pastTime}</b>}
          </>
        )}
      </p>
    </div>
  );
}
