import { useWords } from '../../messages/messages.tsx';
import { publishingWords } from './words.ts';
import { zoneHere } from './zoned-time.ts';

interface ZoneChoiceProps {
  value: string;
  /** Zones listed before all others; the device's own comes next. */
  first?: readonly string[];
  choose(zone: string): void;
}

/** A select of all time zones. */
export function ZoneChoice({ value, first = [], choose }: ZoneChoiceProps) {
  const words = useWords(publishingWords);
  const zones = new Set([...first, zoneHere(), 'UTC', ...Intl.supportedValuesOf('timeZone')]);
  return (
    <label>
      {words.zone}
      <select value={value} onChange={({ target }) => choose(target.value)}>
        {[...zones].map((name) => (
          <option key={name} value={name}>
            {name.replaceAll('_', ' ')}
          </option>
        ))}
      </select>
    </label>
  );
}
