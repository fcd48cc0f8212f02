import { darker, lighter, mix } from '../palette.ts';
import type { Random } from '../random.ts';
import { box, type Drawing, type Point, polygon, type Side } from '../svg.ts';

export interface House {
  x: number;
  /** The ground. */
  y: number;
  w: number;
  h: number;
  wall: string;
  roof: string;
  /** Eaves along the street, gable to the street, or a flat roof with a cornice. */
  style?: 'eaves' | 'gable' | 'flat';
  roofHeight?: number;
  windows?: readonly [columns: number, rows: number];
  pane?: string;
  /** Lit windows: their colour and how many of them, 0 to 1. */
  glow?: string;
  lit?: number;
  frame?: string;
  door?: string;
  /** Width of the side wall that is seen on the side away from the light. */
  depth?: number;
  chimney?: boolean;
}

/** A front with windows, a roof, and where there is depth a side wall in shade. */
export function house(d: Drawing, random: Random, house: House, light: Side): void {
  const { x, y, w, h, wall, roof, style = 'eaves', depth = 0 } = house;
  const roofHeight = house.roofHeight ?? (style === 'flat' ? h * 0.04 : w * 0.3);
  const away = light === 'left' ? 1 : -1;
  const top = y - h;
  const edge = away > 0 ? x + w : x;
  const shadeWall = darker(wall, 0.34);
  const shadeRoof = darker(roof, 0.3);
  if (depth > 0) {
    const far = edge + away * depth;
    d.shape(
      [
        [edge, y],
        [far, y - depth * 0.12],
        [far, top + depth * 0.1],
        [edge, top],
      ],
      shadeWall,
    );
    if (style === 'gable') {
      const ridge = x + w / 2;
      d.shape(
        [
          [ridge, top - roofHeight],
          [ridge + away * depth, top - roofHeight + depth * 0.08],
          [far + away * 2, top + depth * 0.1],
          [edge + away * 2, top + 2],
        ],
        shadeRoof,
      );
    } else if (style === 'eaves') {
      d.shape(
        [
          [edge, top],
          [far, top + depth * 0.1],
          [edge + away * (depth * 0.4 - w * 0.06), top - roofHeight],
          [edge - away * w * 0.1, top - roofHeight],
        ],
        shadeRoof,
      );
    }
  }
  if (house.chimney) {
    const cx = x + w * random.between(0.2, 0.7);
    d.rect(cx, top - roofHeight * 1.35, w * 0.09, roofHeight, darker(wall, 0.2));
    d.rect(cx - w * 0.012, top - roofHeight * 1.4, w * 0.114, h * 0.03, shadeRoof);
  }
  if (style === 'gable') {
    const ridge = x + w / 2;
    d.shape(
      [
        [x, y],
        [x, top],
        [ridge, top - roofHeight],
        [x + w, top],
        [x + w, y],
      ],
      wall,
    );
    const thick = Math.max(2, w * 0.05);
    d.shape(
      [
        [x - thick, top + thick * 0.6],
        [ridge, top - roofHeight - thick],
        [x + w + thick, top + thick * 0.6],
        [x + w, top + thick],
        [ridge, top - roofHeight + thick * 0.4],
        [x, top + thick],
      ],
      roof,
    );
  } else {
    d.rect(x, top, w, h, wall);
    if (style === 'eaves') {
      const over = w * 0.03;
      const inset = depth > 0 ? w * 0.1 : w * 0.02;
      d.shape(
        [
          [x - over, top + 1],
          [x + inset, top - roofHeight],
          [x + w - inset, top - roofHeight],
          [x + w + over, top + 1],
        ],
        roof,
      );
      d.rect(x, top, w, Math.max(1.2, h * 0.035), shadeWall, 0.55);
    } else {
      d.rect(x - w * 0.02, top - roofHeight, w * 1.04, roofHeight + h * 0.02, lighter(wall, 0.3));
      d.rect(x, top + h * 0.02, w, h * 0.025, shadeWall, 0.6);
    }
  }
  panes(d, random, house);
}

