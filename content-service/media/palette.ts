interface Colour {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly count: number;
}

interface Said {
  red: number;
  green: number;
  blue: number;
  hex: string;
}

/** The colours of a picture of RGBA pixels: the most frequent ones, and those with a name, as Vibrant.js finds them. */
export function paletteOf(pixels: Uint8Array, colours: number) {
  const all = split(countedIn(pixels), 32);
  const few = split(countedIn(pixels), colours);
  const total = all.reduce((sum, { count }) => sum + count, 0) || 1;
  const luminance = all.reduce((sum, each) => sum + lightOf(each) * each.count, 0) / total;
  return {
    colors: few.map(said),
    average_luminance: Math.round(luminance * 1e6) / 1e6,
    dominant_colors: dominantOf(all, total),
  };
}

function countedIn(pixels: Uint8Array): Colour[] {
  const counts = new Map<number, number>();
  for (let at = 0; at < pixels.length; at += 4) {
    const key = ((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0);
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

/** Median cut: the widest group is halved until there are enough of them; each becomes its mean. */
function split(colours: readonly Colour[], wanted: number): Colour[] {
  const groups = colours.length > 0 ? [[...colours]] : [];
  while (groups.length < wanted) {
    const widest = groups
      .map((group, index) => ({ index, ...widthOf(group) }))
      .sort((one, other) => other.width - one.width)[0];
    if (!widest || widest.width === 0) break;
    const [group = []] = groups.splice(widest.index, 1);
    group.sort((one, other) => one[widest.channel] - other[widest.channel]);
    const at = middleOf(group);
    groups.push(group.slice(0, at), group.slice(at));
  }
  return groups.map(meanOf).sort((one, other) => other.count - one.count);
}

/** Where half of the pixels are passed. */
function middleOf(group: readonly Colour[]): number {
  const half = group.reduce((sum, { count }) => sum + count, 0) / 2;
  let passed = 0;
  let at = 0;
  while (at < group.length - 1 && passed < half) {
    passed += group[at]?.count ?? 0;
    at += 1;
  }
  return Math.max(1, at);
}

function widthOf(group: readonly Colour[]) {
  const widths = channels.map((channel) => {
    const values = group.map((each) => each[channel]);
    return { channel, width: Math.max(...values) - Math.min(...values) };
  });
  return widths.reduce((widest, each) => (each.width > widest.width ? each : widest));
}

function meanOf(group: readonly Colour[]): Colour {
  const count = group.reduce((sum, each) => sum + each.count, 0);
  const mean = (channel: (typeof channels)[number]) =>
    Math.round(group.reduce((sum, each) => sum + each[channel] * each.count, 0) / count);
  return { red: mean('red'), green: mean('green'), blue: mean('blue'), count };
}

function said({ red, green, blue }: Colour): Said {
  const hex = [red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('');
  const rounded = (part: number) => Math.round((part / 255) * 1e6) / 1e6;
  return { red: rounded(red), green: rounded(green), blue: rounded(blue), hex: `#${hex}` };
}

function lightOf({ red, green, blue }: Colour): number {
  return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
}

/** What a colour of each name is looked for at, and how far off it may be. */
const targets = {
  vibrant: { light: [0.5, 0.3, 0.7], strong: [1, 0.35, 1] },
  vibrant_light: { light: [0.74, 0.55, 1], strong: [1, 0.35, 1] },
  vibrant_dark: { light: [0.26, 0, 0.45], strong: [1, 0.35, 1] },
  muted: { light: [0.5, 0.3, 0.7], strong: [0.3, 0, 0.4] },
  muted_light: { light: [0.74, 0.55, 1], strong: [0.3, 0, 0.4] },
  muted_dark: { light: [0.26, 0, 0.45], strong: [0.3, 0, 0.4] },
} as const;

function dominantOf(colours: readonly Colour[], total: number): Record<string, Said> {
  const found: Record<string, Said> = {};
  const taken = new Set<Colour>();
  for (const [name, { light, strong }] of Object.entries(targets)) {
    const fitting = colours
      .filter((each) => !taken.has(each))
      .map((colour) => ({ colour, ...toneOf(colour) }))
      .filter(({ lightness, strength }) => isWithin(lightness, light) && isWithin(strength, strong))
      .map(({ colour, lightness, strength }) => ({
        colour,
        score:
          6 * (1 - Math.abs(lightness - light[0])) +
          3 * (1 - Math.abs(strength - strong[0])) +
          colour.count / total,
      }))
      .sort((one, other) => other.score - one.score)[0];
    if (!fitting) continue;
    taken.add(fitting.colour);
    found[name] = said(fitting.colour);
  }
  return found;
}

function isWithin(value: number, [, least, most]: readonly [number, number, number]): boolean {
  return value >= least && value <= most;
}

/** Lightness and saturation, from 0 to 1. */
function toneOf({ red, green, blue }: Colour) {
  const most = Math.max(red, green, blue) / 255;
  const least = Math.min(red, green, blue) / 255;
  const lightness = (most + least) / 2;
  const spread = most - least;
  const strength = spread === 0 ? 0 : spread / (1 - Math.abs(2 * lightness - 1));
  return { lightness, strength };
}
