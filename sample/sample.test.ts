import { describe, expect, it } from 'vitest';
import { articles } from './articles.ts';
import { sampleDocuments } from './documents.ts';
import { overviews } from './layout.ts';
import { pages } from './pages.ts';
import { programs } from './programs.ts';
import { newPlaces } from './release.ts';
import { type InEach, languageKeys, programKinds } from './source.ts';
import { codeOf } from './stored.ts';
import { textsOf, valuesOf } from './texts.ts';

const today = new Date('2026-11-21T00:00:00Z');
const documents = sampleDocuments(today);
const keys = languageKeys;
const writtenIn = (text: Partial<InEach<unknown>>) => keys.filter((key) => text[key] !== undefined);

describe('what there is', () => {
  it('offers at least sixteen programs over all continents and kinds', () => {
    expect(programs.length).toBeGreaterThanOrEqual(16);
    expect(new Set(programs.flatMap(({ continents }) => continents)).size).toBe(7);
    expect(new Set(programs.map(({ kind }) => kind))).toEqual(new Set(programKinds));
  });

  it('holds at least twelve published articles and the pages people look for', () => {
    expect(articles.filter(({ draft }) => !draft).length).toBeGreaterThanOrEqual(12);
    expect(pages.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['home', 'about', 'prices', 'safety', 'questions', 'contact']),
    );
  });

  it('says how many programs there are, and is right', () => {
    const said = { en: 'Eighteen', pt: 'Dezoito', es: 'Dieciocho', fr: 'Dix-sept' };
    const numbers = { Eighteen: 18, Dezoito: 18, Dieciocho: 18, 'Dix-sept': 17 };
    for (const key of keys) {
      const offered = programs.filter(({ text }) => text[key] !== undefined).length;
      expect(overviews.programs[key].lead.startsWith(said[key])).toBe(true);
      expect(numbers[said[key] as keyof typeof numbers]).toBe(offered);
      const home = documents.find((each) => each.key === `overview:home:${key}`);
      expect(JSON.stringify(home?.data)).toContain(`"value":"${offered}"`);
    }
  });
});

describe('the cases that are there on purpose', () => {
  const group = (name: string) => documents.filter((each) => each.group === name);

  it('has two published articles in English and Portuguese only', () => {
    const partial = articles.filter(({ text, draft }) => !draft && writtenIn(text).length < 4);
    expect(partial.map(({ text }) => writtenIn(text))).toEqual([
      ['en', 'pt'],
      ['en', 'pt'],
    ]);
  });

  it('has one program that is not offered in French', () => {
    const partial = programs.filter(({ text }) => writtenIn(text).length < 4);
    expect(partial.map(({ key, text }) => [key, writtenIn(text)])).toEqual([
      ['samara', ['en', 'pt', 'es']],
    ]);
  });

  it('has one page only in French', () => {
    const partial = pages.filter(({ text }) => writtenIn(text).length < 4);
    expect(partial.map(({ key, text }) => [key, writtenIn(text)])).toEqual([['aides', ['fr']]]);
  });

  it('has one unpublished article, in every language', () => {
    const drafts = documents.filter(({ published }) => !published);
    expect(drafts.map(({ key }) => key)).toEqual(keys.map((key) => `article:coming-home:${key}`));
  });

  it('shares one uid between English and French, and no other between languages', () => {
    const shared = new Map<string, Set<string>>();
    for (const { uid, lang, type } of documents) {
      if (uid === null) continue;
      const name = `${type} ${uid}`;
      shared.set(name, new Set([...(shared.get(name) ?? []), lang]));
    }
    const several = [...shared].filter(([, langs]) => langs.size > 1);
    expect(several.map(([name, langs]) => [name, ...langs])).toEqual([
      ['dynamic_page contact', 'en-us', 'fr-fr'],
    ]);
  });

  it('gives every uid once in its language, in a form addresses like', () => {
    const seen = new Set<string>();
    for (const { uid, lang, type, key } of documents) {
      if (uid === null) continue;
      expect(uid, key).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(seen.has(`${lang} ${type} ${uid}`), key).toBe(false);
      seen.add(`${lang} ${type} ${uid}`);
    }
    expect(seen.size).toBeGreaterThan(150);
  });

  it('uses every kind of tag in more than one type of document', () => {
    const types = (tag: string) =>
      new Set(documents.filter(({ tags }) => tags.includes(tag)).map(({ type }) => type));
    const across = ['city', 'choosing', 'money', 'safety'].filter((tag) => types(tag).size > 1);
    expect(across).toEqual(['city', 'choosing', 'money', 'safety']);
  });

  it('writes the same tags in every language, and names each of them there', () => {
    for (const lang of languageKeys.map(codeOf)) {
      const inLanguage = documents.filter((each) => each.lang === lang);
      const overview = inLanguage.find(({ type }) => type === 'articles_overview');
      const named = valuesOf(overview?.data.topics, 'tag');
      expect(valuesOf(overview?.data.topics, 'name')).toHaveLength(named.length);
      expect(named).toEqual(expect.arrayContaining(inLanguage.flatMap(({ tags }) => tags)));
    }
  });

  it('holds translations together in groups, one document of a language in each', () => {
    expect(group('program:lisbon').map(({ lang }) => lang)).toEqual(languageKeys.map(codeOf));
    for (const name of new Set(documents.map((each) => each.group))) {
      const langs = group(name).map(({ lang }) => lang);
      expect(new Set(langs).size, name).toBe(langs.length);
    }
  });

  it('has a release ahead that changes several published documents, and only their places', () => {
    const { changes, scheduledAt } = newPlaces(documents, today);
    expect(scheduledAt).toBeGreaterThan(today.getTime());
    expect(changes.length).toBe(12);
    for (const { document, data } of changes) {
      const before = documents.find(({ key }) => key === document);
      expect(before?.published, document).toBe(true);
      expect({ ...data, departures: before?.data.departures }).toEqual(before?.data);
      expect(data.departures).not.toEqual(before?.data.departures);
    }
  });
});

describe('the time', () => {
  const todays = ['2027-01-01', '2028-02-29', '2031-07-15', '2044-02-29'];

  it.each(todays)(
    'changes only departures, years and the day of the rates when seeded on %s',
    (day) => {
      const later = sampleDocuments(new Date(`${day}T00:00:00Z`));
      expect(later.map(({ key }) => key)).toEqual(documents.map(({ key }) => key));
      for (const [index, { key, data }] of later.entries()) {
        const { departures, day: ratesOf, ...rest } = withoutYears(data);
        const { departures: _, day: __, ...before } = withoutYears(documents[index]?.data ?? {});
        expect(rest, key).toEqual(before);
        expect(ratesOf, key).toBe(key.startsWith('exchange-rates:') ? day : undefined);
        if (!key.startsWith('program:')) expect(departures, key).toBeUndefined();
      }
    },
  );

  it('names no year of our days in what people read', () => {
    for (const document of documents)
      for (const { text } of textsOf(document))
        expect(text, document.key).not.toMatch(/\b20(1\d|[2-9]\d)\b/);
  });
});

/** When somebody was there is counted back from the day of seeding. */
function withoutYears(data: Record<string, unknown>): Record<string, unknown> {
  return JSON.parse(JSON.stringify(data, (name, value) => (name === 'year' ? undefined : value)));
}

it('lets people have been there in one of the two years before', () => {
  const years = documents.flatMap(({ data }) => valuesOf(data, 'year'));
  expect(years.length).toBeGreaterThan(100);
  expect(new Set(years)).toEqual(new Set([2025, 2024]));
});
