/**
 * One A4 page of text and rectangles as PDF 1.4, with the two faces of Helvetica every reader has.
 * Measures are points; y counts from the top, as one reads.
 */
export const pageSize = { width: 595, height: 842 };

export type Face = 'regular' | 'bold';
export type Colour = readonly [red: number, green: number, blue: number];

export interface Pen {
  face: Face;
  size: number;
  colour: Colour;
}

/** Adobe's widths of the visible ASCII characters, in thousandths of the size, from the space on. */
const asciiWidths: Record<Face, readonly number[]> = {
  regular: [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667,
    611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
    667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500,
    222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ],
  bold: [
    278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611, 975, 722, 722, 722, 722, 667,
    611, 778, 722, 278, 556, 722, 611, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
    667, 611, 333, 278, 333, 584, 556, 333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556,
    278, 889, 611, 611, 611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,
  ],
};

/** The characters of WinAnsi beyond Latin-1, with their code and their widths. */
const beyondLatin: Readonly<
  Record<string, readonly [code: number, regular: number, bold: number]>
> = {
  '€': [0x80, 556, 556],
  '…': [0x85, 1000, 1000],
  Œ: [0x8c, 1000, 1000],
  '‘': [0x91, 222, 278],
  '’': [0x92, 222, 278],
  '“': [0x93, 333, 500],
  '”': [0x94, 333, 500],
  '•': [0x95, 350, 350],
  '–': [0x96, 556, 556],
  '—': [0x97, 1000, 1000],
  œ: [0x9c, 944, 944],
};

/** Widths of Latin-1 signs that are no accented letters. */
const signWidths: Readonly<Record<string, readonly [regular: number, bold: number]>> = {
  '«': [556, 556],
  '»': [556, 556],
  '·': [278, 278],
  '°': [400, 400],
  '¿': [611, 611],
  '¡': [333, 333],
  ª: [370, 370],
  º: [365, 365],
};

const bare = (letter: string) => letter.normalize('NFD').charAt(0);

/** What the two faces can write: narrow spaces become plain ones, foreign accents are left away. */
function writable(text: string): string {
  return [
    ...text
      .replace(/[\u00a0\u202f]/g, ' ')
      .replaceAll('Đ', 'D')
      .replaceAll('đ', 'd'),
  ]
    .map((sign) => {
      if (sign in beyondLatin || sign.charCodeAt(0) <= 0xff) return sign;
      return bare(sign).charCodeAt(0) <= 0xff ? bare(sign) : '?';
    })
    .join('');
}

function signWidth(sign: string, face: Face): number {
  const column = face === 'regular' ? 0 : 1;
  const special = beyondLatin[sign]?.[column === 0 ? 1 : 2] ?? signWidths[sign]?.[column];
  return special ?? asciiWidths[face][bare(sign).charCodeAt(0) - 32] ?? 556;
}

export function textWidth(text: string, { face, size }: Pen): number {
  return [...writable(text)].reduce((sum, sign) => sum + signWidth(sign, face), 0) * (size / 1000);
}

/** Lines no wider than `width`; a word longer than that stands alone. */
export function wrapped(text: string, pen: Pen, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/[ \n]+/)) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && textWidth(longer, pen) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

const code = (sign: string) => beyondLatin[sign]?.[0] ?? sign.charCodeAt(0);
const hex = (text: string) =>
  [...writable(text)].map((sign) => code(sign).toString(16).padStart(2, '0')).join('');
const fill = (colour: Colour) => `${colour.map((part) => (part / 255).toFixed(3)).join(' ')} rg`;
const at = (value: number) => value.toFixed(2);

export class Sheet {
  #marks: string[] = [];

  box(x: number, y: number, width: number, height: number, colour: Colour): void {
    const bottom = pageSize.height - y - height;
    this.#marks.push(`${fill(colour)} ${at(x)} ${at(bottom)} ${at(width)} ${at(height)} re f`);
  }

  /** `y` is the baseline. */
  text(x: number, y: number, text: string, { face, size, colour }: Pen): void {
    const font = face === 'regular' ? '/F1' : '/F2';
    this.#marks.push(
      `BT ${fill(colour)} ${font} ${size} Tf ${at(x)} ${at(pageSize.height - y)} Td <${hex(text)}> Tj ET`,
    );
  }

  /** The file. `made` is written into it, so that the same day gives the same bytes. */
  bytes({ title, language, made }: { title: string; language: string; made: Date }): Buffer {
    const stream = this.#marks.join('\n');
    const font = (name: string) =>
      `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
    const stamp = made.toISOString().replace(/\D/g, '').slice(0, 14);
    return assembled([
      `<< /Type /Catalog /Pages 2 0 R /Lang (${language}) /ViewerPreferences << /DisplayDocTitle true >> >>`,
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pageSize.width} ${pageSize.height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>`,
      `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
      font('Helvetica'),
      font('Helvetica-Bold'),
      `<< /Title <${hex(title)}> /Producer (Farol) /CreationDate (D:${stamp}Z) >>`,
    ]);
  }
}

/** Numbers the objects and writes down where each begins; the first is the catalog, the last the title. */
function assembled(objects: readonly string[]): Buffer {
  let file = '%PDF-1.4\n';
  const starts = objects.map((object, index) => {
    const start = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return start;
  });
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const trailer = `<< /Size ${size} /Root 1 0 R /Info ${objects.length} 0 R >>`;
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n${trailer}\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file + end, 'latin1');
}
