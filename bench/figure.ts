/** One measured figure and the bar it has to meet. */
export interface Figure {
  what: string;
  /** The median of the rounds. */
  value: number;
  least: number;
  most: number;
  unit: string;
  /** Null for a figure without a bar. */
  bar: { at: 'most' | 'least'; value: number } | null;
}

export function holds({ value, bar }: Figure): boolean {
  if (!bar) return true;
  return bar.at === 'most' ? value <= bar.value : value >= bar.value;
}

export const atMost = (value: number) => ({ at: 'most' as const, value });
export const atLeast = (value: number) => ({ at: 'least' as const, value });
