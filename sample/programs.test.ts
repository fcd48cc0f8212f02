import { describe, expect, it } from 'vitest';
import { articles } from './articles.ts';
import { overviews } from './layout.ts';
import { pages } from './pages.ts';
import type { ProgramText } from './program-schema.ts';
import { type Program, programs } from './programs.ts';
import { type LanguageKey, languageKeys, type ProgramKind } from './source.ts';

const daysOfUnit = { day: 1, week: 7, month: 365 / 12 } as const;

/** The mainland and islands of the first country, generously: south, north, west, east. */
const boxes: Record<string, readonly [number, number, number, number]> = {
  AR: [-55.2, -21.7, -73.7, -53.6],
  AU: [-43.8, -10, 112.9, 153.7],
  CA: [41.6, 83.2, -141.1, -52.6],
  CH: [45.8, 47.9, 5.9, 10.6],
  CL: [-56, -17.4, -75.8, -66.3],
  CR: [8, 11.3, -86, -82.5],
  CV: [14.7, 17.3, -25.5, -22.6],
  DE: [47.2, 55.1, 5.8, 15.1],
  EC: [-5.1, 1.5, -81.1, -75.1],
  FR: [41.3, 51.2, -5.2, 9.7],
  IE: [51.4, 55.5, -10.7, -5.9],
  IT: [35.4, 47.2, 6.6, 18.6],
  JP: [24, 45.6, 122.9, 146],
  LA: [13.9, 22.6, 100, 107.7],
  MX: [14.5, 32.8, -118.5, -86.7],
  NZ: [-47.4, -34.3, 166.3, 178.7],
  PT: [36.9, 42.2, -9.6, -6.1],
  ZA: [-34.9, -22.1, 16.4, 33],
};

const writtenTexts = (program: Program): [LanguageKey, ProgramText][] =>
  languageKeys.flatMap((key): [LanguageKey, ProgramText][] => {
    const text = program.text[key];
    return text ? [[key, text]] : [];
  });

describe.each(programs.map((program) => [program.key, program] as const))('%s', (_, program) => {
  it('has a price for every length it departs for', () => {
    const priced = [program.weeks.min, ...program.longerStays.map(({ weeks }) => weeks)];
    for (const { weeks } of program.departures) expect(priced).toContain(weeks);
    expect(priced.at(-1)).toBe(program.weeks.max);
  });

  it('costs no less for staying longer', () => {
    const amounts = [program.price.from, ...program.longerStays.map(({ amount }) => amount)];
    expect(amounts).toEqual(amounts.toSorted((one, other) => one - other));
  });

  it('adds up to its shortest stay, day after day', () => {
    let next = 1;
    for (const { from, to } of program.itinerary) {
      expect(from).toBe(next);
      expect(to).toBeGreaterThanOrEqual(from);
      next = to + 1;
    }
    const units = new Set(program.itinerary.map(({ unit }) => unit));
    expect(units.size).toBe(1);
    for (const unit of units) {
      const days = (next - 1) * daysOfUnit[unit];
      expect(Math.abs(days - program.weeks.min * 7)).toBeLessThan(unit === 'month' ? 10 : 1);
    }
  });

  it('departs for stays it offers, the shortest among them', () => {
    const { weeks, departures } = program;
    for (const departure of departures) {
      expect(departure.weeks).toBeGreaterThanOrEqual(weeks.min);
      expect(departure.weeks).toBeLessThanOrEqual(weeks.max);
    }
    expect(departures.some((departure) => departure.weeks === weeks.min)).toBe(true);
    expect(departures.some(({ places }) => places !== 'full')).toBe(true);
  });

  it('has plausible facts', () => {
    const { ages, group, price, stops, countries } = program;
    expect(ages.min).toBeGreaterThanOrEqual(14);
    expect(ages.max).toBeLessThanOrEqual(35);
    expect(ages.max).toBeGreaterThan(ages.min);
    expect(group.max).toBeGreaterThanOrEqual(group.min);
    expect(price.from).toBeGreaterThan(500);
    for (const { amount } of program.extras) expect(amount).toBeGreaterThan(0);
    const [base] = stops;
    const [south, north, west, east] = boxes[countries[0] ?? ''] ?? [0, 0, 0, 0];
    expect(base?.latitude).toBeGreaterThan(south);
    expect(base?.latitude).toBeLessThan(north);
    expect(base?.longitude).toBeGreaterThan(west);
    expect(base?.longitude).toBeLessThan(east);
  });

  it('has the same parts in every language', () => {
    const parts = (text: ProgramText) => ({
      itinerary: text.itinerary.length,
      highlights: text.highlights.length,
      included: text.included.length,
      notIncluded: text.notIncluded.length,
      requirements: text.requirements.length,
      questions: text.questions.length,
      stories: text.stories.map(({ name, portrait }) => `${name} ${portrait}`),
    });
    for (const [language, text] of writtenTexts(program)) {
      expect(parts(text), language).toEqual(parts(program.text.en));
      expect(text.itinerary, language).toHaveLength(program.itinerary.length);
    }
  });

  it('names the same numbers in every language', () => {
    const numbers = (text: ProgramText) => ({
      price: numbersIn(text.price),
      summaries: text.highlights.length,
      included: text.included.map(numbersIn),
      notIncluded: text.notIncluded.map(numbersIn),
      requirements: text.requirements.map(numbersIn),
      itinerary: text.itinerary.map((part) => numbersIn(part.text)),
      stories: text.stories.map(({ detail }) => numbersIn(detail)),
      answers: text.questions.map(({ answer }) => numbersIn(answer)),
    });
    for (const [language, text] of writtenTexts(program))
      expect(numbers(text), language).toEqual(numbers(program.text.en));
  });

  it('names the price and the ages it has', () => {
    for (const [language, text] of writtenTexts(program)) {
      const { included, requirements, price } = text;
      const ages = numbersIn(requirements[0] ?? '');
      expect(included.length, language).toBeGreaterThanOrEqual(7);
      expect(ages.slice(0, 2), language).toEqual([program.ages.min, program.ages.max]);
      const named = /(?:From|A partir de|Desde|À partir de) (?:€[\u00a0 ]?)?([\d.,\u202f]+)/.exec(
        price,
      );
      if (named) expect(numbersIn(named[1] ?? ''), language).toEqual([program.price.from]);
    }
  });

  it('is paid as its kind is paid everywhere', () => {
    for (const [language, text] of writtenTexts(program))
      for (const pattern of payment[program.kind])
        expect(text.price.replace(/[\u00a0\u202f]/g, ' '), language).toMatch(pattern);
  });

  it('keeps its lines short', () => {
    for (const [language, text] of writtenTexts(program))
      expect(text.tagline.length, language).toBeLessThanOrEqual(110);
  });
});

