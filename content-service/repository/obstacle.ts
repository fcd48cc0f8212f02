import type { TextFinding } from '@farol/content-model';

/** A check's finding about a text, with the document it is in. */
export interface ObstacleFinding extends TextFinding {
  level: 'forbids' | 'advises';
  document: string;
  lang: string;
  title: string;
}

export const obstacleKinds = ['archived', 'unfilled', 'conflict', 'forbidden'] as const;

/** Why something was not published, in a form that can be translated. */
export type Obstacle =
  | {
      kind: Exclude<(typeof obstacleKinds)[number], 'forbidden'>;
      documents: { document: string; lang: string; title: string }[];
    }
  | { kind: 'forbidden'; findings: ObstacleFinding[] };

/** Only the first ones are stored: fixing these reveals the rest. */
export const maxObstacles = 20;
