import type { Departure } from './program-facts.ts';

/** The address of a departure's .ics file. */
export function calendarAddress(
  { id }: { id: string },
  { start, weeks }: Pick<Departure, 'start' | 'weeks'>,
): string {
  return `/calendar/${encodeURIComponent(id)}_${start}${weeks ? `_${weeks}` : ''}.ics`;
}
