import type { TextFinding } from '@farol/content-model';

/** A check's finding about a text, with the document it is in. */
export interface ObstacleFinding extends TextFinding {
  level: 'forbids' | 'advises';
  document: string;
  lang: string;
  title: string;
}

/** Why something was not published, in a form that can be translated. */
export type Obstacle =
  | {
      kind: 'archived' | 'unfilled' | 'conflict';
      documents: { document: string; lang: string; title: string }[];
    }
  | { kind: 'forbidden'; findings: ObstacleFinding[] };

/** Only the first ones are stored: fixing these reveals the rest. */
export const MAX_OBSTACLES = 20;
