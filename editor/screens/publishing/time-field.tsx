import { useId } from 'react';
import { useSpoken, useWords } from '../../messages/messages.tsx';
import { publishingWords } from './words.ts';
import { momentOf, timeWithZone, zoneHere } from './zoned-time.ts';

export interface ChosenTime {
  /** As the field writes it. */
  local: string;
  zone: string;
}

/** A day and time in a zone, which is written out; what it means here stands below. */
export function TimeField({
  value: { local, zone },
  onChange,
}: {
  value: ChosenTime;
  onChange(value: ChosenTime): void;
}) {
  const words = useWords(publishingWords);
  const { code } = useSpoken();
  const id = useId();
  const at = momentOf(local, zone);
  const zones = [...new Set([zone, zoneHere(), 'UTC', ...Intl.supportedValuesOf('timeZone')])];
  return (
    <div className="time">
      <label>
        {words.time}
        <input
          type="datetime-local"
          required
          value={local}
          aria-describedby={`${id}-help`}
          onChange={({ target }) => onChange({ local: target.value, zone })}
        />
      </label>
      <label>
        {words.zone}
        <select value={zone} onChange={({ target }) => onChange({ local, zone: target.value })}>
          {zones.map((name) => (
            <option key={name} value={name}>
              {name.replaceAll('_', ' ')}
            </option>
          ))}
        </select>
      </label>
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
