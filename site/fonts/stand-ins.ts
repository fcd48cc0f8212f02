/**
 * The fonts of visitors' own machines that stand in for the site's until those are there. Each is stretched by a
 * measure of its own: `width` is what `averageWidth` says of the file, in parts of an em. What was made to take the
 * room of Arial shares its measures, Helvetica of Apple's phones among it; Helvetica Neue is only where Arial is, too.
 */
export const standIns: readonly StandIn[] = [
  {
    // Android's.
    name: 'Roboto',
    regular: { names: ['Roboto-Regular'], width: 0.4427 },
    bold: { names: ['Roboto-Bold'], width: 0.4486 },
  },
  {
    name: 'Arial',
    hasLineGap: true,
    regular: { names: ['ArialMT', 'Helvetica', 'LiberationSans', 'Arimo-Regular'], width: 0.4413 },
    bold: {
      names: ['Arial-BoldMT', 'Helvetica-Bold', 'LiberationSans-Bold', 'Arimo-Bold'],
      width: 0.4772,
    },
  },
  {
    name: 'Noto',
    regular: { names: ['NotoSans-Regular'], width: 0.4716 },
    bold: { names: ['NotoSans-Bold'], width: 0.5021 },
  },
  {
    name: 'DejaVu',
    regular: { names: ['DejaVuSans'], width: 0.5066 },
    bold: { names: ['DejaVuSans-Bold'], width: 0.572 },
  },
];

export interface StandIn {
  name: string;
  /** Its lines stand apart by more than it is high: ours do not, and to say so costs each page. */
  hasLineGap?: true;
  regular: Cut;
  bold: Cut;
}

interface Cut {
  /** What every browser finds it by: its PostScript name. */
  names: readonly string[];
  width: number;
}
