import { z } from 'zod';
import { words } from './schema.ts';
import { portraitKeys } from './source.ts';

const scene = z.string();
const portrait = z.enum(portraitKeys);
const actions = z.array(z.strictObject({ label: words, target: words }));
const time = z.string().regex(/^\d\d:\d\d$/);

const office = z.strictObject({
  place: words,
  address: words,
  telephone: words,
  whatsapp: z.exactOptional(words),
  location: z.exactOptional(z.strictObject({ latitude: z.number(), longitude: z.number() })),
  email: z.email(),
  hours: words,
  open_days: z.exactOptional(z.enum(['weekdays', 'every_day'])),
  opens: z.exactOptional(time),
  closes: z.exactOptional(time),
  time_zone: z.exactOptional(words),
  /** The one whom readers of this language ask about programs. */
  for_programs: z.exactOptional(z.literal(true)),
});

/** The free slices, as the sample writes them. */
export const slice = z.discriminatedUnion('slice', [
  z.strictObject({ slice: z.literal('hero'), title: words, text: words, scene, actions }),
  z.strictObject({ slice: z.literal('finder_doors'), title: words, text: words }),
  z.strictObject({ slice: z.literal('text'), body: words }),
  z.strictObject({
    slice: z.literal('text_with_picture'),
    body: words,
    scene,
    side: z.enum(['left', 'right']),
  }),
  z.strictObject({
    slice: z.literal('steps'),
    title: words,
    text: words,
    steps: z.array(z.strictObject({ title: words, text: words })),
  }),
  z.strictObject({
    slice: z.literal('figures'),
    title: words,
    figures: z.array(z.strictObject({ value: words, label: words })),
  }),
  z.strictObject({
    slice: z.literal('team'),
    title: words,
    text: words,
    people: z.array(z.strictObject({ name: words, role: words, text: words, portrait })),
  }),
  z.strictObject({
    slice: z.literal('quotes'),
    title: words,
    quotes: z.array(z.strictObject({ quote: words, name: words, detail: words, portrait })),
  }),
  z.strictObject({
    slice: z.literal('logos'),
    title: words,
    logos: z.array(z.strictObject({ name: words })),
  }),
  z.strictObject({
    slice: z.literal('questions'),
    title: words,
    questions: z.array(z.strictObject({ question: words, answer: words })),
  }),
  z.strictObject({
    slice: z.literal('gallery'),
    title: words,
    pictures: z.array(z.strictObject({ scene, caption: words })),
  }),
  z.strictObject({
    slice: z.literal('video'),
    title: words,
    url: z.url(),
    scene,
    caption: words,
  }),
  z.strictObject({
    slice: z.literal('table'),
    title: words,
    head: z.array(words),
    rows: z.array(z.array(words)),
    note: z.string(),
  }),
  z.strictObject({ slice: z.literal('call_to_action'), title: words, text: words, actions }),
  z.strictObject({
    slice: z.literal('program_list'),
    title: words,
    text: words,
    programs: z.array(z.string()),
  }),
  z.strictObject({
    slice: z.literal('article_list'),
    title: words,
    text: words,
    articles: z.array(z.string()),
  }),
  z.strictObject({ slice: z.literal('contact'), title: words, offices: z.array(office) }),
]);

export type Slice = z.output<typeof slice>;

/** What a slice has in every language; the slice itself says what it may be. */
export const sliceFacts = z.looseObject({
  slice: words,
  offices: z.exactOptional(
    z.array(z.looseObject({ for_programs: z.exactOptional(z.array(words)) })),
  ),
});

export type SliceFacts = z.output<typeof sliceFacts>;
