import { brand, darker, lighter, mix } from './palette.ts';
import { type Hair, hairBefore, hairBehind } from './parts/hair.ts';
import { Drawing } from './svg.ts';

interface Look {
  ground: string;
  disc: string;
  skin: string;
  hair: Hair;
  clothes: string;
  trim: string;
  collar: 'round' | 'shirt' | 'roll' | 'scarf' | 'hood';
  glasses?: boolean;
  beard?: 'short' | 'full';
  earrings?: string;
}

export const looks: Readonly<Record<string, Look>> = {
  ines: {
    ground: '#2f6f86',
    disc: brand.paleLamp,
    skin: '#e0a57c',
    hair: { style: 'waves', colour: '#3a221c' },
    clothes: brand.coral,
    trim: brand.sand,
    collar: 'round',
    earrings: brand.lamp,
  },
  tomas: {
    ground: brand.sand,
    disc: brand.lamp,
    skin: '#eebd98',
    hair: { style: 'swept', colour: '#8a5a34' },
    clothes: brand.sea,
    trim: '#f4e8d2',
    collar: 'shirt',
  },
  clara: {
    ground: '#e8a08a',
    disc: '#fff1d6',
    skin: '#f2c4a2',
    hair: { style: 'bob', colour: '#b5452c' },
    clothes: brand.leaf,
    trim: brand.lamp,
    collar: 'roll',
  },
  mateo: {
    ground: '#3fa7a3',
    disc: '#f4e8d2',
    skin: '#b97a54',
    hair: { style: 'curls', colour: '#1f1718' },
    clothes: brand.lamp,
    trim: '#c9822a',
    collar: 'hood',
    beard: 'short',
  },
  aoife: {
    ground: brand.leaf,
    disc: '#cfe0b4',
    skin: '#f6cfb4',
    hair: { style: 'long', colour: '#d9743a' },
    clothes: '#f4e8d2',
    trim: brand.coral,
    collar: 'scarf',
  },
  joao: {
    ground: brand.lamp,
    disc: '#fff1d0',
    skin: '#6f4530',
    hair: { style: 'crop', colour: '#17110f' },
    clothes: '#2f6f86',
    trim: '#f4e8d2',
    collar: 'round',
  },
  lucie: {
    ground: '#7fb7c4',
    disc: '#fff6e3',
    skin: '#efc09c',
    hair: { style: 'bun', colour: '#6b4430' },
    clothes: '#f4e8d2',
    trim: brand.sea,
    collar: 'shirt',
    glasses: true,
  },
  hana: {
    ground: '#d98a8a',
    disc: '#ffe6d2',
    skin: '#efc6a0',
    hair: { style: 'fringe', colour: '#161417' },
    clothes: '#31406b',
    trim: brand.lamp,
    collar: 'round',
    earrings: brand.lamp,
  },
  diego: {
    ground: '#31406b',
    disc: brand.coral,
    skin: '#c68a60',
    hair: { style: 'swept', colour: '#211819' },
    clothes: '#f4e8d2',
    trim: brand.leaf,
    collar: 'hood',
    glasses: true,
  },
  noemie: {
    ground: '#f0c27c',
    disc: '#fff3d6',
    skin: '#5f3a2a',
    hair: { style: 'afro', colour: '#1a1213' },
    clothes: brand.coral,
    trim: '#fff1d0',
    collar: 'round',
    earrings: '#fff1d0',
  },
  beatriz: {
    ground: '#6f86a8',
    disc: '#f4e8d2',
    skin: '#e8b48e',
    hair: { style: 'bob', colour: '#3b241f' },
    clothes: '#8c3a4c',
    trim: brand.lamp,
    collar: 'scarf',
    glasses: true,
  },
  oscar: {
    ground: '#1f5f63',
    disc: brand.lamp,
    skin: '#e6b08a',
    hair: { style: 'crop', colour: '#b07a3e' },
    clothes: '#c9663a',
    trim: '#f4e8d2',
    collar: 'roll',
    beard: 'full',
  },
  rita: {
    ground: '#c9663a',
    disc: '#ffe1a1',
    skin: '#d99a70',
    hair: { style: 'bun', colour: '#241a1c' },
    clothes: '#1f5f63',
    trim: brand.lamp,
    collar: 'round',
    earrings: brand.lamp,
  },
  paulo: {
    ground: '#7fa58c',
    disc: '#f4e8d2',
    skin: '#a86f4e',
    hair: { style: 'crop', colour: '#2a2020' },
    clothes: '#f4e8d2',
    trim: brand.coral,
    collar: 'shirt',
    beard: 'short',
    glasses: true,
  },
  maeve: {
    ground: '#31406b',
    disc: '#ffe6d2',
    skin: '#f4cdb2',
    hair: { style: 'waves', colour: '#c9a05c' },
    clothes: '#7fb7c4',
    trim: '#f4e8d2',
    collar: 'roll',
  },
  camille: {
    ground: brand.coral,
    disc: '#fff1d6',
    skin: '#8b5a40',
    hair: { style: 'curls', colour: '#2a1a18' },
    clothes: brand.sea,
    trim: brand.paleLamp,
    collar: 'scarf',
  },
  katrin: {
    ground: '#8c3a4c',
    disc: '#ffe1a1',
    skin: '#f2c9ac',
    hair: { style: 'bob', colour: '#d8b36a' },
    clothes: '#31406b',
    trim: '#f4e8d2',
    collar: 'roll',
    glasses: true,
  },
  giulia: {
    ground: '#c9663a',
    disc: '#fff1d6',
    skin: '#d9a07a',
    hair: { style: 'curls', colour: '#3a211b' },
    clothes: brand.leaf,
    trim: brand.paleLamp,
    collar: 'scarf',
    earrings: brand.lamp,
  },
  sofia: {
    ground: '#7fa58c',
    disc: '#fff1d0',
    skin: '#dba67f',
    hair: { style: 'long', colour: '#4a2c22' },
    clothes: brand.coral,
    trim: '#f4e8d2',
    collar: 'round',
    earrings: brand.coral,
  },
  nomsa: {
    ground: brand.lamp,
    disc: '#fff6e3',
    skin: '#5a3626',
    hair: { style: 'crop', colour: '#17110f' },
    clothes: '#1f5f63',
    trim: brand.coral,
    collar: 'scarf',
    earrings: brand.lamp,
  },
  niamh: {
    ground: '#1f5f63',
    disc: '#cfe0b4',
    skin: '#f6d2ba',
    hair: { style: 'waves', colour: '#a8482c' },
    clothes: '#c9822a',
    trim: '#f4e8d2',
    collar: 'hood',
  },
  yumi: {
    ground: '#d98a8a',
    disc: '#fff1d6',
    skin: '#f0cba6',
    hair: { style: 'bob', colour: '#15131a' },
    clothes: '#f4e8d2',
    trim: '#8c3a4c',
    collar: 'shirt',
    glasses: true,
  },
  marta: {
    ground: '#2f6f86',
    disc: brand.paleLamp,
    skin: '#e2ac84',
    hair: { style: 'bun', colour: '#5a3424' },
    clothes: '#c9663a',
    trim: '#fff1d0',
    collar: 'round',
    earrings: '#fff1d0',
  },
  heather: {
    ground: '#6f86a8',
    disc: '#f4e8d2',
    skin: '#f3cdb4',
    hair: { style: 'fringe', colour: '#b9b4b0' },
    clothes: '#8c3a4c',
    trim: brand.lamp,
    collar: 'roll',
    glasses: true,
  },
  ximena: {
    ground: brand.leaf,
    disc: brand.lamp,
    skin: '#b97d56',
    hair: { style: 'long', colour: '#1d1516' },
    clothes: '#f4e8d2',
    trim: brand.coral,
    collar: 'scarf',
    earrings: brand.coral,
  },
};

