import { describe, expect, it } from 'vitest';
import { exampleContext, exampleProgram } from '../examples/examples.ts';
import { calendarAddress } from '../programs/calendar-address.ts';
import { editionOf } from '../publish/edition.ts';
import { calendarFile } from './calendar.ts';

const program = exampleProgram('surf', {
  title: [
    {
      type: 'heading1',
      text: 'Surf, sun; and \\ long evenings under the ceiba trees of Sámara, where we live',
      spans: [],
    },
  ],
  place: 'Sámara, Costa Rica',
  departures: [
    { start: '2027-02-15', apply_by: '2027-01-04', weeks: 2, places: 'open' },
    { start: '2027-12-27', apply_by: null, weeks: 1, places: 'few' },
    { start: '2028-01-03', apply_by: null, weeks: null, places: null },
    { start: '9999-12-31', apply_by: null, weeks: null, places: null },
  ],
});
const edition = editionOf(exampleContext({}, 'en', [program]).content, '2026-11-22');
const fileAt = (path: string) => calendarFile(edition, path, () => 'https://www.example.org');
const first = fileAt(calendarAddress(program, { start: '2027-02-15', weeks: 2 })) ?? '';
const lines = first.replaceAll('\r\n ', '').split('\r\n');

describe('a departure in a calendar', () => {
  it('takes whole days of no time zone, the last one included', () => {
    expect(lines).toContain('DTSTART;VALUE=DATE:20270215');
    expect(lines).toContain('DTEND;VALUE=DATE:20270301');
    expect(first).not.toMatch(/TZID|DTSTART:/);
  });

  it('ends in the next year where the stay does', () => {
    const turn = fileAt(calendarAddress(program, { start: '2027-12-27', weeks: 1 })) ?? '';
    expect(turn).toContain('DTEND;VALUE=DATE:20280103\r\n');
  });

  it('is one day where nobody said how long it is', () => {
    const open = fileAt(calendarAddress(program, { start: '2028-01-03', weeks: null })) ?? '';
    expect(open).toContain('DTSTART;VALUE=DATE:20280103\r\nDTEND;VALUE=DATE:20280104\r\n');
  });

  it('is the last day there is without a day after it', () => {
    const last = fileAt(calendarAddress(program, { start: '9999-12-31', weeks: null })) ?? '';
    expect(last).toContain('DTSTART;VALUE=DATE:99991231\r\nSUMMARY');
  });

  it('has the last day to apply as an entry of its own, where there is one', () => {
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
    expect(lines).toContain('DTSTART;VALUE=DATE:20270104');
    expect(lines.some((line) => line.startsWith('SUMMARY:Last day to apply: Surf'))).toBe(true);
    const turn = fileAt(calendarAddress(program, { start: '2027-12-27', weeks: 1 })) ?? '';
    expect(turn.split('BEGIN:VEVENT')).toHaveLength(2);
  });

  it('says what and where, and leads to the page', () => {
    expect(lines).toContain(
      'SUMMARY:Surf\\, sun\\; and \\\\ long evenings under the ceiba trees of Sámara\\, where we live',
    );
    expect(lines).toContain('LOCATION:Sámara\\, Costa Rica');
    expect(lines).toContain('URL:https://www.example.org/programs/surf');
    expect(lines).toContain('UID:stay-surf-2027-02-15-2@www.example.org');
    expect(lines.find((line) => line.startsWith('DTSTAMP:'))).toMatch(/^DTSTAMP:\d{8}T\d{6}Z$/);
  });

  it('is written as calendars read it: short lines, each with both signs of its end', () => {
    expect(first.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(first.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of first.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  it('is nothing where no program starts', () => {
    for (const path of [
      '/calendar/surf_2027-02-16_2.ics',
      '/calendar/surf_2027-02-15_3.ics',
      '/calendar/nothing_2027-02-15_2.ics',
      '/calendar/__proto___2027-02-15_2.ics',
      '/calendar/.ics',
    ])
      expect(fileAt(path)).toBeNull();
  });
});
