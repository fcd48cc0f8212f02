import { darker, lighter } from '../palette.ts';
import { type Drawing, disc } from '../svg.ts';

export interface Hair {
  style: 'waves' | 'swept' | 'bob' | 'curls' | 'long' | 'crop' | 'bun' | 'fringe' | 'afro';
  colour: string;
}

/** Hair on the head of a portrait: its face is 340 wide around (500, 470), light from the left. */
export function hairBehind(d: Drawing, { style, colour }: Hair): void {
  const back = darker(colour, 0.3);
  if (style === 'waves') {
    d.path(
      'M500,196Q290,196 272,410Q262,500 226,590Q206,700 290,790Q380,830 420,740L590,740Q640,830 720,786Q800,700 772,590Q736,500 728,410Q710,196 500,196Z',
      back,
    );
    d.path('M300,360Q262,500 226,590Q206,700 290,790Q330,800 350,740Q300,640 330,520Z', colour);
  }
  if (style === 'long') {
    d.path(
      'M500,200Q300,200 284,420L262,860Q340,900 420,850L590,850Q670,900 742,860L716,420Q700,200 500,200Z',
      back,
    );
    d.path('M310,360L262,860Q310,884 350,874Q330,640 344,470Z', colour);
  }
  if (style === 'bob')
    d.path(
      'M500,204Q290,204 280,420Q270,560 292,650Q340,680 400,640L600,640Q660,680 708,650Q730,560 720,420Q710,204 500,204Z',
      back,
    );
  if (style === 'fringe')
    d.path(
      'M500,204Q290,204 284,420L280,730Q340,756 410,730L590,730Q660,756 720,730L716,420Q710,204 500,204Z',
      back,
    );
  if (style === 'bun') {
    d.circle(520, 176, 92, back);
    d.circle(500, 164, 70, colour);
    d.circle(478, 146, 36, lighter(colour, 0.18));
  }
  if (style === 'afro') {
    let cloud = '';
    for (let i = 0; i < 15; i++) {
      const a = Math.PI * (0.88 + (i / 14) * 1.24);
      cloud += disc(500 + Math.cos(a) * 214, 400 + Math.sin(a) * 200, 84);
    }
    d.path(cloud + disc(500, 380, 230), back);
    d.path(disc(420, 260, 130) + disc(330, 370, 96), colour);
  }
}

export function hairBefore(d: Drawing, { style, colour }: Hair): void {
  const shade = darker(colour, 0.3);
  const light = lighter(colour, 0.22);
  if (style === 'waves' || style === 'long') {
    d.path(
      'M496,230Q560,330 676,420Q690,500 704,560Q750,430 700,300Q640,196 500,196Q350,196 300,310Q262,430 300,560Q320,470 336,420Q440,370 496,230Z',
      colour,
    );
    d.path(
      'M496,230Q560,330 676,420Q690,500 704,560Q750,430 700,300Q640,196 540,198Q520,214 496,230Z',
      shade,
    );
    d.stroke('M470,246Q400,330 336,372', light, 9, 0.7);
  }
  if (style === 'bob') {
    d.path(
      'M600,250Q440,330 336,400Q330,520 316,620Q272,540 280,410Q296,200 500,200Q704,200 720,410Q728,540 684,620Q672,520 664,400Q650,310 600,250Z',
      colour,
    );
    d.path(
      'M600,250Q650,310 664,400Q672,520 684,620Q728,540 720,410Q704,216 560,202Q590,226 600,250Z',
      shade,
    );
    d.stroke('M540,262Q430,306 362,352', light, 9, 0.7);
  }
  if (style === 'fringe') {
    d.path(
      'M322,430Q330,400 340,404Q500,376 660,404Q672,400 678,430L690,640Q724,520 716,400Q700,200 500,200Q300,200 284,400Q276,520 310,640Z',
      colour,
    );
    d.path(
      'M600,394L660,404Q672,400 678,430L690,640Q724,520 716,400Q700,220 570,206Q620,290 600,394Z',
      shade,
    );
    d.stroke('M420,250Q380,300 372,380', light, 10, 0.6);
  }
  if (style === 'swept') {
    d.path(
      'M326,440Q312,300 390,240Q480,168 610,214Q700,250 676,440Q668,380 640,344Q520,350 430,300Q360,330 326,440Z',
      colour,
    );
    d.path('M610,214Q700,250 676,440Q668,380 640,344Q600,348 560,342Q640,300 610,214Z', shade);
    d.stroke('M430,276Q480,250 560,262', light, 10, 0.6);
  }
  if (style === 'crop') {
    d.path(
      'M328,440Q316,236 500,230Q684,236 672,440Q664,360 628,332Q500,300 372,332Q336,360 328,440Z',
      colour,
    );
    d.path('M560,236Q684,250 672,440Q664,360 628,332Q600,322 570,318Q596,280 560,236Z', shade);
  }
  if (style === 'bun') {
    d.path(
      'M328,450Q300,236 500,226Q700,236 672,450Q660,370 600,320Q500,292 400,320Q340,370 328,450Z',
      colour,
    );
    d.path('M560,230Q700,250 672,450Q660,370 600,320Q580,312 560,308Q590,270 560,230Z', shade);
    d.stroke('M380,312Q430,262 490,256', light, 9, 0.7);
  }
  if (style === 'curls' || style === 'afro') {
    let dark = '';
    let lit = '';
    for (let i = 0; i < 11; i++) {
      const a = Math.PI * (1.02 + (i / 10) * 0.96);
      const r = style === 'afro' ? 52 : 58;
      const x = 500 + Math.cos(a) * 164;
      const y = 404 + Math.sin(a) * 132;
      if (i > 6) dark += disc(x, y, r);
      else lit += disc(x, y, r);
    }
    d.path(lit, colour);
    d.path(dark, shade);
    if (style === 'curls') {
      d.path(disc(430, 232, 62) + disc(510, 214, 64), colour);
      d.path(disc(590, 236, 60), shade);
      d.path(disc(400, 232, 22) + disc(480, 196, 22) + disc(350, 292, 18), light, 0.7);
    }
  }
}
