import { expect, it } from 'vitest';
import { localTime, momentOf, timeWithZone } from './zoned-time.ts';

it.each([
  ['2026-11-30T09:00', 'Europe/Lisbon', '2026-11-30T09:00:00Z'],
  ['2026-11-30T09:00', 'America/Sao_Paulo', '2026-11-30T12:00:00Z'],
  ['2026-07-01T09:00', 'Europe/Paris', '2026-07-01T07:00:00Z'],
  // Clocks go from 02:00 to 03:00.
  ['2027-03-28T02:30', 'Europe/Paris', '2027-03-28T01:30:00Z'],
  // 02:30 comes twice.
  ['2027-10-31T02:30', 'Europe/Paris', '2027-10-31T00:30:00Z'],
])('%s in %s is %s', (local, zone, moment) => {
  expect(new Date(momentOf(local, zone) ?? 0).toISOString()).toBe(moment.replace('Z', '.000Z'));
});

it('shows the time of a zone again', () => {
  const at = Date.parse('2026-11-30T12:00:00Z');
  expect(localTime(at, 'America/Sao_Paulo')).toBe('2026-11-30T09:00');
  expect(momentOf(localTime(at, 'Asia/Tokyo'), 'Asia/Tokyo')).toBe(at);
});

it('takes nothing for a time that is none', () => {
  expect(momentOf('', 'Europe/Lisbon')).toBeNull();
});

it('writes the zone out', () => {
  const at = Date.parse('2026-11-30T12:00:00Z');
  expect(timeWithZone(at, 'America/Sao_Paulo', 'en-us')).toBe(
    'November 30, 2026 at 9:00 AM, Brasilia Standard Time',
  );
  const first = Date.parse('2026-12-01T12:00:00Z');
  expect(timeWithZone(first, 'Europe/Lisbon', 'fr-fr')).toMatch(/^1er décembre 2026 à 12:00, /);
  expect(timeWithZone(first, 'Europe/Lisbon', 'pt-br')).toMatch(
    /^1º de dezembro de 2026 às 12:00, /,
  );
});
