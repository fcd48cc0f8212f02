import { expect, it } from 'vitest';
import type { Event } from '../events.ts';
import { emptyState } from '../state.ts';
import { apply } from './apply.ts';

const known: Event = { kind: 'name-set', name: 'Farol' };

it.each(['invented-later', 'constructor', '__proto__', 'toString'])(
  'passes over an event of the kind %s, which this version does not know',
  (kind) => {
    const state = emptyState();
    const unknown: Event = JSON.parse(JSON.stringify({ kind }));
    apply(state, { sequence: 1, checksum: 'x', at: 0, by: 'test', events: [unknown, known] });
    expect([state.name, state.tip.sequence]).toEqual(['Farol', 1]);
  },
);