/** All portraits as SVG, 600 pixels square. */
export const portraits = (): [string, string][] =>
  Object.entries(looks).map(([key, look]) => [key, portrait(look)]);

function portrait(look: Look): string {
  const d = new Drawing('square', { width: 600, height: 600 });
  d.rect(
    0,
    0,
    1000,
    1000,
    d.fade([
      [0, lighter(look.ground, 0.12)],
      [1, darker(look.ground, 0.12)],
    ]),
  );
  for (const [r, a] of [
    [400, 0.28],
    [340, 0.4],
    [280, 1],
  ] as const)
    d.circle(400, 400, r, look.disc, a);
  hairBehind(d, look.hair);
  bust(d, look);
  face(d, look);
  hairBefore(d, look.hair);
  if (look.glasses) glasses(d);
  return d.toString();
}

function bust(d: Drawing, look: Look): void {
  const { skin, clothes, trim } = look;
  const shade = mix(skin, '#6b2f3a', 0.34);
  const body = 'M120,1000Q130,800 300,752Q430,726 500,720Q570,726 700,752Q870,800 880,1000Z';
  d.path(body, clothes);
  d.path(
    'M560,724Q620,736 700,752Q870,800 880,1000L640,1000Q660,860 560,724Z',
    darker(clothes, 0.26),
  );
  d.path('M410,610L590,610L598,752Q500,840 402,752Z', skin);
  d.path('M410,640Q500,740 590,640L598,752Q560,792 530,800Q560,720 410,660Z', shade);
  if (look.collar === 'round') d.path('M392,740Q500,862 608,740L632,750Q500,906 368,750Z', trim);
  if (look.collar === 'roll') {
    d.path('M384,690Q500,770 616,690L626,776Q500,850 374,776Z', lighter(clothes, 0.16));
    d.path('M540,744Q590,724 616,690L626,776Q580,806 545,812Z', darker(clothes, 0.22));
  }
  if (look.collar === 'shirt') {
    d.path('M402,726L500,850L430,900L348,762Z', trim);
    d.path('M598,726L500,850L570,900L652,762Z', darker(trim, 0.14));
    d.path('M497,850h6v150h-6Z', darker(clothes, 0.4));
  }
  if (look.collar === 'hood') {
    d.path(
      'M330,752Q380,690 412,700L500,830L588,700Q620,690 670,752Q640,850 500,880Q360,850 330,752Z',
      darker(clothes, 0.16),
    );
    d.path('M412,716L500,838L588,716L600,740L500,866L400,740Z', trim);
    d.path('M440,850h8v92h-8ZM552,850h8v92h-8Z', trim);
  }
  if (look.collar === 'scarf') {
    d.path('M366,712Q500,812 634,712L660,790Q500,880 340,790Z', trim);
    d.path('M545,774Q600,752 634,712L660,790Q600,826 556,838Z', darker(trim, 0.24));
    d.path('M560,820L640,800L668,1000L584,1000Z', lighter(trim, 0.1));
  }
}

