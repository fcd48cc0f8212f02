import { dayMs } from '@farol/content-model';
import { expect, it } from 'vitest';
import { nextDepartures } from './departures.ts';
import { type Program, programs } from './programs.ts';

const dayOf = (date: string) => new Date(`${date}T00:00:00Z`);

function startsOn(departures: Program['departures'], today: string): string[] {
  const [program] = programs;
  if (!program) throw new Error('The sample has no program.');
  return nextDepartures({ ...program, departures }, dayOf(today)).map(({ start }) => start);
}

const on = (month: number, day: number) => ({ month, day, weeks: 2, places: 'open' as const });

it('takes the Monday on or after the day a program names', () => {
  // The 11th of January 2027 is a Monday, the 12th a Tuesday.
  expect(startsOn([on(1, 11)], '2026-11-01')).toEqual(['2027-01-11']);
  expect(startsOn([on(1, 12)], '2026-11-01')).toEqual(['2027-01-18']);
});

it('leaves six weeks to prepare, and not a day less', () => {
  expect(startsOn([on(1, 11)], '2026-11-30')).toEqual(['2027-01-11']);
  expect(startsOn([on(1, 11)], '2026-12-01')).toEqual(['2028-01-17']);
});

it('lets a departure at the end of the year fall into the next', () => {
  expect(startsOn([on(12, 30)], '2026-07-01')).toEqual(['2027-01-04']);
  expect(startsOn([on(12, 30)], '2027-01-01')).toEqual(['2028-01-03']);
});

it('puts the soonest first', () => {
  expect(startsOn([on(9, 6), on(1, 11), on(5, 10)], '2027-02-01')).toEqual([
    '2027-05-10',
    '2027-09-06',
    '2028-01-17',
  ]);
});

const todays = ['2026-11-21', '2027-01-01', '2027-12-31', '2028-02-29', '2031-07-15', '2052-02-29'];

it.each(todays)(
  'gives every program Mondays ahead, within a year and a bit, seen from %s',
  (today) => {
    const from = dayOf(today).getTime();
    for (const program of programs) {
      const departures = nextDepartures(program, dayOf(today));
      expect(departures, program.key).toHaveLength(program.departures.length);
      for (const { start, apply_by } of departures) {
        expect(dayOf(apply_by).getTime()).toBeLessThan(dayOf(start).getTime());
        expect((dayOf(apply_by).getTime() - from) / dayMs).toBeGreaterThanOrEqual(14);
        const ahead = (dayOf(start).getTime() - from) / dayMs;
        expect(dayOf(start).getUTCDay(), `${program.key} ${start}`).toBe(1);
        expect(ahead, `${program.key} ${start}`).toBeGreaterThanOrEqual(42);
        expect(ahead, `${program.key} ${start}`).toBeLessThan(42 + 366 + 7);
      }
    }
  },
);

it('wants an application the program’s weeks ahead, or soon where they are gone', () => {
  const [program] = programs;
  if (!program) throw new Error('The sample has no program.');
  const departures = [on(6, 7)];
  const deadline = (today: string) =>
    nextDepartures({ ...program, departures, applyWeeks: 8 }, dayOf(today))[0]?.apply_by;
  expect(deadline('2026-11-21')).toBe('2027-04-12');
  expect(deadline('2027-04-20')).toBe('2027-05-04');
});
