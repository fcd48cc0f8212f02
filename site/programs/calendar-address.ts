import type { Departure } from './program-facts.ts';

/** Where the calendar's entry of a departure is fetched from. */
export function calendarAddress(
  { id }: { id: string },
  { start, weeks }: Pick<Departure, 'start' | 'weeks'>,
): string {
  return `/calendar/${encodeURIComponent(id)}_${start}${weeks ? `_${weeks}` : ''}.ics`;
}
