import { mix } from '../palette.ts';
import type { Random } from '../random.ts';
import { type Drawing, type Point, polygon, type Side, spline } from '../svg.ts';

/** A broken line between two points (midpoint displacement): the profile of hills and rock. */
export function profile(
  random: Random,
  from: Point,
  to: Point,
  rough: number,
  levels = 6,
): Point[] {
  let points: Point[] = [from, to];
  let amount = rough;
  for (let level = 0; level < levels; level++) {
    const next: Point[] = [];
    points.forEach((point, i) => {
      next.push(point);
      const after = points[i + 1];
      if (!after) return;
      next.push([
        (point[0] + after[0]) / 2,
        (point[1] + after[1]) / 2 + random.between(-amount, amount),
      ]);
    });
    points = next;
    amount *= 0.5;
  }
  return points;
}

/** Roughens a drawn outline without losing its shape. */
export function rugged(
  random: Random,
  points: readonly Point[],
  rough: number,
  levels = 3,
): Point[] {
  return points.flatMap((point, i) => {
    const next = points[i + 1];
    if (!next) return [point];
    const length = Math.hypot(next[0] - point[0], next[1] - point[1]);
    return profile(random, point, next, rough * Math.min(1, length / 60), levels).slice(0, -1);
  });
}

/** The height of a profile at x. */
export function heightAt(points: readonly Point[], x: number): number {
  for (let i = 1; i < points.length; i++) {
    const a = points[i - 1];
    const b = points[i];
    if (a && b && x <= b[0]) {
      return a[1] + ((b[1] - a[1]) * (x - a[0])) / Math.max(0.001, b[0] - a[0]);
    }
  }
  return points[points.length - 1]?.[1] ?? 0;
}

export interface Rock {
  lit: string;
  shade: string;
  snow?: string;
  snowShade?: string;
  /** How far down the snow lies: 0 none, 1 to the foot. */
  snowLine?: number;
}

/** One peak: a lit face, a shaded face, ribs on both, snow on top. `at` is the summit. */
export function peak(
  d: Drawing,
  random: Random,
  at: Point,
  base: number,
  halfWidth: number,
  rock: Rock,
  light: Side,
  { skew = 0, rough = 0.07 } = {},
): void {
  const [x, y] = at;
  const height = base - y;
  const toLight = light === 'left' ? -1 : 1;
  const left: Point = [x - halfWidth * (1 - skew), base];
  const right: Point = [x + halfWidth * (1 + skew), base];
  const up = rugged(random, [left, [x - halfWidth * 0.42, y + height * 0.5], at], height * rough);
  const down = rugged(
    random,
    [at, [x + halfWidth * 0.4, y + height * 0.52], right],
    height * rough,
  );
  const outline = polygon([...up, ...down]);
  // The ridge wanders from the summit to the foot and parts light from shade.
  const ridge: Point[] = [];
  for (let i = 0; i <= 7; i++) {
    const t = i / 7;
    const wander =
      i === 0 ? 0 : (i % 2 ? -0.09 : 0.07) * halfWidth * (0.5 + t) - toLight * t * halfWidth * 0.12;
    ridge.push([x + wander, y + height * t]);
  }
  const ribs = (side: number, fill: string, alpha: number, count: number): void => {
    for (let i = 0; i < count; i++) {
      const t = random.between(0.18, 0.75);
      const from: Point = [x + side * halfWidth * t * random.between(0.2, 0.85), y + height * t];
      const drop = height * random.between(0.18, 0.42);
      d.shape(
        [
          from,
          [from[0] + side * halfWidth * random.between(0.1, 0.22), from[1] + drop],
          [from[0] + side * halfWidth * 0.02, from[1] + drop * 0.72],
          [from[0] - side * halfWidth * random.between(0.02, 0.09), from[1] + drop],
        ],
        fill,
        alpha,
      );
    }
  };
  d.clipped(outline, () => {
    d.path(outline, rock.lit);
    const foot: Point = toLight < 0 ? [right[0] + 50, base + 5] : [left[0] - 50, base + 5];
    const top: Point = [foot[0], y - 50];
    d.shape([...ridge, foot, top, [x, y - 50]], rock.shade);
    ribs(toLight, mix(rock.lit, rock.shade, 0.55), 1, 7);
    ribs(-toLight, mix(rock.lit, rock.shade, 0.72), 1, 5);
    if (rock.snow) {
      const line = y + height * (rock.snowLine ?? 0.4);
      const teeth: Point[] = [];
      const count = 15;
      for (let i = 0; i <= count; i++) {
        const t = i / count;
        const tooth = i % 2 ? 0.2 : -0.13;
        const arch = Math.abs(t - 0.5) * height * 0.24;
        teeth.push([
          x + (t - 0.5) * 2.2 * halfWidth,
          line + arch + tooth * height * random.between(0.4, 1.1),
        ]);
      }
      const cover: Point[] = [...teeth, [right[0] + 90, y - 60], [left[0] - 90, y - 60]];
      d.shape(cover, rock.snow);
      d.clipped(polygon(cover), () => {
        d.shape(
          [...ridge, foot, top, [x, y - 50]],
          rock.snowShade ?? mix(rock.snow ?? '#ffffff', rock.shade, 0.45),
        );
        ribs(toLight, mix(rock.snow ?? '#ffffff', rock.snowShade ?? rock.shade, 0.5), 0.8, 5);
      });
    }
  });
}