function panes(d: Drawing, random: Random, house: House): void {
  const { x, y, w, h, wall } = house;
  const [columns, rows] = house.windows ?? [0, 0];
  if (columns === 0) return;
  const pane = house.pane ?? darker(wall, 0.62);
  const frame = house.frame ?? lighter(wall, 0.45);
  const storey = h / rows;
  const cell = w / columns;
  const pw = Math.min(cell * 0.44, storey * 0.42);
  const ph = Math.min(storey * 0.56, pw * 1.7);
  const doorColumn = house.door ? Math.floor(random.next() * columns) : -1;
  let frames = '';
  let dark = '';
  let bright = '';
  let bars = '';
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < columns; c++) {
      const px = x + cell * (c + 0.5) - pw / 2;
      const py = y - h + storey * (r + 0.5) - ph * 0.46;
      if (r === rows - 1 && c === doorColumn && house.door) {
        d.rect(px - pw * 0.12, y - storey * 0.72, pw * 1.24, storey * 0.72, frame);
        d.rect(px, y - storey * 0.66, pw, storey * 0.66, house.door);
        continue;
      }
      frames += box(px - pw * 0.14, py - pw * 0.12, pw * 1.28, ph + pw * 0.3);
      if (house.glow && random.chance(house.lit ?? 0.4)) bright += box(px, py, pw, ph);
      else dark += box(px, py, pw, ph);
      if (pw > 9)
        bars += box(px + pw * 0.46, py, pw * 0.08, ph) + box(px, py + ph * 0.42, pw, pw * 0.07);
    }
  }
  d.path(frames, frame);
  d.path(dark, pane);
  if (bright) d.path(bright, house.glow ?? pane);
  if (bars) d.path(bars, frame);
}

/** A hillside of small houses, back rows first, each row a step lower and larger. */
export function hillTown(
  d: Drawing,
  random: Random,
  options: {
    left: number;
    right: number;
    /** The crest of the hill at x. */
    crest: (x: number) => number;
    rows: number;
    step: number;
    size: number;
    walls: readonly [string, ...string[]];
    roofs: readonly [string, ...string[]];
    haze?: string;
    glow?: string;
    trees?: string;
  },
  light: Side,
): void {
  const { left, right, crest, rows, step, size, haze, trees } = options;
  for (let row = 0; row < rows; row++) {
    const near = rows > 1 ? row / (rows - 1) : 1;
    const scale = size * (0.62 + 0.38 * near);
    const fog = (colour: string): string => (haze ? mix(colour, haze, 0.5 * (1 - near)) : colour);
    let x = left - random.between(0, scale);
    while (x < right) {
      const w = scale * random.between(0.75, 1.35);
      const y = crest(x + w / 2) + row * step + random.between(-0.12, 0.12) * step;
      const h = scale * random.between(0.75, 1.3);
      if (trees && random.chance(0.13)) {
        d.path(tuft(x + w * 0.4, y, scale * random.between(0.5, 0.8)), fog(trees));
        x += w * 0.6;
        continue;
      }
      const style = random.chance(0.3) ? 'gable' : 'eaves';
      house(
        d,
        random,
        {
          x,
          y: y + step * 0.6,
          w,
          h: h + step * 0.6,
          wall: fog(random.of(options.walls)),
          roof: fog(random.of(options.roofs)),
          style,
          roofHeight: scale * random.between(0.22, 0.34),
          depth: scale * 0.3,
          windows: [random.chance(0.6) ? 2 : 3, random.chance(0.6) ? 2 : 3],
          ...(options.glow ? { glow: options.glow, lit: 0.35 } : {}),
          chimney: random.chance(0.18),
        },
        light,
      );
      x += w + scale * random.between(0.08, 0.3);
    }
  }
}

const tuft = (x: number, y: number, r: number): string => {
  const points: Point[] = [];
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * Math.PI * 2;
    const k = i % 2 ? 0.9 : 1.1;
    points.push([x + Math.cos(a) * r * 0.62 * k, y - r * 0.7 + Math.sin(a) * r * k]);
  }
  return polygon(points);
};

/** A far city: a row of flat towers that gain light on one side. */
export function skyline(
  d: Drawing,
  random: Random,
  left: number,
  right: number,
  y: number,
  [low, high]: Point,
  fill: string,
  litSide: string,
  light: Side,
): void {
  let body = '';
  let lit = '';
  let x = left;
  while (x < right) {
    const w = random.between(0.25, 0.6) * high * 0.4;
    const h = random.between(low, high);
    body += box(x, y - h, w, h);
    lit += light === 'left' ? box(x, y - h, w * 0.3, h) : box(x + w * 0.7, y - h, w * 0.3, h);
    if (random.chance(0.3)) body += box(x + w * 0.4, y - h * 1.16, w * 0.08, h * 0.16);
    x += w * random.between(0.9, 1.5);
  }
  d.path(body, fill);
  d.path(lit, litSide);
}
