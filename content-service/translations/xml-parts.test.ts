import { describe, expect, it } from 'vitest';
import { workedMs } from '../../testing/processor-time.ts';
import { writeXliff } from './write-xliff.ts';
import { readXliff } from './xliff-file.ts';
import { splitXml } from './xml-parts.ts';

const limits = { depth: 3, elements: 3, tags: 5, characters: 100, opening: 20 };
const nested = (depth: number) => '<a>'.repeat(depth) + '</a>'.repeat(depth);

describe('a document is cut into what stands in its root', () => {
  it.each([
    ['<r><a/><b x="1">t</b></r>', ['<a/>', '<b x="1">t</b>'], '<r></r>'],
    [
      '<?xml version="1.0"?> <r> <a><b/></a> </r><!-- <x> -->',
      ['<a><b/></a>'],
      '<?xml version="1.0"?> <r>  </r><!-- <x> -->',
    ],
    [
      '<r a="<b>"><!--</r>--><a><![CDATA[</a><a>]]></a></r>',
      ['<a><![CDATA[</a><a>]]></a>'],
      '<r a="<b>"><!--</r>--></r>',
    ],
    [`<n:r\n a='/>'><n:a b="/>"/></n:r>`, ['<n:a b="/>"/>'], `<n:r\n a='/>'></n:r>`],
    ['<r/>', [], '<r/>'],
    ['<r></r><more>', [], '<r></r><more>'],
  ])('%s', (xml, elements, frame) => {
    expect(splitXml(xml, limits)).toMatchObject({ elements, frame });
  });

  it('each is a document again in the tags of the root', () => {
    const { opening, closing } = splitXml('<n:r xmlns:n="n"><n:a/></n:r>', limits);
    expect([opening, closing]).toEqual(['<n:r xmlns:n="n">', '</n:r>']);
  });

  it.each([
    [nested(4), 'nested'],
    ['<r><a><a><a/></a></a></r>', 'nested'],
    [`<r>${'<a/>'.repeat(4)}</r>`, 'more than 3 elements'],
    [`<r><a>${'<b/>'.repeat(4)}</a></r>`, 'more than 5 tags'],
    [`<r><a>${'x'.repeat(100)}</a></r>`, 'longer than 100'],
    [`<r>${'x'.repeat(100)}</r>`, 'more than 100 characters'],
    [`<r b="${'x'.repeat(20)}"><a/></r>`, 'first tag is longer than 20'],
    ...['<r><a>', '<r><!-- ', '<r><a b="', '</r>', '<', ''].map((xml) => [xml, 'do not end']),
  ])('but not %s', (xml = '', why) => expect(() => splitXml(xml, limits)).toThrow(why));
});

const wide = (inside: string) =>
  `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1"><file>${inside}</file></xliff>`;

it.each([
  ['deep', nested(400_000)],
  ['wide', wide('<a/>'.repeat(600_000))],
  ['wide at its root', wide('</file><file>'.repeat(200_000))],
  ['codes of letters at its root', wide(`</file>${'&#65;'.repeat(600_000)}<file>`)],
  [
    'a long tag read with each of many files',
    wide('</file><file>'.repeat(4_000)).replace('version', `a="${'b'.repeat(50_000)}" version`),
  ],
  ['one long tag', wide(`<a ${'b="" '.repeat(500_000)}/>`)],
  ['codes of letters', wide('&#65;'.repeat(600_000))],
])('refuses a file that is %s before anything is made of it', async (_, xliff) => {
  const began = workedMs();
  await expect(readXliff(xliff)).rejects.toThrow('not a translated file of ours');
  expect(workedMs() - began).toBeLessThan(500);
});

/** For how long a work holds others up each time, on an average. */
async function othersDuring<Answer>(work: () => Promise<Answer>) {
  let turns = 0;
  const counting = setInterval(() => {
    turns += 1;
  }, 0);
  const began = workedMs();
  const answer = await work();
  clearInterval(counting);
  return { answer, msPerTurn: (workedMs() - began) / turns };
}

it('answers others while it writes and reads a long file', async () => {
  const words = { text: 'One', marks: [] };
  const units = Array.from({ length: 50 }, (_, index) => ({
    ...{ place: `body[${index}]`, source: words, target: words },
  }));
  const page = { document: 'd', version: 'v', target: 't', title: 'Page', units };
  const given = { from: 'en-us', to: 'pt-br', files: Array.from({ length: 300 }, () => page) };
  const writing = await othersDuring(() => writeXliff(given));
  const reading = await othersDuring(() => readXliff(writing.answer));
  expect(reading.answer).toEqual(given);
  expect(Math.max(writing.msPerTurn, reading.msPerTurn)).toBeLessThan(20);
});

it.each([
  ['beside each other', (index: number) => [index * 2, index * 2 + 1], true],
  ['over each other', (index: number) => [index, index + 5_000], false],
])('writes 5,000 marks %s in time, or says that it cannot', async (_, placeOf, isWritten) => {
  const marks = Array.from({ length: 5_000 }, (_, index) => {
    const [start = 0, end = 0] = placeOf(index);
    return { index, start, end };
  });
  const units = [{ place: 'a', source: { text: 'x'.repeat(10_000), marks }, target: null }];
  const file = { document: 'd', version: 'v', target: null, title: 'Page', units };
  const began = workedMs();
  const written = writeXliff({ from: 'en-us', to: 'pt-br', files: [file] });
  if (isWritten) expect((await readXliff(await written)).files).toEqual([file]);
  else await expect(written).rejects.toThrow('“Page” has more overlapping marks');
  expect(workedMs() - began).toBeLessThan(4_000);
});
