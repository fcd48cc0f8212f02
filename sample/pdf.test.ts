import { expect, it } from 'vitest';
import { type Pen, Sheet, textWidth, wrapped } from './pdf.ts';

const plain: Pen = { face: 'regular', size: 10, colour: [0, 0, 0] };
const bold: Pen = { ...plain, face: 'bold' };
const made = new Date('2026-11-21T08:00:00Z');

function file(fill: (sheet: Sheet) => void): string {
  const sheet = new Sheet();
  fill(sheet);
  return sheet.bytes({ title: 'Été', language: 'fr-fr', made }).toString('latin1');
}

it('measures text as Helvetica is wide', () => {
  expect(textWidth('AVA', plain)).toBeCloseTo(20.01);
  expect(textWidth('iii', plain)).toBeCloseTo(6.66);
  expect(textWidth('iii', bold)).toBeCloseTo(8.34);
  expect(textWidth('€ 5', plain)).toBeCloseTo(13.9);
});

it('gives a letter with an accent the width of the letter', () => {
  expect(textWidth('éçãñ', plain)).toBe(textWidth('ecan', plain));
  expect(textWidth('ở', plain)).toBe(textWidth('o', plain));
});

it('wraps at spaces, never at those that hold words together', () => {
  expect(wrapped('one two three', plain, textWidth('one two', plain))).toEqual([
    'one two',
    'three',
  ]);
  expect(wrapped('1\u202f490\u00a0€ net', plain, textWidth('1 490', plain))).toEqual([
    '1\u202f490\u00a0€',
    'net',
  ]);
});

it('lets a word that is too long stand alone', () => {
  expect(wrapped('a Landwehrkanal b', plain, 20)).toEqual(['a', 'Landwehrkanal', 'b']);
});

it('writes text in WinAnsi, and leaves away accents it has no sign for', () => {
  expect(file((sheet) => sheet.text(10, 20, 'à 5 €, “ŌĐ” œ 漢', plain))).toContain(
    '<e0203520802c20934f4494209c203f> Tj',
  );
});

it('counts y from the top', () => {
  const content = file((sheet) => {
    sheet.text(10, 20, 'a', plain);
    sheet.box(0, 0, 595, 100, [255, 0, 0]);
  });
  expect(content).toContain('10.00 822.00 Td');
  expect(content).toContain('1.000 0.000 0.000 rg 0.00 742.00 595.00 100.00 re f');
});

it('is a PDF 1.4 whose table of contents points at its objects', () => {
  const content = file((sheet) => sheet.text(10, 20, 'a', bold));
  expect(content.startsWith('%PDF-1.4\n')).toBe(true);
  expect(content.endsWith('%%EOF\n')).toBe(true);
  const table = Number(/startxref\n(\d+)/.exec(content)?.[1]);
  expect(content.slice(table)).toMatch(/^xref\n0 8\n/);
  const offsets = [...content.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, at]) =>
    Number(at),
  );
  expect(offsets).toHaveLength(7);
  for (const [index, offset] of offsets.entries())
    expect(content.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj\n`));
});

it('says how long its content is, in which language it is and what it is called', () => {
  const content = file((sheet) => sheet.text(10, 20, 'a', plain));
  const [, length = '', stream = ''] =
    /\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/.exec(content) ?? [];
  expect(stream).toHaveLength(Number(length));
  expect(content).toContain('/Lang (fr-fr)');
  expect(content).toContain('/Title <c974e9>');
  expect(content).toContain('(D:20261121080000Z)');
});

it('is the same for the same day', () => {
  const once = file((sheet) => sheet.text(1, 2, 'a', plain));
  expect(file((sheet) => sheet.text(1, 2, 'a', plain))).toBe(once);
});
