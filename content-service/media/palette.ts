interface Colour {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly count: number;
}

interface PaletteColour {
  red: number;
  green: number;
  blue: number;
  hex: string;
}

/** The palette of RGBA pixels: the most frequent colours, and the named ones that Vibrant.js would find. */
export function paletteOf(pixels: Uint8Array, colours: number) {
  const all = medianCut(countColours(pixels), 32);
  const mostFrequent = medianCut(countColours(pixels), colours);
  const total = all.reduce((sum, { count }) => sum + count, 0) || 1;
  const luminance =
    all.reduce((sum, colour) => sum + luminanceOf(colour) * colour.count, 0) / total;
  return {
    colors: mostFrequent.map(toPaletteColour),
    average_luminance: Math.round(luminance * 1e6) / 1e6,
    dominant_colors: dominantOf(all, total),
  };
}

function countColours(pixels: Uint8Array): Colour[] {
  const counts = new Map<number, number>();
  for (let i = 0; i < pixels.length; i += 4) {
    const key = ((pixels[i] ?? 0) << 16) | ((pixels[i + 1] ?? 0) << 8) | (pixels[i + 2] ?? 0);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].map(([key, count]) => ({
    red: key >> 16,
    green: (key >> 8) & 255,
    blue: key & 255,
    count,
  }));
}

const channels = ['red', 'green', 'blue'] as const;

/** Median cut: halves the widest group until there are enough groups, and returns their means. */
function medianCut(colours: readonly Colour[], maxColours: number): Colour[] {
  const groups = colours.length > 0 ? [[...colours]] : [];
  while (groups.length < maxColours) {
    const widest = groups
      .map((group, index) => ({ index, ...widthOf(group) }))
      .sort((a, b) => b.width - a.width)[0];
    if (!widest || widest.width === 0) break;
    const [group = []] = groups.splice(widest.index, 1);
    group.sort((a, b) => a[widest.channel] - b[widest.channel]);
    const middle = medianIndex(group);
    groups.push(group.slice(0, middle), group.slice(middle));
  }
  return groups.map(meanOf).sort((a, b) => b.count - a.count);
}

/** The index at which half of the pixels are counted. */
function medianIndex(group: readonly Colour[]): number {
  const half = group.reduce((sum, { count }) => sum + count, 0) / 2;
  let counted = 0;
  let index = 0;
  while (index < group.length - 1 && counted < half) {
    counted += group[index]?.count ?? 0;
    index += 1;
  }
  return Math.max(1, index);
}

function widthOf(group: readonly Colour[]) {
  const widths = channels.map((channel) => {
    const values = group.map((colour) => colour[channel]);
    return { channel, width: Math.max(...values) - Math.min(...values) };
  });
  return widths.reduce((widest, next) => (next.width > widest.width ? next : widest));
}

function meanOf(group: readonly Colour[]): Colour {
  const count = group.reduce((sum, colour) => sum + colour.count, 0);
  const mean = (channel: (typeof channels)[number]) =>
    Math.round(group.reduce((sum, colour) => sum + colour[channel] * colour.count, 0) / count);
  return { red: mean('red'), green: mean('green'), blue: mean('blue'), count };
}

function toPaletteColour({ red, green, blue }: Colour): PaletteColour {
  const hex = [red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('');
  const rounded = (part: number) => Math.round((part / 255) * 1e6) / 1e6;
  return { red: rounded(red), green: rounded(green), blue: rounded(blue), hex: `#${hex}` };
}

function luminanceOf({ red, green, blue }: Colour): number {
  return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
}

/** Target, minimum and maximum of lightness and saturation for each named colour. */
const targets = {
  vibrant: { lightness: [0.5, 0.3, 0.7], saturation: [1, 0.35, 1] },
  vibrant_light: { lightness: [0.74, 0.55, 1], saturation: [1, 0.35, 1] },
  vibrant_dark: { lightness: [0.26, 0, 0.45], saturation: [1, 0.35, 1] },
  muted: { lightness: [0.5, 0.3, 0.7], saturation: [0.3, 0, 0.4] },
  muted_light: { lightness: [0.74, 0.55, 1], saturation: [0.3, 0, 0.4] },
  muted_dark: { lightness: [0.26, 0, 0.45], saturation: [0.3, 0, 0.4] },
} as const;

function dominantOf(colours: readonly Colour[], total: number): Record<string, PaletteColour> {
  const dominant: Record<string, PaletteColour> = {};
  const taken = new Set<Colour>();
  for (const [name, target] of Object.entries(targets)) {
    const best = colours
      .filter((colour) => !taken.has(colour))
      .map((colour) => ({ colour, ...toneOf(colour) }))
      .filter(
        ({ lightness, saturation }) =>
          isWithin(lightness, target.lightness) && isWithin(saturation, target.saturation),
      )
      .map(({ colour, lightness, saturation }) => ({
        colour,
        score:
          6 * (1 - Math.abs(lightness - target.lightness[0])) +
          3 * (1 - Math.abs(saturation - target.saturation[0])) +
          colour.count / total,
      }))
      .sort((a, b) => b.score - a.score)[0];
    if (!best) continue;
    taken.add(best.colour);
    dominant[name] = toPaletteColour(best.colour);
  }
  return dominant;
}

function isWithin(value: number, [, min, max]: readonly [number, number, number]): boolean {
  return value >= min && value <= max;
}

/** Lightness and saturation, from 0 to 1. */
function toneOf({ red, green, blue }: Colour) {
  const max = Math.max(red, green, blue) / 255;
  const min = Math.min(red, green, blue) / 255;
  const lightness = (max + min) / 2;
  const spread = max - min;
  const saturation = spread === 0 ? 0 : spread / (1 - Math.abs(2 * lightness - 1));
  return { lightness, saturation };
}
