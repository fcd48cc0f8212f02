import { expect, it } from 'vitest';
import { isOpenAt, showWhetherOpen } from './office-hours.ts';

const porto = { hours: '09:00-18:00', isEveryDay: false, zone: 'Europe/Lisbon' };

it.each([
  ['2027-01-11T08:59:00Z', false],
  ['2027-01-11T09:00:00Z', true],
  ['2027-01-11T17:59:00Z', true],
  ['2027-01-11T18:00:00Z', false],
  // In summer the clock there is an hour ahead.
  ['2027-07-12T08:00:00Z', true],
  ['2027-07-12T17:00:00Z', false],
  ['2027-01-16T12:00:00Z', false],
])('is open at %s: %s', (now, isOpen) => {
  expect(isOpenAt(new Date(now), porto)).toBe(isOpen);
});

it('goes by the day and the clock of the place', () => {
  const tokyo = { ...porto, zone: 'Asia/Tokyo' };
  expect(isOpenAt(new Date('2027-01-11T00:00:00Z'), tokyo)).toBe(true);
  expect(isOpenAt(new Date('2027-01-10T23:59:00Z'), tokyo)).toBe(false);
});

it('is there every day where the editor says so', () => {
  const line = { hours: '00:00-24:00', isEveryDay: true, zone: 'Europe/London' };
  expect(isOpenAt(new Date('2027-01-16T03:00:00Z'), line)).toBe(true);
});

it('says nothing where it cannot know', () => {
  const now = new Date('2027-01-11T10:00:00Z');
  expect(isOpenAt(now, { ...porto, zone: 'Europe/Nowhere' })).toBeNull();
  expect(isOpenAt(now, { ...porto, hours: 'in the morning' })).toBeNull();
});

it('says when an office closes, and when it opens again', () => {
  let isMarked = false;
  const badge = {
    dataset: { hours: '09:00-18:00', days: 'weekdays', zone: 'Europe/Lisbon', closed: 'Closed' },
    textContent: 'Open now',
    hidden: true,
    classList: {
      toggle: (_: string, isOpen: boolean) => {
        isMarked = isOpen;
        return isOpen;
      },
    },
  };
  const seen = ['17:59', '18:00', '23:00'].map((time) => {
    showWhetherOpen(badge, new Date(`2027-01-11T${time}:00Z`));
    return [badge.textContent, isMarked, badge.hidden];
  });
  showWhetherOpen(badge, new Date('2027-01-12T09:00:00Z'));
  expect(seen).toEqual([
    ['Open now', true, false],
    ['Closed', false, false],
    ['Closed', false, false],
  ]);
  expect([badge.textContent, isMarked, badge.hidden]).toEqual(['Open now', true, false]);
});
