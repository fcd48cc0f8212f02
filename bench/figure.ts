/** One measured figure and the bar it has to meet. */
export interface Figure {
  what: string;
  /** The median of the rounds. */
  value: number;
  least: number;
  most: number;
  unit: string;
  /** Null for a figure without a bar. */
  bar: Bar | null;
}

export interface Bar {
  at: 'most' | 'least';
  value: number;
  /** What it comes to on the machine that measured, for a bar in time. */
  here?: number;
}

export function holds({ value, bar }: Figure): boolean {
  if (!bar) return true;
  const { at, value: wanted, here = wanted } = bar;
  return at === 'most' ? value <= here : value >= here;
}

export const atMost = (value: number): Bar => ({ at: 'most', value });
export const atLeast = (value: number): Bar => ({ at: 'least', value });
