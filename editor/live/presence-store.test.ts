import { expect, it, vi } from 'vitest';
import { PresenceStore } from './presence-store.ts';

const somebody = (tab: string, person: string) => ({ tab, person, field: null, at: 0 });
const at = (document: string, ...people: ReturnType<typeof somebody>[]) => ({
  ...{ document, people, typed: [] },
});

it('names who is at one of several places, each once', () => {
  const presence = new PresenceStore();
  presence.all([
    at('one', somebody('a', 'ana'), somebody('b', 'ana')),
    at('release/two', somebody('c', 'rui')),
    at('media/three', somebody('d', 'eva')),
  ]);
  expect(presence.others(['one', 'release/two', 'nobody'])).toEqual(['ana', 'rui']);
  expect(presence.others([])).toEqual([]);
});

it('tells when somebody goes', () => {
  const presence = new PresenceStore();
  presence.all([at('one', somebody('a', 'ana'))]);
  const told = vi.fn();
  presence.subscribe(told);
  presence.take({ event: 'presence', data: at('one') });
  expect(told).toHaveBeenCalledOnce();
  expect(presence.others(['one'])).toEqual([]);
});