/** A row of hills with a soft outline; `points` are the tops and dips. */
export function hill(d: Drawing, points: readonly Point[], fill: string, bottom = d.height): void {
  d.rolling(points, bottom, fill);
}

/** Granite: a rounded boulder with a lit top and a dark foot. */
export function boulder(
  d: Drawing,
  random: Random,
  x: number,
  y: number,
  w: number,
  h: number,
  colours: { lit: string; mid: string; shade: string },
  light: Side,
): void {
  const s = light === 'left' ? 1 : -1;
  const j = () => random.between(-0.05, 0.05) * w;
  const outline: Point[] = [
    [x - s * w * 0.5, y - h * 0.1],
    [x - s * w * 0.46 + j(), y - h * 0.55],
    [x - s * w * 0.2 + j(), y - h * 0.95],
    [x + s * w * 0.16 + j(), y - h],
    [x + s * w * 0.44 + j(), y - h * 0.6],
    [x + s * w * 0.52, y - h * 0.08],
    [x + s * w * 0.3, y + h * 0.04],
    [x - s * w * 0.3, y + h * 0.05],
  ];
  d.clipped(spline(outline, true), () => {
    d.blob(outline, colours.mid);
    d.blob(
      [
        [x - s * w * 0.6, y - h * 0.3],
        [x - s * w * 0.3, y - h * 1.1],
        [x + s * w * 0.3, y - h * 1.1],
        [x + s * w * 0.16, y - h * 0.82],
        [x - s * w * 0.12, y - h * 0.62],
        [x - s * w * 0.36, y - h * 0.3],
      ],
      colours.lit,
    );
    d.blob(
      [
        [x + s * w * 0.6, y - h * 0.75],
        [x + s * w * 0.34, y - h * 0.55],
        [x + s * w * 0.2, y - h * 0.22],
        [x - s * w * 0.2, y - h * 0.08],
        [x - s * w * 0.4, y + h * 0.2],
        [x + s * w * 0.7, y + h * 0.2],
      ],
      colours.shade,
    );
    d.curve(
      [
        [x + j(), y - h * 0.95],
        [x + s * w * 0.08 + j(), y - h * 0.6],
        [x + s * w * 0.02 + j(), y - h * 0.2],
      ],
      colours.shade,
      Math.max(1, w * 0.012),
      0.5,
    );
  });
}
