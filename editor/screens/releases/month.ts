import { dayMs } from '@farol/content-model';

/** Months are written `2026-11`, days `2026-11-30`, of the years 1 to 9999. */

function noon(day: string): number {
  return Date.parse(`${day}T12:00:00Z`);
}

/** The nearest day that can be written. */
function dayAt(at: number): string {
  const nearest = Math.min(Math.max(at, noon('0001-01-01')), noon('9999-12-31'));
  return new Date(nearest).toISOString().slice(0, 10);
}

export function dayAfter(day: string, days: number): string {
  return dayAt(noon(day) + days * dayMs);
}

/** The same day of another month, or its last day if it is shorter. */
export function monthAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = inYear(year, month + months, 0).getUTCDate();
  return dayAt(inYear(year, month - 1 + months, Math.min(date, last)).getTime());
}

/** Somebody typing 2027 passes through the year 2, which `Date.UTC` takes for 1902. */
function inYear(year: number, month: number, date: number): Date {
  const day = new Date(0);
  day.setUTCFullYear(year, month, date);
  return day;
}

/** The weeks that overlap a month, each starting on Monday. */
export function weeksOf(day: string): string[][] {
  const first = `${day.slice(0, 7)}-01`;
  const start = dayAfter(first, -((new Date(noon(first)).getUTCDay() + 6) % 7));
  const weeks: string[][] = [];
  for (let monday = start; monday < monthAfter(first, 1); monday = dayAfter(monday, 7))
    weeks.push([...new Set(Array.from({ length: 7 }, (_, index) => dayAfter(monday, index)))]);
  return weeks;
}
