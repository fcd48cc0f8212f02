import { expect, it } from 'vitest';
import { plainLetters } from './plain-letters.ts';

it.each([
  ['Ação à l’œuvre', 'acao a l’oeuvre'],
  ['Łódź, Tromsø, Đà Nẵng', 'lodz, tromso, da nang'],
  ['GROẞE Straße', 'grosse strasse'],
  ['Þórsmörk og Ægisíða', 'thorsmork og aegisida'],
  ['ISPARTA ılıca İzmir', 'isparta ilica izmir'],
  ['Ħamrun', 'hamrun'],
  ['ﬁrst № ½', 'first no 1⁄2'],
  ['日本', '日本'],
])('makes of %s %s', (text, plain) => {
  expect(plainLetters(text)).toBe(plain);
});
