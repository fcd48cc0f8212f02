import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { change, type History, historyOf, redo, undo } from './history.ts';

type Text = Record<string, string>;

const typed = (history: History<Text>, field: string, text: string, now: number) =>
  change(history, { ...history.present, [field]: text }, { place: field, now, isTyping: true });

describe('typing', () => {
  it('is one step while it goes on in one place', () => {
    const history = ['H', 'Ho', 'Hol', 'Hola'].reduce(
      (before, text, index) => typed(before, 'title', text, index * 200),
      historyOf<Text>({ title: '' }),
    );
    expect(undo(history).present).toEqual({ title: '' });
    expect(redo(undo(history)).present).toEqual({ title: 'Hola' });
  });

  it('is another step after a rest, and in another place', () => {
    let history = typed(historyOf<Text>({ title: '', lead: '' }), 'title', 'Hola', 0);
    history = typed(history, 'title', 'Hola, mar', 1500);
    history = typed(history, 'lead', 'Olas', 1600);
    history = undo(history);
    expect(history.present).toEqual({ title: 'Hola, mar', lead: '' });
    expect(undo(history).present).toEqual({ title: 'Hola', lead: '' });
  });

  it('is never more than fifteen seconds of one step', () => {
    let history = historyOf<Text>({ title: '' });
    for (let second = 0; second < 20; second += 0.5)
      history = typed(history, 'title', 'x'.repeat(second * 2 + 1), second * 1000);
    expect(undo(history).present.title).toHaveLength(30);
  });
});

it('forgets what could be done again once something else is done', () => {
  const history = undo(typed(historyOf<Text>({ title: '' }), 'title', 'Hola', 0));
  expect(redo(typed(history, 'lead', 'Olas', 1)).present).toEqual({ title: '', lead: 'Olas' });
});

it('takes back one’s own words and leaves what somebody else wrote since', () => {
  const mine = typed(historyOf<Text>({ title: 'Sea', lead: 'Waves' }), 'title', 'Mar', 0);
  const met = { ...mine, present: { ...mine.present, lead: 'Olas' } };
  expect(undo(met).present).toEqual({ title: 'Sea', lead: 'Olas' });
  expect(redo(undo(met)).present).toEqual({ title: 'Mar', lead: 'Olas' });
});

it('does not take back what somebody else wrote in the same place', () => {
  const mine = typed(historyOf<Text>({ title: 'Sea' }), 'title', 'Mar', 0);
  expect(undo({ ...mine, present: { title: 'La mer' } }).present).toEqual({ title: 'La mer' });
});

it('does nothing where there is nothing to undo or to do again', () => {
  const history = historyOf<Text>({ title: 'Sea' });
  expect(undo(history)).toEqual(history);
  expect(redo(history)).toEqual(history);
});

it('leads back to the beginning and forth to the end, whatever was done', () => {
  const edits = fc.array(
    fc.record({
      field: fc.constantFrom('title', 'lead', 'price'),
      text: fc.string({ maxLength: 8 }),
      pauseMs: fc.nat({ max: 3000 }),
    }),
    { maxLength: 60 },
  );
  fc.assert(
    fc.property(edits, (all) => {
      let now = 0;
      let history = historyOf<Text>({});
      for (const { field, text, pauseMs } of all) {
        now += pauseMs;
        history = typed(history, field, text, now);
      }
      const end = history.present;
      for (const _ of all) history = undo(history);
      expect(history.present).toEqual({});
      for (const _ of all) history = redo(history);
      expect(history.present).toEqual(end);
    }),
  );
});
