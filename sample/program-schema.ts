import { z } from 'zod';
import { inLanguages, words } from './schema.ts';
import { portraitKeys, programKinds, tagKeys } from './source.ts';

export const spacesLeft = ['open', 'few', 'full'] as const;

export const spokenLanguages = [
  'english',
  'portuguese',
  'spanish',
  'french',
  'german',
  'italian',
  'japanese',
] as const;

export const accommodationKinds = [
  'host_family',
  'residence',
  'shared_flat',
  'lodge',
  'camp',
  'ship',
] as const;

const count = z.int().positive();
const span = z.strictObject({ min: count, max: count });
const keys = z.array(z.string());

export const programFacts = z.strictObject({
  kind: z.enum(programKinds),
  continents: z.array(
    z.enum(['africa', 'antarctica', 'asia', 'europe', 'north_america', 'oceania', 'south_america']),
  ),
  /** ISO 3166-1 alpha-2; the first is the main one. */
  countries: z.array(z.string().regex(/^[A-Z]{2}$/)),
  /** The first stop is the base; two or more draw the route map. */
  stops: z.array(z.strictObject({ latitude: z.number(), longitude: z.number() })),
  weeks: span,
  /** The next date of each is worked out from the day of seeding, on the Monday that follows it. */
  departures: z.array(
    z.strictObject({
      month: z.int().min(1).max(12),
      day: z.int().min(1).max(31),
      weeks: count,
      places: z.enum(spacesLeft),
    }),
  ),
  /** So many weeks before a start one has to have applied. */
  applyWeeks: count,
  ages: span,
  /** For the shortest stay, everything under "included" included. */
  price: z.strictObject({ from: count, currency: z.literal('EUR') }),
  /** What more weeks than the fewest cost, everything included. */
  longerStays: z.array(z.strictObject({ weeks: count, amount: count })),
  /** What a person may add. */
  extras: z.array(z.strictObject({ amount: count })),
  languages: z.array(z.enum(spokenLanguages)),
  accommodation: z.array(z.enum(accommodationKinds)),
  group: span,
  /** The first is the cover, all of them are the gallery. */
  scenes: z.tuple([z.string()], z.string()),
  /** Pictures of everyday life that fit its place. */
  furtherScenes: z.array(z.string()).default([]),
  /** Which part of the stay each entry of the texts' itinerary covers. */
  itinerary: z.array(
    z.strictObject({ unit: z.enum(['day', 'week', 'month']), from: count, to: count }),
  ),
  /** Our own person there, where the texts name one. */
  coordinator: z.enum(portraitKeys).optional(),
  /** Whose stories the texts tell. */
  stories: z.array(z.enum(portraitKeys)),
  tags: z.array(z.enum(tagKeys)),
  relatedPrograms: keys,
  relatedArticles: keys,
});

const items = z.array(words);
const titled = z.array(z.strictObject({ title: words, text: words }));

const text = z.strictObject({
  uid: words,
  title: words,
  /** One line under the title that makes one want to go. At most 110 characters. */
  tagline: words,
  /** For search engines and cards: 120 to 155 characters. */
  summary: words,
  /** Where it takes place, as a visitor would say it: "Lisbon, Portugal". */
  place: words,
  /** Names of the facts' stops and extras, in their order. */
  stops: items,
  extras: items,
  highlights: titled,
  /** Two to four paragraphs. */
  overview: words,
  /** As many as the facts' `itinerary`. */
  itinerary: titled,
  included: items,
  notIncluded: items,
  requirements: items,
  safety: words,
  accommodation: words,
  /** What the price covers and how it is paid. */
  price: words,
  stories: z.array(
    z.strictObject({ quote: words, name: words, detail: words, portrait: z.enum(portraitKeys) }),
  ),
  questions: z.array(z.strictObject({ question: words, answer: words })),
});

/** Lists of a text whose items belong to those of the facts. */
const paired = ['stops', 'extras', 'itinerary', 'stories'] as const;

export const programFolder = z
  .strictObject({ facts: programFacts, ...inLanguages(text) })
  .superRefine(({ facts: common, ...texts }, context) => {
    for (const [language, written] of Object.entries(texts))
      for (const list of paired)
        if (written[list].length !== common[list].length)
          context.addIssue({
            code: 'custom',
            path: [language, list],
            message: `expected ${common[list].length}, as in facts.yaml, found ${written[list].length}`,
          });
  });

export type ProgramText = z.output<typeof text>;
export type ProgramFacts = z.output<typeof programFacts>;
