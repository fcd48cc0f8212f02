import { brand, darker, mix } from '../palette.ts';
import { person } from '../parts/people.ts';
import { Random } from '../random.ts';
import { box, type Drawing, type Point, polygon, round, type Scene } from '../svg.ts';

const bays = 9;

/** Afternoon under the arcade: the arches throw their light on the floor, bay after bay. */
export default {
  name: 'bologna-portico',
  draw(d) {
    const random = new Random('bologna-portico');
    const v: Point = [d.by(1060, 590, 580), d.by(470, 480, 640)];
    const w = d.width;
    const h = d.height;
    d.rect(-5, -5, w + 10, h + 10, '#f6d6a2');
    // Everything runs from the picture's edge (depth 1) to the vanishing point (depth 0).
    const left = d.by(-330, -300, -330);
    const right = d.by(w + 260, w + 320, w + 330);
    const top = d.by(-330, -250, -280);
    const bottom = h + d.by(240, 190, 210);
    const p = (x: number, y: number, z: number): Point => [
      v[0] + (x - v[0]) * z,
      v[1] + (y - v[1]) * z,
    ];
    const z = (i: number): number => 1 / (1 + i * 0.42);
    d.shape(
      [p(left, top, 1), p(left, top, z(bays)), p(left, bottom, z(bays)), p(left, bottom, 1)],
      '#c8653f',
    );
    d.shape(
      [
        p(left, bottom, 1),
        p(left, bottom, z(bays)),
        p(right, bottom, z(bays)),
        p(right, bottom, 1),
      ],
      '#8a5148',
    );
    d.shape(
      [p(left, top, 1), p(left, top, z(bays)), p(right, top, z(bays)), p(right, top, 1)],
      '#8f4a3c',
    );
    street(d, random, p, z, right, top, bottom);
    for (let i = bays - 1; i >= 0; i--) {
      bay(d, p, z(i), z(i + 1), { left, right, top, bottom }, i);
    }
    end(d, p, z(bays), { left, right, top, bottom });
    lamps(d, p, z, (left + right) / 2, top);
    const by = d.by(820, 790, 1080);
    bicycle(d, d.by(560, 250, 250), by, d.by(1.5, 1.3, 1.45));
    person(
      d,
      v[0] + 12,
      v[1] + d.by(150, 150, 190),
      d.by(120, 120, 150),
      { coat: brand.coral, legs: '#2b3446', skin: '#d8a07a', hair: '#3a2420', pack: '#2f6f86' },
      'walk',
      -1,
    );
    person(
      d,
      v[0] - 50,
      v[1] + 84,
      66,
      { coat: '#f4e8d2', legs: '#4a3a4c', skin: '#a06a4c', hair: '#241c1c' },
      'walk',
    );
  },
} satisfies Scene;

