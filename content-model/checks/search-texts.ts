import { isRecord } from '../same.ts';

/** The characters of a title that search engines show before they cut it. */
export const maxTitleLength = 60;
export const maxDescriptionLength = 160;

export interface SearchText {
  text: string;
  /** The field it comes from, or in which it is missing. */
  path: string;
}

/** The title and description for search engines and shared cards: those written for them, or else the page's own. */
export function searchTexts(data: Readonly<Record<string, unknown>>): {
  title: SearchText;
  description: SearchText;
} {
  return {
    title: firstOf(data, ['meta_title', 'title']),
    description: firstOf(data, ['meta_description', 'lead', 'tagline']),
  };
}

function firstOf(data: Readonly<Record<string, unknown>>, names: readonly string[]): SearchText {
  for (const name of names) {
    const text = plain(data[name]);
    if (text !== '') return { text, path: `data.${name}` };
  }
  const missingField = names[0] === 'meta_title' ? 'title' : names[0];
  return { text: '', path: `data.${missingField}` };
}

/** The words of a string, or of the first block of a rich text. */
function plain(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  const block: unknown = Array.isArray(value) ? value[0] : null;
  return isRecord(block) && typeof block.text === 'string' ? block.text.trim() : '';
}
