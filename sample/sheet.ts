import { dateInWords } from '@farol/content-model';
import { nextDepartures } from './departures.ts';
import { type Colour, type Pen, pageSize, Sheet, textWidth, wrapped } from './pdf.ts';
import type { ProgramText } from './program-schema.ts';
import type { Program } from './programs.ts';
import { emergencyLine, ranged, type SheetWords, sheetWords } from './sheet-words.ts';
import type { LanguageKey } from './source.ts';
import { codeOf } from './stored.ts';

const sea: Colour = [12, 47, 74];
const lamp: Colour = [255, 205, 120];
const sand: Colour = [246, 238, 224];
const coral: Colour = [190, 74, 54];
const ink: Colour = [28, 38, 48];
const white: Colour = [255, 255, 255];

const pens = {
  name: { face: 'bold', size: 11, colour: lamp },
  title: { face: 'bold', size: 25, colour: white },
  tagline: { face: 'regular', size: 12, colour: white },
  heading: { face: 'bold', size: 12, colour: sea },
  label: { face: 'bold', size: 8.5, colour: coral },
  body: { face: 'regular', size: 9.5, colour: ink },
  strong: { face: 'bold', size: 9.5, colour: ink },
  price: { face: 'bold', size: 20, colour: sea },
  small: { face: 'regular', size: 8, colour: ink },
} as const satisfies Record<string, Pen>;

const margin = 48;
const sheetWidth = pageSize.width - 2 * margin;
const columnWidth = (sheetWidth - 28) / 2;
const rightColumn = margin + columnWidth + 28;

/** One page to print or to send on: what it is, when, for how much, and whom to call. */
export function programSheet(
  program: Program,
  text: ProgramText,
  language: LanguageKey,
  today: Date,
): Buffer {
  const sheet = new Sheet();
  const words = sheetWords[language];
  const top = head(sheet, text, language) + 30;
  const left = facts(sheet, program, text, language, top);
  const right = dates(sheet, program, language, words, top, today);
  const below = list(sheet, words.included, text.included, Math.max(left, right) + 34);
  list(sheet, words.not_included, text.notIncluded, below + 20);
  foot(sheet, language, words, today);
  return sheet.bytes({ title: `${text.title} | Farol`, language: codeOf(language), made: today });
}

/** Each part draws itself from a height on and says how far down it came. */
function head(sheet: Sheet, text: ProgramText, language: LanguageKey): number {
  const title = wrapped(text.title, pens.title, sheetWidth);
  const tagline = wrapped(text.tagline, pens.tagline, sheetWidth);
  const height = 72 + title.length * 30 + tagline.length * 17;
  sheet.box(0, 0, pageSize.width, height, sea);
  sheet.box(0, height, pageSize.width, 4, lamp);
  sheet.text(margin, 38, 'FAROL', pens.name);
  const site = `www.farol.example${language === 'en' ? '' : `/${language}`}`;
  sheet.text(pageSize.width - margin - textWidth(site, pens.name), 38, site, pens.name);
  const below = lines(sheet, margin, 78, title, pens.title, 30);
  lines(sheet, margin, below - 4, tagline, pens.tagline, 17);
  return height;
}

function facts(
  sheet: Sheet,
  program: Program,
  text: ProgramText,
  language: LanguageKey,
  top: number,
): number {
  const words = sheetWords[language];
  const { weeks, ages, group } = program;
  const table: readonly [string, string][] = [
    [words.where, text.place],
    [words.kind, words.kinds[program.kind]],
    [words.length, ranged(words.weeks, words, weeks.min, weeks.max)],
    [words.ages, ranged(words.years, words, ages.min, ages.max)],
    [words.group, ranged(words.people, words, group.min, group.max)],
    [words.languages, program.languages.map((each) => words.spoken[each]).join(', ')],
    [words.lodging, program.accommodation.map((each) => words.lodgings[each]).join(', ')],
  ];
  return table.reduce((y, [label, value]) => {
    sheet.text(margin, y, label, pens.label);
    return (
      lines(sheet, margin + 78, y, wrapped(value, pens.body, columnWidth - 78), pens.body, 13) + 4
    );
  }, top);
}

function dates(
  sheet: Sheet,
  program: Program,
  language: LanguageKey,
  words: SheetWords,
  top: number,
  today: Date,
): number {
  sheet.text(rightColumn, top, words.departures, pens.heading);
  let y = top + 19;
  for (const { start, weeks, places } of nextDepartures(program, today)) {
    sheet.text(rightColumn, y, written(new Date(start), language), pens.strong);
    const rest = `${ranged(words.weeks, words, weeks)}, ${words.places[places]}`;
    sheet.text(rightColumn, y + 12, rest, pens.body);
    y += 28;
  }
  sheet.text(rightColumn, y + 8, words.price_from, pens.label);
  sheet.text(rightColumn, y + 30, money(program, language), pens.price);
  return y + 30;
}

/** A heading over two columns of points. */
function list(sheet: Sheet, heading: string, items: readonly string[], top: number): number {
  sheet.text(margin, top, heading, pens.heading);
  const middle = Math.ceil(items.length / 2);
  const column = (some: readonly string[], x: number) =>
    some.reduce((y, item) => {
      sheet.text(x, y, '•', pens.strong);
      return (
        lines(sheet, x + 11, y, wrapped(item, pens.body, columnWidth - 11), pens.body, 12.5) + 4
      );
    }, top + 20);
  return Math.max(column(items.slice(0, middle), margin), column(items.slice(middle), rightColumn));
}

/** How high the part with the telephone numbers is. */
export const footHeight = 118;

function foot(sheet: Sheet, language: LanguageKey, words: SheetWords, today: Date): void {
  const top = pageSize.height - footHeight;
  const { name, telephone, email } = words.office;
  sheet.box(0, top, pageSize.width, footHeight, sand);
  sheet.text(margin, top + 28, words.call, pens.heading);
  sheet.text(margin, top + 50, name, pens.label);
  sheet.text(margin, top + 65, telephone, pens.strong);
  sheet.text(margin, top + 79, email, pens.body);
  sheet.text(rightColumn, top + 50, words.emergency, pens.label);
  sheet.text(rightColumn, top + 65, emergencyLine, pens.strong);
  sheet.text(
    margin,
    top + 102,
    words.as_of.replace('{date}', written(today, language)),
    pens.small,
  );
}

function lines(
  sheet: Sheet,
  x: number,
  top: number,
  texts: readonly string[],
  pen: Pen,
  leading: number,
): number {
  for (const [index, line] of texts.entries()) sheet.text(x, top + index * leading, line, pen);
  return top + texts.length * leading;
}

function written(date: Date, language: LanguageKey): string {
  return dateInWords(date, codeOf(language), { dateStyle: 'long', timeZone: 'UTC' });
}

function money({ price }: Program, language: LanguageKey): string {
  return new Intl.NumberFormat(codeOf(language), {
    style: 'currency',
    currency: price.currency,
    maximumFractionDigits: 0,
    useGrouping: 'always',
  }).format(price.from);
}
