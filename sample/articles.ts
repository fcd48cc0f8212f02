import { z } from 'zod';
import { bodyAsField, readFolder, readValues } from './read.ts';
import { inLanguages, words } from './schema.ts';
import { portraitKeys, tagKeys } from './source.ts';

const facts = z.strictObject({
  date: z.iso.date(),
  author: z.enum(portraitKeys),
  /** The first is the cover. */
  scenes: z.tuple([z.string()], z.string()),
  tags: z.array(z.enum(tagKeys)),
  relatedPrograms: z.array(z.string()),
  relatedArticles: z.array(z.string()),
  /** Written and not published. */
  draft: z.boolean().optional(),
});

const text = z.strictObject({
  uid: words,
  title: words,
  /** The first words, set larger: one or two sentences. */
  lead: words,
  /** For search engines and cards: 120 to 155 characters. */
  summary: words,
  /** 600 to 1,200 words, with `## ` headings (at least three). */
  body: words,
  /** Public bodies and official guides only. */
  sources: z.array(z.strictObject({ title: words, url: z.url() })),
});

const folder = z.strictObject({ facts, ...inLanguages(text) });

/** In the order editors would list them. */
export const articles = readValues('content/articles/order.yaml', z.array(z.string())).map(
  (key) => {
    const { facts, ...text } = readFolder(`content/articles/${key}`, folder, bodyAsField);
    return { key, ...facts, text };
  },
);

export type Article = (typeof articles)[number];
