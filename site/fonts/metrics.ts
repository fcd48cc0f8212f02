/** The frequency of letters in running text, per thousand; spaces included. */
const frequencies: Readonly<Record<string, number>> = {
  ' ': 180,
  e: 102,
  t: 74,
  a: 67,
  o: 61,
  i: 57,
  n: 55,
  s: 52,
  h: 50,
  r: 49,
  d: 35,
  l: 33,
  c: 23,
  u: 23,
  m: 20,
  w: 19,
  f: 18,
  g: 16,
  y: 16,
  p: 16,
  b: 12,
  v: 8,
  k: 6,
  j: 1,
  x: 1,
  q: 1,
  z: 1,
};

/** The vertical metrics of a font file (sfnt). */
export function metricsOf(font: Buffer) {
  const hhea = tableOf(font, 'hhea');
  return {
    unitsPerEm: tableOf(font, 'head').readUInt16BE(18),
    ascent: hhea.readInt16BE(4),
    descent: -hhea.readInt16BE(6),
    lineGap: hhea.readInt16BE(8),
  };
}

/** The average width of a letter in running text, in em. */
export function averageWidth(font: Buffer): number {
  const { unitsPerEm } = metricsOf(font);
  const glyphOf = glyphs(font);
  const widths = tableOf(font, 'hmtx');
  const last = tableOf(font, 'hhea').readUInt16BE(34) - 1;
  let sum = 0;
  let letters = 0;
  for (const [letter, frequency] of Object.entries(frequencies)) {
    const glyph = Math.min(last, glyphOf(letter.codePointAt(0) ?? 0));
    sum += widths.readUInt16BE(glyph * 4) * frequency;
    letters += frequency;
  }
  return sum / letters / unitsPerEm;
}

function tableOf(font: Buffer, tag: string): Buffer {
  const tables = font.readUInt16BE(4);
  for (let index = 0; index < tables; index++) {
    const at = 12 + index * 16;
    if (font.toString('latin1', at, at + 4) !== tag) continue;
    const start = font.readUInt32BE(at + 8);
    return font.subarray(start, start + font.readUInt32BE(at + 12));
  }
  throw new Error(`The font has no table ${tag}.`);
}

/** Character to glyph for the basic plane, from the table every font has (format 4). */
function glyphs(font: Buffer): (character: number) => number {
  const cmap = tableOf(font, 'cmap');
  const table = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.subarray(cmap.readUInt32BE(4 + index * 8 + 4)),
  ).find((table) => table.readUInt16BE(0) === 4);
  if (!table) throw new Error('The font has no table of characters.');
  const size = table.readUInt16BE(6);
  return (character) => {
    for (let at = 0; at < size; at += 2) {
      if (table.readUInt16BE(14 + at) < character) continue;
      const start = table.readUInt16BE(16 + size + at);
      if (start > character) return 0;
      const delta = table.readInt16BE(16 + 2 * size + at);
      const offset = table.readUInt16BE(16 + 3 * size + at);
      if (offset === 0) return (character + delta) & 0xffff;
      const position = 16 + 3 * size + at + offset + 2 * (character - start);
      return (table.readUInt16BE(position) + delta) & 0xffff;
    }
    return 0;
  };
}
