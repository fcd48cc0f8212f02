import type { Program } from './programs.ts';

/** The earliest a departure may lie ahead of the day of seeding, so that there is time to prepare. */
const EARLIEST_DAYS = 42;
const DAY = 24 * 60 * 60 * 1000;

/** The dates of the next departures, soonest first: the Monday on or after the day the program names. */
export function nextDepartures(program: Program, today: Date) {
  return program.departures
    .map(({ month, day, weeks, places }) => ({
      start: nextMonday(month, day, today.getTime() + EARLIEST_DAYS * DAY),
      weeks,
      places,
    }))
    .sort((a, b) => (a.start < b.start ? -1 : 1));
}

function nextMonday(month: number, day: number, earliest: number): string {
  for (let year = new Date(earliest).getUTCFullYear(); ; year += 1) {
    const named = new Date(Date.UTC(year, month - 1, day));
    const toMonday = (8 - named.getUTCDay()) % 7;
    const monday = named.getTime() + toMonday * DAY;
    if (monday >= earliest) return new Date(monday).toISOString().slice(0, 10);
  }
}
