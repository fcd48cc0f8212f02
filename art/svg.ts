/**
 * The drawing sheet: everything is measured in units of which the shorter side of a picture has 1000,
 * so that a part drawn 80 units high looks the same in each of the three crops.
 */
export type Point = readonly [x: number, y: number];
export type Crop = 'wide' | 'square' | 'tall';
/** The side the light comes from. */
export type Side = 'left' | 'right';
export type Stop = readonly [offset: number, colour: string, alpha?: number];

export const crops: Record<Crop, { width: number; height: number }> = {
  wide: { width: 2400, height: 1350 },
  square: { width: 1600, height: 1600 },
  tall: { width: 1350, height: 1800 },
};

export interface Scene {
  name: string;
  draw(d: Drawing): void;
}

/** One decimal is a tenth of a pixel or less: enough, and it keeps the SVG small. */
export const round = (value: number): string => String(Math.round(value * 10) / 10);

export const polygon = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${round(x)},${round(y)}`).join('L')}Z`;

export const polyline = (points: readonly Point[]): string => polygon(points).slice(0, -1);

/** A soft curve through all points (Catmull-Rom written as Bézier curves). */
export function spline(points: readonly Point[], closed = false): string {
  const count = points.length;
  const at = (i: number): Point =>
    points[closed ? (i + count) % count : Math.max(0, Math.min(count - 1, i))] ?? [0, 0];
  const [startX, startY] = at(0);
  let path = `M${round(startX)},${round(startY)}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const control = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const control2 = [c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6];
    path += `C${[...control, ...control2, ...c].map(round).join(' ')}`;
  }
  return closed ? `${path}Z` : path;
}

/** A flat lens: the stroke all glitter and ripples are made of. */
export const lens = (x: number, y: number, half: number, thick: number): string =>
  `M${round(x - half)},${round(y)}Q${round(x)},${round(y - thick)} ${round(x + half)},${round(y)}Q${round(x)},${round(y + thick)} ${round(x - half)},${round(y)}Z`;

export const disc = (x: number, y: number, r: number): string =>
  `M${round(x - r)},${round(y)}a${round(r)},${round(r)} 0 1 0 ${round(2 * r)},0a${round(r)},${round(r)} 0 1 0 ${round(-2 * r)},0Z`;

export const box = (x: number, y: number, w: number, h: number): string =>
  `M${round(x)},${round(y)}h${round(w)}v${round(h)}h${round(-w)}Z`;

const see = (alpha: number): string =>
  alpha < 1 ? ` opacity="${Math.round(alpha * 1000) / 1000}"` : '';

export class Drawing {
  readonly crop: Crop;
  readonly width: number;
  readonly height: number;
  readonly #pixels: { width: number; height: number };
  readonly #parts: string[] = [];
  #ids = 0;

  /** `size` in pixels; a crop can also be drawn at a size of its own (the picture for social media). */
  constructor(crop: Crop, size = crops[crop]) {
    this.#pixels = size;
    const unit = Math.min(size.width, size.height) / 1000;
    this.crop = crop;
    this.width = size.width / unit;
    this.height = size.height / unit;
  }

  /** Each crop is composed on its own: one value for each. */
  by<T>(wide: T, square: T, tall: T): T {
    return { wide, square, tall }[this.crop];
  }

  path(path: string, fill: string, alpha = 1): void {
    this.#parts.push(`<path d="${path}" fill="${fill}"${see(alpha)}/>`);
  }

  stroke(path: string, colour: string, width: number, alpha = 1): void {
    this.#parts.push(
      `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round"${see(alpha)}/>`,
    );
  }

  rect(x: number, y: number, w: number, h: number, fill: string, alpha = 1): void {
    this.path(box(x, y, w, h), fill, alpha);
  }

  pill(x: number, y: number, w: number, h: number, r: number, fill: string, alpha = 1): void {
    this.#parts.push(
      `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" rx="${round(r)}" fill="${fill}"${see(alpha)}/>`,
    );
  }

  circle(x: number, y: number, r: number, fill: string, alpha = 1): void {
    this.ellipse(x, y, r, r, fill, alpha);
  }

  ellipse(x: number, y: number, rx: number, ry: number, fill: string, alpha = 1): void {
    this.#parts.push(
      `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"${see(alpha)}/>`,
    );
  }

  shape(points: readonly Point[], fill: string, alpha = 1): void {
    this.path(polygon(points), fill, alpha);
  }

  blob(points: readonly Point[], fill: string, alpha = 1): void {
    this.path(spline(points, true), fill, alpha);
  }

  line(points: readonly Point[], colour: string, width: number, alpha = 1): void {
    this.stroke(polyline(points), colour, width, alpha);
  }

  curve(points: readonly Point[], colour: string, width: number, alpha = 1): void {
    this.stroke(spline(points), colour, width, alpha);
  }

  /** Fills from a ridge or shore down to `bottom`. */
  land(points: readonly Point[], bottom: number, fill: string, alpha = 1): void {
    const first = points[0] ?? [0, 0];
    const last = points[points.length - 1] ?? [0, 0];
    this.shape([...points, [last[0], bottom], [first[0], bottom]], fill, alpha);
  }

  /** The same with a rolling outline. */
  rolling(points: readonly Point[], bottom: number, fill: string, alpha = 1): void {
    const first = points[0] ?? [0, 0];
    const last = points[points.length - 1] ?? [0, 0];
    const down = `L${round(last[0])},${round(bottom)}L${round(first[0])},${round(bottom)}Z`;
    this.path(spline(points) + down, fill, alpha);
  }

  group(transform: string, draw: () => void, alpha = 1): void {
    this.#parts.push(`<g${transform && ` transform="${transform}"`}${see(alpha)}>`);
    draw();
    this.#parts.push('</g>');
  }

  /** Draws around an own origin, `scale` times as large; a negative one mirrors left and right. */
  at(x: number, y: number, scale: number, draw: () => void, turn = 0, alpha = 1): void {
    const size = `${Math.round(scale * 1000) / 1000} ${Math.round(Math.abs(scale) * 1000) / 1000}`;
    const turned = turn === 0 ? '' : `rotate(${round(turn)})`;
    this.group(`translate(${round(x)} ${round(y)})${turned}scale(${size})`, draw, alpha);
  }

  /** The picture of what `draw` draws in still water below `y`. */
  mirrored(y: number, draw: () => void, alpha = 1, squeeze = 1): void {
    this.group(`translate(0 ${round(y * (1 + squeeze))})scale(1 ${-squeeze})`, draw, alpha);
  }

  clipped(path: string, draw: () => void): void {
    const id = this.#id();
    this.#parts.push(
      `<clipPath id="${id}"><path d="${path}"/></clipPath><g clip-path="url(#${id})">`,
    );
    draw();
    this.#parts.push('</g>');
  }

  /** A gradient from top to bottom (0°) or turned clockwise over the shape it fills. */
  fade(stops: readonly Stop[], turn = 0): string {
    const id = this.#id();
    const rotate = turn === 0 ? '' : ` gradientTransform="rotate(${turn} .5 .5)"`;
    this.#parts.push(
      `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"${rotate}>${stopTags(stops)}</linearGradient>`,
    );
    return `url(#${id})`;
  }

  /** Light that fades out around a point. */
  glow(x: number, y: number, r: number, colour: string, alpha: number, squash = 1): void {
    const id = this.#id();
    const stops: Stop[] = [
      [0, colour, alpha],
      [0.4, colour, alpha * 0.45],
      [1, colour, 0],
    ];
    this.#parts.push(`<radialGradient id="${id}">${stopTags(stops)}</radialGradient>`);
    this.ellipse(x, y, r, r * squash, `url(#${id})`);
  }

  toString(): string {
    const { width, height } = this.#pixels;
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${round(this.width)} ${round(this.height)}" preserveAspectRatio="none">${this.#parts.join('')}</svg>`;
  }

  #id(): string {
    this.#ids += 1;
    return `i${this.#ids}`;
  }
}

const stopTags = (stops: readonly Stop[]): string =>
  stops
    .map(([offset, colour, alpha = 1]) => {
      const opacity = alpha < 1 ? ` stop-opacity="${Math.round(alpha * 1000) / 1000}"` : '';
      return `<stop offset="${offset}" stop-color="${colour}"${opacity}/>`;
    })
    .join('');