type Project = (x: number, y: number, z: number) => Point;
interface Hall {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** What lies beyond the columns: a sunlit house across the street. */
function street(
  d: Drawing,
  random: Random,
  p: Project,
  z: (i: number) => number,
  right: number,
  top: number,
  bottom: number,
): void {
  d.shape(
    [p(right, top, 1), p(right, top, z(bays)), p(right, bottom, z(bays)), p(right, bottom, 1)],
    '#ffe0ac',
  );
  for (let i = 0; i < bays * 2; i++) {
    for (const y of [0.2, 0.42]) {
      const a = z(i / 2 + 0.1);
      const b = z(i / 2 + 0.3);
      const at = (k: number, q: number): Point => p(right, top + (bottom - top) * (y + k), q);
      d.shape(
        [at(0, a), at(0, b), at(0.13, b), at(0.13, a)],
        random.chance(0.5) ? '#5f8a7a' : '#c98a5c',
      );
    }
  }
}

function bay(d: Drawing, p: Project, near: number, far: number, hall: Hall, i: number): void {
  const { left, right, top, bottom } = hall;
  const spring = top + (bottom - top) * 0.36;
  const crown = top + (bottom - top) * 0.1;
  const mid = (t: number): number => 1 / (1 / near + (1 / far - 1 / near) * t);
  const shade = 0.16 + 0.05 * i;
  // Light through the arch lies slanted on the floor and climbs the wall.
  const floor = (x: number, t: number): Point => p(left + (right - left) * x, bottom, mid(t));
  d.shape(
    [
      floor(1, 0.16),
      floor(1, 0.8),
      floor(0.42, 1.12),
      floor(0.2, 1.02),
      floor(0.16, 0.7),
      floor(0.34, 0.42),
    ],
    '#ffd28a',
  );
  d.shape([floor(1, 0.16), floor(1, 0.3), floor(0.4, 0.62), floor(0.34, 0.42)], '#fff0c4', 0.7);
  // Vault: a groin in four tones.
  const tl = p(left, top, near);
  const tr = p(right, top, near);
  const bl = p(left, top, far);
  const br = p(right, top, far);
  const apex = p((left + right) / 2, top - (bottom - top) * 0.06, mid(0.5));
  d.shape([tl, tr, apex], mix('#e2a06c', '#f6d6a2', shade));
  d.shape([tr, br, apex], mix('#f7cf94', '#f6d6a2', shade));
  d.shape([bl, br, apex], mix('#c27a50', '#f6d6a2', shade));
  d.shape([tl, bl, apex], mix('#a85a40', '#f6d6a2', shade));
  // Inner wall: a door or shop window in each bay.
  const wall = (y: number, t: number): Point => p(left, top + (bottom - top) * y, mid(t));
  d.shape([wall(0, 0), wall(0, 1), wall(1, 1), wall(1, 0)], mix('#c8653f', '#f0a878', shade * 0.8));
  d.shape(
    [wall(0.36, 0.22), wall(0.28, 0.5), wall(0.36, 0.78), wall(1, 0.78), wall(1, 0.22)],
    '#f2c692',
  );
  d.shape(
    [wall(0.4, 0.28), wall(0.33, 0.5), wall(0.4, 0.72), wall(1, 0.72), wall(1, 0.28)],
    i % 3 === 1 ? brand.leaf : '#5a2f34',
  );
  d.shape(
    [wall(0.5, 0.3), wall(0.5, 0.48), wall(0.94, 0.48), wall(0.94, 0.3)],
    i % 3 === 1 ? darker(brand.leaf, 0.3) : '#7c4440',
  );
  d.shape([wall(0.94, 0), wall(0.94, 1), wall(1, 1), wall(1, 0)], '#7a3d38', 0.6);
  d.shape([wall(0.6, 0.86), wall(0.5, 0.98), wall(1, 1), wall(1, 0.8)], '#ffd28a', 0.85);
  // Arcade wall with its arch cut out, as one ring.
  const out = (y: number, t: number): string => p(right, y, mid(t)).map(round).join(',');
  const c1 = out(crown, 0.14);
  const c2 = out(crown, 0.86);
  d.path(
    `M${out(top, 0)}L${out(top, 1)}L${out(bottom, 1)}L${out(bottom, 0.9)}L${out(spring, 0.9)}C${c2} ${c1} ${out(spring, 0.1)}L${out(bottom, 0.1)}L${out(bottom, 0)}Z`,
    mix('#b5583c', '#eab184', shade),
  );
  // The thickness of the pillar, lit where it faces the street.
  const thick = (right - left) * 0.05;
  const inner = (y: number, t: number): Point => p(right - thick, y, mid(t));
  d.shape(
    [
      p(right, spring - 30, mid(0.1)),
      inner(spring - 30, 0.1),
      inner(bottom, 0.1),
      p(right, bottom, mid(0.1)),
    ],
    '#ffe3ad',
  );
  d.shape(
    [inner(spring - 40, -0.12), inner(spring - 40, 0.1), inner(bottom, 0.1), inner(bottom, -0.12)],
    mix('#99462f', '#eab184', shade),
  );
  d.shape(
    [
      inner(spring - 62, -0.16),
      inner(spring - 62, 0.14),
      inner(spring - 30, 0.1),
      inner(spring - 30, -0.12),
    ],
    '#ffe9c2',
  );
  d.shape(
    [
      inner(bottom - 70, -0.15),
      inner(bottom - 70, 0.13),
      inner(bottom, 0.13),
      inner(bottom, -0.15),
    ],
    '#e8bf94',
  );
  d.line([tl, p((left + right) / 2, top - 20, near), tr], '#7d3a30', 7 * near, 0.5);
}

function end(d: Drawing, p: Project, z: number, hall: Hall): void {
  const [x0, y0] = p(hall.left, hall.top, z);
  const [x1, y1] = p(hall.right, hall.bottom, z);
  d.glow((x0 + x1) / 2, (y0 + y1) / 2, (x1 - x0) * 1.1, '#fff3cf', 0.9);
  d.path(
    `M${round(x0 + 8)},${round(y1)}V${round(y0 + 40)}Q${round((x0 + x1) / 2)},${round(y0 - 30)} ${round(x1 - 8)},${round(y0 + 40)}V${round(y1)}Z`,
    '#fff6dd',
  );
}

function lamps(d: Drawing, p: Project, z: (i: number) => number, x: number, top: number): void {
  for (let i = 5; i >= 1; i--) {
    const k = z(i + 0.5);
    const [lx, ly] = p(x, top, k);
    const drop = 190 * k;
    d.rect(lx - 1.4 * k - 0.5, ly - 20 * k, 2.8 * k + 1, drop, '#4a2228');
    d.shape(
      [
        [lx - 26 * k, ly + drop],
        [lx + 26 * k, ly + drop],
        [lx + 16 * k, ly + drop + 60 * k],
        [lx - 16 * k, ly + drop + 60 * k],
      ],
      brand.lamp,
    );
    d.path(
      polygon([
        [lx - 34 * k, ly + drop + 2],
        [lx, ly + drop - 32 * k],
        [lx + 34 * k, ly + drop + 2],
      ]),
      '#4a2228',
    );
  }
}

function bicycle(d: Drawing, x: number, y: number, scale: number): void {
  d.at(x, y, scale, () => {
    d.path('M-100,4L100,4L190,34L-10,34Z', '#4a2a30', 0.45);
    for (const o of [-68, 68]) {
      d.stroke(`M${o - 46},-46a46,46 0 1 0 92,0a46,46 0 1 0 -92,0`, '#2a1c24', 5);
      let spokes = '';
      for (let i = 0; i < 8; i++)
        spokes += `M${o},-46L${round(o + Math.cos(i * 0.785) * 44)},${round(-46 + Math.sin(i * 0.785) * 44)}`;
      d.stroke(spokes, '#e9c9a4', 1, 0.7);
      d.circle(o, -46, 5, '#2a1c24');
    }
    d.stroke(
      'M-68,-46L-12,-46L52,-104L-34,-104L-12,-46M-68,-46L-38,-112M68,-46L48,-122',
      '#2f6f86',
      6,
    );
    d.stroke('M48,-122L34,-134L20,-130M48,-122L64,-132', '#2a1c24', 5);
    d.path('M-56,-118Q-36,-126 -20,-114L-38,-108Z', '#6b3a2c');
    d.path('M54,-116h44l-7,36h-32Z', '#c98f52');
    d.path([58, 68, 78, 88].map((o) => box(o, -114, 2.5, 32)).join(''), '#8a5a34');
    for (const [ox, oy, c] of [
      [62, -124, brand.coral],
      [76, -130, brand.lamp],
      [88, -124, '#f4e8d2'],
      [70, -120, brand.leaf],
    ] as const)
      d.circle(ox, oy, 8, c);
    d.circle(-12, -46, 10, '#2a1c24');
  });
}