/** What the price of each kind has to say; the prices page says the same. */
const deposit = [/\b20 ?%/, /\b45\b/];
const inThree = [/\b10 ?%/, /\b40 ?%/, /\b45\b/];
const payment: Record<ProgramKind, readonly RegExp[]> = {
  language_course: deposit,
  volunteering: deposit,
  internship: deposit,
  summer_camp: deposit,
  high_school: inThree,
  university: inThree,
  gap_year: [/\b20 ?%/, /\b90\b/],
  au_pair: [/\b(90|150)\b/, /\b(600|800)\b/],
};

it('names a day of the week in French with its article, as it means that of any stay', () => {
  const bare =
    /(?<!(?<!\p{L})(?:le|du|au|un|autre|deux|deuxième|premiers) )(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)s?(?!\p{L})/iu;
  expect('Samedi, train régional').toMatch(bare);
  expect('À l’école samedi').toMatch(bare);
  expect('Le deuxième samedi, train régional').not.toMatch(bare);
  const texts = programs.flatMap(({ key, text }) =>
    (text.fr?.itinerary ?? []).map((part) => `${key}: ${part.text}`),
  );
  expect(texts.filter((text) => bare.test(text))).toEqual([]);
});

it('explains on the prices page how each kind is paid', () => {
  const page = pages.find(({ key }) => key === 'prices');
  for (const key of languageKeys) {
    const said = JSON.stringify(page?.text[key]).replace(/[\u00a0\u202f]/g, ' ');
    for (const pattern of Object.values(payment).flat())
      if (!pattern.source.includes('|')) expect(said, key).toMatch(pattern);
  }
});

it('sums up every page in 120 to 155 characters', () => {
  const summaries = [...programs, ...articles, ...pages].flatMap(({ key, text }) =>
    Object.entries(text).map(([language, { summary }]) => [`${key} ${language}`, summary] as const),
  );
  const lists = Object.values(overviews).flatMap((each) =>
    Object.entries(each).map(
      ([language, { summary }]) => [`overview ${language}`, summary] as const,
    ),
  );
  for (const [name, summary] of [...summaries, ...lists]) {
    expect(summary.length, `${name}: ${summary}`).toBeGreaterThanOrEqual(120);
    expect(summary.length, `${name}: ${summary}`).toBeLessThanOrEqual(155);
  }
});

it('has articles of 600 to 1,200 words under at least three headings', () => {
  for (const { key, text } of articles)
    for (const [language, { body }] of Object.entries(text)) {
      const words = body.replace(/\]\([^)]*\)/g, ']').split(/\s+/).length;
      expect(words, `${key} ${language}`).toBeGreaterThanOrEqual(600);
      expect(words, `${key} ${language}`).toBeLessThanOrEqual(1200);
      expect(body.match(/^## /gm)?.length, `${key} ${language}`).toBeGreaterThanOrEqual(3);
    }
});

/** The numbers of a text in figures, without times of day, smallest first. */
function numbersIn(text: string): number[] {
  const plain = text
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/\d+[\u00a0 ]?h(?:[\u00a0 ]?\d\d)?(?!\p{L})/gu, '')
    .replace(/(\d)[.,\u202f\u00a0](?=\d{3}(?!\d))/g, '$1');
  return [...plain.matchAll(/\d+/g)].map(([number]) => Number(number)).sort((a, b) => a - b);
}

it('shows no scene of one program in the gallery of another', () => {
  const shown = programs.flatMap(({ scenes, furtherScenes }) => [...scenes, ...furtherScenes]);
  expect(shown.toSorted()).toEqual([...new Set(shown)].toSorted());
});
