import { isRecord } from '@farol/content-model';
import { z } from 'zod';

const isText = (value: unknown) => typeof value === 'string';

/** Checked as a whole: a fault for each of millions of items would fill the log, and memory. */
export const textList = z.custom<string[]>(
  (value) => Array.isArray(value) && value.every(isText),
  'is not a list of texts',
);

export const textRecord = z.custom<Record<string, string>>(
  (value) => isRecord(value) && Object.values(value).every(isText),
  'is not a record of texts',
);
