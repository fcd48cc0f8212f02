import { dayMs } from '@farol/content-model';
import type { Program } from './programs.ts';

/** The earliest a departure may lie ahead of the day of seeding, so that there is time to prepare. */
const earliestDays = 42;
/** A deadline lies at least so many days ahead of the day of seeding. */
const daysLeft = 14;

/** The dates of the next departures, soonest first: the Monday on or after the day the program names. */
export function nextDepartures(program: Program, today: Date) {
  return program.departures
    .map(({ month, day, weeks, places }) => {
      const start = nextMonday(month, day, today.getTime() + earliestDays * dayMs);
      return { start, apply_by: deadlineFor(start, program.applyWeeks, today), weeks, places };
    })
    .sort((a, b) => (a.start < b.start ? -1 : 1));
}

/** So many weeks before the start; where that is gone, there are some days left. */
function deadlineFor(start: string, weeks: number, today: Date): string {
  const wanted = Date.parse(start) - weeks * 7 * dayMs;
  const earliest = today.getTime() + daysLeft * dayMs;
  return new Date(Math.max(wanted, earliest)).toISOString().slice(0, 10);
}

function nextMonday(month: number, day: number, earliest: number): string {
  for (let year = new Date(earliest).getUTCFullYear(); ; year += 1) {
    const named = new Date(Date.UTC(year, month - 1, day));
    const toMonday = (8 - named.getUTCDay()) % 7;
    const monday = named.getTime() + toMonday * dayMs;
    if (monday >= earliest) return new Date(monday).toISOString().slice(0, 10);
  }
}
