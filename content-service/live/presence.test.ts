import { hourMs } from '@farol/content-model';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { workedMs } from '../../testing/processor-time.ts';
import type { Signals } from '../store/signals.ts';
import { Presence } from './presence.ts';

let now = 0;
beforeEach(() => {
  now = 1_000_000;
});

/** What several processes tell each other. */
function wire(): () => Signals {
  const all = new Set<(text: string) => void>();
  return () => {
    const own = new Set<(text: string) => void>();
    return {
      async send(text) {
        for (const listener of all) if (!own.has(listener)) listener(text);
      },
      listen(listener) {
        all.add(listener);
        own.add(listener);
        return () => all.delete(listener);
      },
    };
  };
}

const ana = { tab: 't1', person: 'ana', document: 'lisbon', field: 'data.title' };

describe('who is here', () => {
  it('is told where they are, until they leave', () => {
    const presence = new Presence(wire()(), () => now);
    const told = vi.fn();
    presence.onChange(told);
    presence.update({ ...ana, isTyping: false });
    expect(presence.at('lisbon').people).toEqual([
      { tab: 't1', person: 'ana', field: 'data.title', at: now },
    ]);
    presence.update({ ...ana, isTyping: false });
    expect(told).toHaveBeenCalledTimes(1);
    presence.update({ ...ana, document: 'porto', isTyping: false });
    expect(told.mock.calls.slice(1)).toEqual([['lisbon'], ['porto']]);
    presence.leave('ana', 't1');
    expect(presence.all()).toEqual([]);
  });

  it('is gone after a while without a sign', () => {
    const presence = new Presence(wire()(), () => now);
    presence.update({ ...ana, isTyping: true });
    now += 44_000;
    expect(presence.at('lisbon').people).toHaveLength(1);
    now += 1_000;
    const told = vi.fn();
    presence.onChange(told);
    presence.sweep();
    expect(told).toHaveBeenCalledWith('lisbon');
    expect(presence.at('lisbon').people).toEqual([]);
    expect(presence.at('lisbon').typed).toMatchObject([{ field: 'data.title', person: 'ana' }]);
    now += hourMs;
    expect(presence.all()).toEqual([]);
  });

  it('is gone after a while though the clock has gone back', () => {
    const presence = new Presence(wire()(), () => now);
    presence.update({ ...ana, isTyping: true });
    now -= 45_000;
    expect(presence.at('lisbon').people).toEqual([]);
    now -= hourMs;
    expect(presence.all()).toEqual([]);
  });

  it('leaves nobody else by another name of a tab', () => {
    const presence = new Presence(wire()(), () => now);
    presence.update({ ...ana, isTyping: false });
    presence.leave('rui', 't1');
    expect(presence.at('lisbon').people).toHaveLength(1);
  });

  it('tells who typed last in a field', () => {
    const presence = new Presence(wire()(), () => now);
    presence.update({ ...ana, isTyping: true });
    now += 1;
    presence.update({ ...ana, person: 'rui', isTyping: true });
    expect(presence.at('lisbon').typed).toEqual([{ field: 'data.title', person: 'rui', at: now }]);
  });

  it('costs nobody what is known of others, however much one types', () => {
    const presence = new Presence(wire()(), () => now);
    presence.update({ ...ana, isTyping: true });
    for (let place = 0; place < 6_000; place += 1)
      presence.update({
        tab: 't',
        person: 'rui',
        document: `${place}`,
        field: 'x',
        isTyping: true,
      });
    expect(presence.at('lisbon').typed).toHaveLength(1);
    expect(presence.all().filter(({ typed }) => typed.length > 0)).toHaveLength(501);
  });

  it('is told of all documents in one look', () => {
    const presence = new Presence(wire()(), () => now);
    for (let place = 0; place < 5_000; place += 1) {
      const where = { document: `${place}`, field: 'x', isTyping: true };
      presence.update({ tab: 't', person: `p${place % 20}`, ...where });
    }
    const began = workedMs();
    for (let time = 0; time < 20; time += 1) presence.all();
    expect(workedMs() - began).toBeLessThan(1_000);
  });

  it('takes no more memory however many come', () => {
    const presence = new Presence(wire()(), () => now);
    for (let tab = 0; tab < 60; tab += 1)
      presence.update({ ...ana, tab: `t${tab}`, isTyping: false });
    expect(presence.at('lisbon').people).toHaveLength(50);
    for (let person = 0; person < 6000; person += 1)
      presence.update({ ...ana, person: `p${person}`, field: `f${person}`, isTyping: true });
    expect(presence.at('lisbon').people).toHaveLength(2000);
    expect(presence.at('lisbon').typed).toHaveLength(5000);
  });
});

describe('a tab that others displace', () => {
  it('is gone for those at its document', () => {
    const presence = new Presence(wire()(), () => now);
    presence.update({ ...ana, isTyping: false });
    const told = vi.fn();
    presence.onChange(told);
    for (let tab = 0; tab < 50; tab += 1)
      presence.update({ ...ana, tab: `other ${tab}`, document: 'porto', isTyping: false });
    expect(told.mock.calls.filter(([document]) => document === 'lisbon')).toHaveLength(1);
  });

  it('is gone for them also where too many are here', () => {
    const presence = new Presence(wire()(), () => now);
    presence.update({ ...ana, isTyping: false });
    const told = vi.fn();
    presence.onChange(told);
    for (let person = 0; person < 2_000; person += 1)
      presence.update({ ...ana, person: `p${person}`, document: 'porto', isTyping: false });
    expect(told.mock.calls.filter(([document]) => document === 'lisbon')).toHaveLength(1);
  });
});

describe('another process', () => {
  it('hears it, also when it begins later', async () => {
    const signals = wire();
    const one = new Presence(signals(), () => now);
    one.update({ ...ana, isTyping: true });
    const other = new Presence(signals(), () => now);
    expect(other.at('lisbon').people).toMatchObject([{ person: 'ana' }]);
    const told = vi.fn();
    other.onChange(told);
    one.leave('ana', 't1');
    expect(told).toHaveBeenCalledWith('lisbon');
    expect(other.at('lisbon').people).toEqual([]);
  });

  it('is heard for as long, wherever its clock stands', () => {
    const join = wire();
    const here = new Presence(join(), () => now);
    const ahead = new Presence(join(), () => now + 60_000);
    ahead.update({ ...ana, isTyping: true });
    expect(here.at('lisbon')).toMatchObject({ people: [{ at: now }], typed: [{ at: now }] });
    now += 45_000;
    expect(here.at('lisbon').people).toEqual([]);
  });

  it('is not believed what it could not mean', async () => {
    const signals = wire();
    const sender = signals();
    const presence = new Presence(signals(), () => now);
    await sender.send('{"kind":"here"}');
    await sender.send('nonsense');
    expect(presence.all()).toEqual([]);
  });
});
