/**
 * Installed fonts shown until the site's own have loaded, each scaled to the same width: `width` is `averageWidth` of
 * the font file, in em. Fonts made to replace Arial share its metrics, as does Helvetica on Apple's phones; Helvetica
 * Neue only exists where Arial does.
 */
export const standIns: readonly StandIn[] = [
  {
    // Android.
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
  /** The font has a line gap; ours have none, and declaring that costs bytes on each page. */
  hasLineGap?: true;
  regular: Cut;
  bold: Cut;
}

interface Cut {
  /** Its PostScript names, by which every browser finds it. */
  names: readonly string[];
  width: number;
}
