import type { TextFinding } from '@farol/content-model';

/** Something in a text that forbids to publish it, with the document it is about. */
export interface ObstacleFinding extends TextFinding {
  level: 'forbids' | 'advises';
  document: string;
  lang: string;
  title: string;
}

/** Why something was not published, so that it can be said in any language. */
export type Obstacle =
  | {
      kind: 'archived' | 'unfilled' | 'conflict';
      documents: { document: string; lang: string; title: string }[];
    }
  | { kind: 'forbidden'; findings: ObstacleFinding[] };

/** So many are kept; who mends them sees the others then. */
export const MOST_OBSTACLES = 20;
