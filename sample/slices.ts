import { richText } from './markup.ts';
import type { Slice } from './slice-schema.ts';
import type { LanguageKey } from './source.ts';
import { actions, linksIn, portraitPicture, scenePicture, toDocument } from './stored.ts';

/** A slice of the sample as the content service stores it. */
export function storedSlice(
  slice: Slice,
  language: LanguageKey,
  today: Date,
): Record<string, unknown> {
  return {
    slice_type: slice.slice,
    variation: 'default',
    version: 'initial',
    primary: primary(slice, language, today),
    items: [],
  };
}

/** People tell of the last two years, whenever the sample is seeded. */
export function yearOfStory(index: number, today: Date): number {
  return today.getUTCFullYear() - 1 - (index % 2);
}

function primary(slice: Slice, language: LanguageKey, today: Date): Record<string, unknown> {
  const rich = (markup: string) => richText(markup, linksIn(language));
  switch (slice.slice) {
    case 'hero':
      return {
        title: slice.title,
        text: slice.text,
        picture: scenePicture(slice.scene, language),
        actions: actions(slice.actions, language),
      };
    case 'text':
      return { body: rich(slice.body) };
    case 'text_with_picture':
      return {
        body: rich(slice.body),
        picture: scenePicture(slice.scene, language),
        side: slice.side,
      };
    case 'team':
      return {
        ...without(slice),
        people: slice.people.map(({ portrait, ...person }) => ({
          ...person,
          portrait: portraitPicture(portrait, language),
        })),
      };
    case 'quotes':
      return {
        ...without(slice),
        quotes: slice.quotes.map(({ portrait, ...quote }, index) => ({
          ...quote,
          year: yearOfStory(index, today),
          portrait: portraitPicture(portrait, language),
        })),
      };
    case 'questions':
      return {
        title: slice.title,
        questions: slice.questions.map(({ question, answer }) => ({
          question,
          answer: rich(answer),
        })),
      };
    case 'gallery':
      return {
        title: slice.title,
        pictures: slice.pictures.map(({ scene, caption }) => ({
          picture: scenePicture(scene, language),
          caption,
        })),
      };
    case 'video':
      return {
        title: slice.title,
        url: slice.url,
        caption: slice.caption,
        poster: scenePicture(slice.scene, language),
      };
    case 'table':
      return { title: slice.title, note: slice.note, table: table(slice.head, slice.rows) };
    case 'call_to_action':
      return {
        title: slice.title,
        text: slice.text,
        actions: actions(slice.actions, language),
      };
    case 'program_list':
      return {
        title: slice.title,
        text: slice.text,
        programs: slice.programs.map((key) => ({ program: toDocument('program', key, language) })),
      };
    case 'article_list':
      return {
        title: slice.title,
        text: slice.text,
        articles: slice.articles.map((key) => ({ article: toDocument('article', key, language) })),
      };
    case 'finder_doors':
    case 'figures':
    case 'steps':
    case 'logos':
    case 'contact':
      return without(slice);
  }
}

function without({ slice: _type, ...fields }: Slice): Record<string, unknown> {
  return fields;
}

function table(head: readonly string[], rows: readonly string[][]) {
  const cells = (row: readonly string[], type: 'header' | 'data') => ({
    cells: row.map((text, column) => ({
      type: column === 0 ? 'header' : type,
      content: [{ type: 'paragraph', text, spans: [] }],
    })),
  });
  return {
    head: { rows: [cells(head, 'header')] },
    body: { rows: rows.map((row) => cells(row, 'data')) },
  };
}
