import { expect, it } from 'vitest';
import { pageSize } from './pdf.ts';
import { programs } from './programs.ts';
import { footHeight, programSheet } from './sheet.ts';
import { languageKeys } from './source.ts';

const today = new Date('2026-11-21T00:00:00Z');
const winAnsi = new TextDecoder('windows-1252');

interface Line {
  fromTop: number;
  text: string;
}

/** What stands on a sheet, read back out of the file. */
function linesOf(file: Buffer): Line[] {
  const marks = file.toString('latin1').matchAll(/ ([\d.]+) Td <([0-9a-f]*)> Tj/g);
  return [...marks].map(([, y = '', codes = '']) => ({
    fromTop: pageSize.height - Number(y),
    text: winAnsi.decode(Buffer.from(codes, 'hex')),
  }));
}

const sheets = programs.flatMap((program) =>
  languageKeys.flatMap((key) => {
    const text = program.text[key];
    return text ? [{ name: `${program.key} in ${key}`, program, text, language: key }] : [];
  }),
);

it.each(sheets)('fits on its page: $name', ({ program, text, language }) => {
  const lines = linesOf(programSheet(program, text, language, today));
  const last = text.notIncluded.at(-1)?.split(' ').at(-1) ?? '';
  const body = lines.filter(({ fromTop }) => fromTop < pageSize.height - footHeight - 12);
  expect(body.map((line) => line.text).join(' ')).toContain(last.replaceAll('\u00a0', ' '));
  expect(lines.filter(({ fromTop }) => fromTop > pageSize.height - footHeight)).toHaveLength(7);
});

it('says what it is, when it leaves, what it costs and whom to call', () => {
  const [lisbon] = sheets.filter(({ name }) => name === 'lisbon in en');
  if (!lisbon) throw new Error('Lisbon is not among the sheets.');
  const words = linesOf(programSheet(lisbon.program, lisbon.text, 'en', today))
    .map(({ text }) => text)
    .join('\n');
  for (const expected of [
    'Portuguese in Lisbon',
    'Language course',
    '2 to 12 weeks',
    '18 to 30',
    'January 11, 2027',
    '2 weeks, spaces available',
    '€1,490',
    'Flights or trains to Lisbon',
    '+44 20 7946 0199',
    'Dates and spaces as of November 21, 2026. The website has the last word.',
  ])
    expect(words).toContain(expected);
});

it('speaks each language, down to dates and money', () => {
  const [alps] = programs.filter(({ key }) => key === 'alps');
  const text = alps?.text.fr;
  if (!alps || !text) throw new Error('The camp in the Alps is not offered in French.');
  const words = linesOf(programSheet(alps, text, 'fr', today)).map((line) => line.text);
  expect(words).toContain('Prochains départs');
  expect(words).toContain('2 450 €');
  expect(words).toContain('28 juin 2027');
  expect(words).toContain('+33 1 99 00 12 40');
  const first = new Date('2027-02-01T00:00:00Z');
  for (const [key, day] of [
    ['fr', '1er février 2027'],
    ['pt', '1º de fevereiro de 2027'],
  ] as const)
    expect(
      linesOf(programSheet(alps, text, key, first)).some((line) => line.text.includes(day)),
      day,
    ).toBe(true);
});

it('does not change until the day does', () => {
  const [first] = sheets;
  if (!first) throw new Error('There is no sheet.');
  const { program, text, language } = first;
  const made = programSheet(program, text, language, today);
  expect(programSheet(program, text, language, today).equals(made)).toBe(true);
  const later = programSheet(program, text, language, new Date('2027-11-21T00:00:00Z'));
  expect(later.equals(made)).toBe(false);
});
