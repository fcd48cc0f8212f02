import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Version, Written } from '../api/written.ts';
import type { Clash } from './clashes.ts';
import { EditedDocument, editingOf } from './edited-document.ts';

/** Words that nobody writes twice: `b17z` is the seventeenth of the second person. */
const marksIn = (value: unknown): string[] => JSON.stringify(value ?? '').match(/[a-d]\d+z/g) ?? [];

interface Section {
  id: string;
  slice_type: string;
  primary: { title: string; body: { type: string; text: string; spans: [] }[] };
}

const paragraph = (text: string) => ({ type: 'paragraph', text, spans: [] as [] });
const section = (id: string): Section => ({
  ...{ id, slice_type: 'text' },
  primary: { title: `Title of ${id}`, body: [paragraph(`${id} begins.`), paragraph('It ends.')] },
});
const begun: Version = {
  ...{ id: '0', at: 0, by: '', title: 'A page', uid: 'a-page', tags: [] },
  data: { lead: 'A lead.', slices: ['one', 'two', 'three', 'four'].map(section) },
};

/** A service that keeps the newest text, and refuses what goes out from another one. */
class Service {
  newest = begun;

  save(by: string, { basedOn, written }: { basedOn: string; written: Written }): Version | null {
    if (basedOn !== this.newest.id) return null;
    const at = this.newest.at + 1;
    this.newest = { ...structuredClone(written), id: String(at), at, by };
    return this.newest;
  }
}

class Person {
  readonly document = new EditedDocument(editingOf(begun), () => 0);
  readonly typed: string[] = [];
  /** A save whose answer is not here yet, and that answer. */
  sent: { answer: Version | null } | null = null;
  readonly letter: string;
  readonly partedWith: Set<string>;

  constructor(letter: string, partedWith: Set<string>) {
    this.letter = letter;
    this.partedWith = partedWith;
  }

  get sections(): Section[] {
    const { slices } = this.document.written.data;
    return Array.isArray(slices) ? slices : [];
  }

  part(...values: unknown[]): void {
    for (const mark of values.flatMap(marksIn)) this.partedWith.add(mark);
  }

  /** Does what the numbers say. */
  act(what: number, where: number): void {
    const { document, sections } = this;
    const index = where % Math.max(1, sections.length);
    const there = sections[index];
    const [clash] = document.editing().clashes;
    if (clash && what % 3 === 0) this.choose(clash, where % 2 === 0 ? 'yours' : 'theirs');
    else if (what < 3) this.type(['data', 'lead'], (text) => `${text} `);
    else if (!there) return;
    else if (what < 6)
      this.type(['data', 'slices', index, 'primary', 'title'], (text) => `${text} `);
    else if (what < 9) this.typeInBody(index, there, where);
    else if (what === 9) {
      this.part(there.primary.title);
      this.type(['data', 'slices', index, 'primary', 'title'], () => '');
    } else if (what === 10) {
      this.part(there.primary.body);
      document.write(['data', 'slices', index, 'primary', 'body'], [paragraph(this.newMark())]);
    } else if (what < 14) {
      const to = (where * 7) % sections.length;
      document.write(['data', 'slices'], sections.toSpliced(index, 1).toSpliced(to, 0, there));
    } else if (what === 14 && sections.length > 2) {
      this.part(there, document.editing().clashes);
      document.write(['data', 'slices'], sections.toSpliced(index, 1));
    } else if (what === 15) {
      const before = marksIn(document.written);
      document.undo();
      const after = new Set(marksIn(document.written));
      this.part(before.filter((mark) => mark.startsWith(this.letter) && !after.has(mark)));
    }
  }

  type(path: readonly (string | number)[], before: (text: string) => string): void {
    const text = path.reduce<unknown>(
      (value, step) => Reflect.get(Object(value), step),
      this.document.written,
    );
    this.document.write(path, before(String(text ?? '')) + this.newMark());
  }

  typeInBody(index: number, { primary }: Section, where: number): void {
    const place = where % Math.max(1, primary.body.length);
    const body = primary.body.with(
      place,
      paragraph(`${primary.body[place]?.text} ${this.newMark()}`),
    );
    this.document.write(['data', 'slices', index, 'primary', 'body'], body);
  }

  newMark(): string {
    const mark = `${this.letter}${this.typed.length + 1}z`;
    this.typed.push(mark);
    return mark;
  }

  choose(clash: Clash, side: 'yours' | 'theirs'): void {
    if (!clash.isOrder) this.part(clash.yours, clash.theirs);
    this.document.choose(clash, side);
  }

  send(service: Service): void {
    const { base, clashes, history } = this.document.editing();
    if (this.sent || clashes.length > 0) return;
    const written = history.present;
    this.sent = { answer: service.save(this.letter, { basedOn: base.id, written }) };
  }

  answered(service: Service): void {
    if (!this.sent) return;
    const { answer } = this.sent;
    this.sent = null;
    if (answer) this.document.saved(answer);
    else this.document.meet(service.newest);
  }

  hear(service: Service): void {
    if (!this.sent && service.newest.at > this.document.editing().base.at)
      this.document.meet(service.newest);
  }
}

const step = fc.record({ who: fc.nat(3), what: fc.nat(24), where: fc.nat(40) });

it('loses no word of four people that nobody parted with, and all have the same in the end', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 10, maxLength: 120 }), (steps) => {
      const service = new Service();
      const partedWith = new Set<string>();
      const people = [...'abcd'].map((letter) => new Person(letter, partedWith));
      for (const { who, what, where } of steps) {
        const person = people[who];
        if (what < 16) person?.act(what, where);
        else if (what < 19) person?.send(service);
        else if (what < 22) person?.answered(service);
        else person?.hear(service);
      }
      for (let round = 0; round < 60; round += 1)
        for (const person of people) {
          person.answered(service);
          person.hear(service);
          const [clash] = person.document.editing().clashes;
          if (clash) person.choose(clash, round % 2 === 0 ? 'yours' : 'theirs');
          person.send(service);
          person.answered(service);
        }
      const ends = people.map(({ document }) => JSON.stringify(document.written));
      expect(new Set(ends).size).toBe(1);
      const left = new Set(marksIn(service.newest));
      const lost = people
        .flatMap(({ typed }) => typed)
        .filter((mark) => !left.has(mark) && !partedWith.has(mark));
      expect(lost).toEqual([]);
    }),
    { numRuns: 150 },
  );
});
