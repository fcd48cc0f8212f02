import { differencesOf, pathText } from '@farol/content-model';
import type { Written } from '../../api/written.ts';

/** The place of the first difference between two texts, from the top of the form. */
export function firstDifference(before: Written, after: Written): string {
  if (before.title !== after.title) return 'title';
  if (before.uid !== after.uid) return 'uid';
  const [first] = differencesOf(before.data, after.data);
  return pathText(['data', ...(first?.path ?? [])]);
}
