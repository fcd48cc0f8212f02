import { expect, it } from 'vitest';
import { partsOf } from './markdown.ts';
import { sliceWords } from './slice-texts.ts';

const wordsOf = (text: string) => partsOf(text).map(sliceWords);

it('parts a text at its first headings, and knows which slice each is', () => {
  expect(wordsOf('# text\n\n## Early\n\nFog.\n\n# finder_doors: Which: door?\n\nBegin.')).toEqual([
    { slice: 'text', body: '## Early\n\nFog.' },
    { slice: 'finder_doors', title: 'Which: door?', text: 'Begin.' },
  ]);
});

it('takes second headings for steps, questions, people and offices', () => {
  expect(wordsOf('# steps: Two\n\nIn order.\n\n## One\n\nPack.\n\n## Two\n\nGo.')).toEqual([
    {
      slice: 'steps',
      title: 'Two',
      text: 'In order.',
      steps: [
        { title: 'One', text: 'Pack.' },
        { title: 'Two', text: 'Go.' },
      ],
    },
  ]);
  expect(wordsOf('# quotes: Said\n\n## Hana: in Kyoto\n\nRain.')).toMatchObject([
    { quotes: [{ quote: 'Rain.', name: 'Hana', detail: 'in Kyoto' }] },
  ]);
  expect(wordsOf('# contact: Us\n\n## Porto\n\nRua do Farol\n\nMonday')).toMatchObject([
    { offices: [{ place: 'Porto', address: 'Rua do Farol', hours: 'Monday' }] },
  ]);
});

it('takes items for actions and figures', () => {
  expect(wordsOf('# hero: Go\n\nNow.\n\n- See all')).toMatchObject([
    { title: 'Go', text: 'Now.', actions: [{ label: 'See all' }] },
  ]);
  expect(wordsOf('# figures: Few\n\n- **1 in 3** came back')).toMatchObject([
    { figures: [{ value: '1 in 3', label: 'came back' }] },
  ]);
});

it('reads a table with the note under it', () => {
  expect(
    wordsOf('# table: When\n\n| What | When |\n| --- | --- |\n| Camp | June |\n\nAsk.'),
  ).toEqual([
    {
      slice: 'table',
      title: 'When',
      head: ['What', 'When'],
      rows: [['Camp', 'June']],
      note: 'Ask.',
    },
  ]);
});

it('keeps what stands before the first heading, for the schema to refuse', () => {
  expect(wordsOf('Lost.\n\n# text\n\nFound.').map(({ slice }) => slice)).toEqual(['', 'text']);
});
