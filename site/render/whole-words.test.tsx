import { expect, it } from 'vitest';
import { workedMs } from '../../testing/processor-time.ts';
import { htmlOf } from './html-of.testing.tsx';
import { WholeWords } from './whole-words.tsx';

const shown = (text: string) => htmlOf(<WholeWords text={text} />);

it.each([
  ['Qui sommes-nous\u202f?', 'Qui <span class="whole">sommes-nous\u202f?</span>'],
  ['Peut-on y aller\u202f?', '<span class="whole">Peut-on</span> y\u00a0aller\u202f?'],
  [
    'Puis-je rester dix-huit ans, dit-il',
    '<span class="whole">Puis-je</span> rester <span class="whole">dix-huit</span> ans, <span class="whole">dit-il</span>',
  ],
  ['Oporto (sede central)', 'Oporto <span class="whole">(sede central)</span>'],
  ['Lisbon (no. 7), Porto', 'Lisbon <span class="whole">(no. 7),</span> Porto'],
])('keeps the joined words of %s on one line', (text, html) => {
  expect(shown(text)).toBe(html);
});

it.each([
  ['Stage à Mexico', 'Stage à\u00a0Mexico'],
  ['Lisboa e o resto', 'Lisboa e\u00a0o\u00a0resto'],
  ['Peut-on aller à Lyon', '<span class="whole">Peut-on</span> aller à\u00a0Lyon'],
])('lets no word of one letter of %s end a line', (text, html) => {
  expect(shown(text)).toBe(html);
});

it.each([
  'Where to go',
  'I spent a year there',
  'From 18-24',
  'Farol - the lighthouse',
  'Here (and this goes on for long)',
])('leaves %s as it is', (text) => {
  expect(shown(text)).toBe(text);
});

it('draws a word without end in time that grows with it', () => {
  const word = 'a'.repeat(60_000);
  const began = workedMs();
  expect(shown(word)).toBe(word);
  expect(workedMs() - began).toBeLessThan(1_000);
});
