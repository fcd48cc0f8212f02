import { expect, it } from 'vitest';
import { articles } from './articles.ts';
import { sampleDocuments } from './documents.ts';
import { pages } from './pages.ts';
import { programs } from './programs.ts';
import type { InEach, LanguageKey, PortraitKey } from './source.ts';

const staff = ['rita', 'paulo', 'maeve', 'camille'];

/** Where the people of the stories come from, as each language writes it. */
const homes: Partial<Record<PortraitKey, InEach<string>>> = {
  ines: { en: 'Setúbal', pt: 'Setúbal', es: 'Setúbal', fr: 'Setúbal' },
  tomas: { en: 'Coimbra', pt: 'Coimbra', es: 'Coímbra', fr: 'Coimbra' },
  clara: { en: 'London', pt: 'Londres', es: 'Londres', fr: 'Londres' },
  mateo: { en: 'Valencia', pt: 'Valência', es: 'Valencia', fr: 'Valence' },
  aoife: { en: 'Cork', pt: 'Cork', es: 'Cork', fr: 'Cork' },
  joao: { en: 'Recife', pt: 'Recife', es: 'Recife', fr: 'Recife' },
  lucie: { en: 'Nantes', pt: 'Nantes', es: 'Nantes', fr: 'Nantes' },
  hana: { en: 'Brno', pt: 'Brno', es: 'Brno', fr: 'Brno' },
  diego: { en: 'Seville', pt: 'Sevilha', es: 'Sevilla', fr: 'Séville' },
  noemie: { en: 'Lille', pt: 'Lille', es: 'Lille', fr: 'Lille' },
  beatriz: {
    en: 'Florianópolis',
    pt: 'Florianópolis',
    es: 'Florianópolis',
    fr: 'Florianópolis',
  },
  oscar: { en: 'Gothenburg', pt: 'Gotemburgo', es: 'Gotemburgo', fr: 'Göteborg' },
};

const stories = programs.flatMap(({ key, ages, text }) =>
  (Object.entries(text) as [LanguageKey, (typeof text)['en']][]).flatMap(([language, written]) =>
    written.stories.map((story) => ({ ...story, at: `${key} ${language}`, language, ages })),
  ),
);

interface Shown {
  name: string;
  portrait: PortraitKey;
  role?: string;
}

const shown = pages.flatMap(({ text }) =>
  Object.values(text).flatMap(({ slices }) =>
    slices.flatMap((slice): readonly Shown[] => {
      if (slice.slice === 'team') return slice.people;
      return slice.slice === 'quotes' ? slice.quotes : [];
    }),
  ),
);

it('gives every face one name', () => {
  const names = new Map<string, Set<string>>();
  for (const { portrait, name } of [...stories, ...shown])
    names.set(portrait, new Set([...(names.get(portrait) ?? []), name]));
  for (const [portrait, set] of names) expect([...set], portrait).toHaveLength(1);
  expect(new Set([...names.values()].flatMap((set) => [...set])).size).toBe(names.size);
});

it('lets everybody come from one place', () => {
  for (const { portrait, detail, at, language } of stories)
    expect(detail, `${at}: ${portrait}`).toContain(homes[portrait]?.[language] ?? 'nowhere');
});

it('lets nobody travel outside the ages of a program', () => {
  for (const { detail, ages, at } of stories) {
    const age = /^(\d\d)/.exec(detail)?.[1];
    if (age === undefined) continue;
    expect(Number(age), at).toBeGreaterThanOrEqual(ages.min);
    expect(Number(age), at).toBeLessThanOrEqual(ages.max);
  }
});

it('keeps nobody young for ever: no two ages of one person lie more than ten years apart', () => {
  const ages = new Map<string, number[]>();
  for (const { portrait, detail } of stories) {
    const age = /^(\d\d)/.exec(detail)?.[1];
    if (age !== undefined) ages.set(portrait, [...(ages.get(portrait) ?? []), Number(age)]);
  }
  for (const [portrait, years] of ages)
    expect(Math.max(...years) - Math.min(...years), portrait).toBeLessThanOrEqual(10);
});

it('shows the faces of the staff only where they work', () => {
  expect(stories.filter(({ portrait }) => staff.includes(portrait))).toEqual([]);
  const team = shown.filter(({ role }) => role !== undefined).map(({ portrait }) => portrait);
  expect(new Set(team)).toEqual(new Set(staff));
  expect(articles.filter(({ author }) => staff.includes(author)).length).toBeGreaterThan(5);
});

it('gives a face and a role to whoever is there for a program, by the name its texts use', () => {
  const documents = sampleDocuments(new Date('2026-11-21T00:00:00Z'));
  const there = documents.flatMap(({ data }) =>
    (Array.isArray(data.people) ? data.people : []).map(({ name, role }) => ({ name, role, data })),
  );
  expect(there).toHaveLength(9 * 4);
  for (const { name, role, data } of there) {
    const { people: _, ...texts } = data;
    expect(JSON.stringify(texts)).toContain(name);
    expect(role).toContain(data.place);
  }
});

it('names nobody as a coordinator who has no face', () => {
  for (const { key, coordinator, text } of programs)
    if (/[A-Z]\p{L}+, our coordinator|Our coordinator, [A-Z]/u.test(JSON.stringify(text.en)))
      expect(coordinator, key).toBeDefined();
});