/** Few features: brows, calm eyes, the shaded plane of the nose, a smile. */
function face(d: Drawing, look: Look): void {
  const { skin } = look;
  const shade = mix(skin, '#6b2f3a', 0.3);
  const blush = mix(skin, brand.coral, 0.4);
  d.ellipse(326, 478, 30, 46, skin);
  d.ellipse(674, 478, 30, 46, shade);
  const outline =
    'M330,420Q330,270 500,268Q670,270 670,420Q672,560 626,630Q570,696 500,698Q430,696 374,630Q328,560 330,420Z';
  d.clipped(outline, () => {
    d.path(outline, skin);
    d.path('M560,260Q600,400 590,480Q640,560 540,700L700,700L700,260Z', shade, 0.55);
    d.ellipse(402, 540, 44, 28, blush, 0.5);
    d.ellipse(600, 540, 44, 28, blush, 0.5);
    const beard = look.hair.colour;
    if (look.beard === 'full') {
      d.path('M320,480Q350,570 420,574Q500,548 580,574Q650,570 680,480L690,720L310,720Z', beard);
      d.path('M590,572Q650,570 680,480L690,720L560,720Q640,660 590,572Z', darker(beard, 0.25));
    }
    if (look.beard === 'short')
      d.path(
        'M324,500Q352,592 420,600Q500,578 580,600Q648,592 676,500L690,720L310,720Z',
        mix(skin, beard, 0.62),
      );
  });
  const ink = mix('#241a1c', look.hair.colour, 0.25);
  d.stroke('M384,424Q416,404 452,416', mix(look.hair.colour, '#241a1c', 0.3), 11);
  d.stroke('M548,416Q584,404 616,424', mix(look.hair.colour, '#241a1c', 0.3), 11);
  for (const x of [420, 580]) {
    d.ellipse(x, 466, 12, 15, ink);
    d.circle(x - 4, 461, 4, '#fff6e3');
    d.stroke(`M${x - 22},458Q${x},440 ${x + 22},458`, ink, 5);
  }
  d.path('M500,450Q516,510 530,540Q516,558 488,552Q506,536 500,450Z', shade);
  if (look.beard === 'full')
    d.path('M430,590Q500,556 570,590Q500,586 430,590Z', darker(look.hair.colour, 0.2));
  d.path('M438,598Q500,622 562,598Q548,650 500,652Q452,650 438,598Z', '#fff6e3');
  d.stroke('M434,597Q500,624 566,597', mix(skin, '#6b1f2a', 0.62), 7);
  d.stroke('M442,612Q460,652 500,654Q540,652 558,612', mix(skin, '#8a2f34', 0.5), 7);
  if (look.earrings) for (const x of [318, 682]) d.circle(x, 540, 14, look.earrings);
}

function glasses(d: Drawing): void {
  for (const x of [416, 584]) {
    d.circle(x, 468, 56, '#ffffff', 0.16);
    d.stroke(`M${x - 56},468a56,54 0 1 0 112,0a56,54 0 1 0 -112,0`, '#2b2430', 8);
  }
  d.stroke('M472,460Q500,446 528,460M360,462L326,452M640,462L674,452', '#2b2430', 8);
}
