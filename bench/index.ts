import { serviceFigures } from './service.ts';

/** One measured figure, beside the bar it is held to. */
export interface Figure {
  what: string;
  /** The median of the rounds. */
  value: number;
  least: number;
  most: number;
  unit: string;
  /** Null where a figure is told for its own sake. */
  bar: { at: 'most' | 'least'; value: number } | null;
}

export interface Part {
  /** Rounds after the warm-up. */
  rounds: number;
  measure(rounds: number): Promise<Figure[]>;
}

/** What `npm run bench` measures; each part can be run alone by its name. */
export const parts: Record<string, Part> = {
  service: { rounds: 5, measure: serviceFigures },
};

export function holds({ value, bar }: Figure): boolean {
  if (!bar) return true;
  return bar.at === 'most' ? value <= bar.value : value >= bar.value;
}
