import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeXliff } from './write-xliff.ts';
import { type Office, readXliff } from './xliff-file.ts';
import type { MarkedText } from './xliff-text.ts';

const text = fc.string({
  unit: fc.oneof(
    fc.constantFrom(
      'a',
      'é',
      ' ',
      '\n',
      '\t',
      '\r',
      '<',
      '>',
      '&',
      '"',
      "'",
      ']]>',
      '\u0001',
      '\ud800',
      '🗼',
    ),
    fc.string({ minLength: 1, maxLength: 1 }),
  ),
  maxLength: 30,
});

/** Marks as a rich text has them: of the same index never two, and those of no width left out. */
const marked: fc.Arbitrary<MarkedText> = text.chain((words) =>
  fc.array(fc.tuple(fc.nat(words.length), fc.nat(words.length)), { maxLength: 5 }).map((ends) => ({
    text: words,
    marks: ends
      .filter(([one, other]) => one !== other)
      .map(([one, other], index) => ({
        index,
        start: Math.min(one, other),
        end: Math.max(one, other),
      })),
  })),
);

const id = fc.stringMatching(/^[\w-]{16}$/);
const office: fc.Arbitrary<Office> = fc.record({
  from: fc.constant('en-us'),
  to: fc.constant('pt-br'),
  files: fc.array(
    fc.record({
      document: id,
      version: id,
      target: fc.option(id),
      title: text,
      units: fc.array(
        fc.record({
          place: fc.constantFrom('title', 'body[2].primary.words', 'a<b>"c"'),
          source: marked,
          target: fc.option(marked),
        }),
        { maxLength: 4 },
      ),
    }),
    { maxLength: 3 },
  ),
});

describe('XLIFF', () => {
  // First: the compiler, once it has seen other texts, hides the fault.
  it('brings halves of a pair there and back, also once the code for it was compiled', async () => {
    const text = '🗼 Torre de Belém 🗼';
    const start = text.length - 1;
    const half = { text, marks: [{ index: 0, start, end: text.length }] };
    const unit = { place: 'title', source: { text: '', marks: [] }, target: half };
    const page = { document: 'document', version: 'version', target: null, title: '' };
    const units = Array.from({ length: 200 }, () => unit);
    const files = Array.from({ length: 20 }, () => ({ ...page, units }));
    const back = await readXliff(await writeXliff({ from: 'en-us', to: 'pt-br', files }));
    const targets = back.files.flatMap(({ units }) => units.map(({ target }) => target));
    expect(new Set(targets.map((each) => JSON.stringify(each)))).toEqual(
      new Set([JSON.stringify(half)]),
    );
  });

  it('brings every text and every mark there and back', async () => {
    await fc.assert(
      fc.asyncProperty(office, async (given) => {
        const back = await readXliff(await writeXliff(given));
        expect(withoutTitles(back)).toEqual(withoutTitles(withoutEmptyTargets(given)));
      }),
      { numRuns: 2_000 },
    );
  });

  // An empty text cannot be the translation of words.
  const withoutEmptyTargets = (office: Office): Office => ({
    ...office,
    files: office.files.map((file) => ({
      ...file,
      units: file.units.map((unit) =>
        unit.source.text.trim() && !unit.target?.text.trim() ? { ...unit, target: null } : unit,
      ),
    })),
  });

  // Of people's eyes only, and where characters stand as codes not put together again.
  const withoutTitles = ({ files, ...rest }: Office) => ({
    ...rest,
    files: files.map(({ title: _, ...file }) => file),
  });

  it('puts together what an office cut into sentences, and leaves what it did not translate', async () => {
    const { files } =
      await readXliff(`<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0"
      srcLang="en-us" trgLang="pt-br"><file id="f1" original="d/v/t"><group id="g">
      <unit id="u1" name="prose[0]"><segment><source>One. </source><target>Um. </target></segment
      ><ignorable><source>  </source></ignorable
      ><segment><source><pc id="m0">Two</pc>.</source><target><pc id="m0">Dois</pc>.</target></segment></unit>
      <unit id="u2" name="prose[1]"><segment><source>Three</source></segment></unit>
      <unit id="u3" name="prose[2]"><segment state="initial"><source>Four</source><target/></segment></unit>
      <unit id="u4" name="prose[3]"><segment><source>Five</source><target>Cinco</target></segment
      ><segment><source>Six</source><target> </target></segment></unit>
      <unit id="u5" name="prose[4]"><segment><source/><target/></segment></unit>
      </group></file></xliff>`);
    expect(files[0]?.units.map(({ target }) => target)).toEqual([
      { text: 'Um.   Dois.', marks: [{ index: 0, start: 6, end: 10 }] },
      null,
      null,
      null,
      { text: '', marks: [] },
    ]);
  });

  it('says once what is wrong with it', async () => {
    const file = '<file id="f1" id="f2"/>';
    const xliff = `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1">${file}</xliff>`;
    await expect(readXliff(xliff)).rejects.toThrow(
      /^This is not a translated file of ours: Attribute id redefined$/,
    );
  });

  it.each([
    ['&#x110000;', 'it holds &#x110000;, a character'],
    ['&#67174400;', 'it holds &#67174400;, a character'],
    ['&#xD800;', 'it holds &#xD800;, a character'],
    ['&#0;', 'it holds &#0;, a character'],
    ['\u0001', 'it holds a character'],
    ['\ud83d', 'it holds a character'],
  ])('refuses %j, which XML does not allow', async (character, problem) => {
    await expect(readXliff(withTarget(character))).rejects.toThrow(problem);
  });

  it('reads every character that XML allows, by its number too', async () => {
    const { files } = await readXliff(withTarget('&#x10FFFF;&#9;&#x1F5FC;🗼'));
    expect(files[0]?.units[0]?.target?.text).toBe('\u{10FFFF}\t🗼🗼');
  });

  it.each([
    ['entities', '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><xliff>&a;</xliff>'],
    ['many entities', '<!doctype x [<!ENTITY a "aaaaaaaa">]><xliff/>'],
    ['an older XLIFF', '<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"/>'],
    ['half a file', '<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1"><file>'],
    ['something else', 'a text'],
    ['nothing', ''],
  ])('is refused where it is %s', async (_, given) => {
    await expect(readXliff(given)).rejects.toThrow('not a translated file of ours');
  });
});

function withTarget(target: string): string {
  return `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1"><file id="f1">
    <unit id="u1" name="title"><segment><source>One</source><target>${target}</target></segment></unit>
  </file></xliff>`;
}
