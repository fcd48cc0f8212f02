import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { LiveConnection, type LiveEvent } from './connection.ts';

const presence: LiveEvent = {
  event: 'presence',
  data: { document: 'a-page', people: [], typed: [] },
};

/** Another page of the editor, which may have been loaded before an update. */
let other: BroadcastChannel;
let source: EventTarget;
let connection: LiveConnection;

beforeEach(() => {
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      close = () => {};
      constructor() {
        super();
        source = this;
      }
    },
  );
  vi.stubGlobal('navigator', {});
  other = new BroadcastChannel('farol-live');
  connection = new LiveConnection();
});
afterEach(() => {
  connection.close();
  other.close();
  vi.unstubAllGlobals();
});

it('passes on what the service tells, in the form that pages of each version know', async () => {
  const heard: unknown[] = [];
  other.onmessage = ({ data }) => heard.push(data);
  const data = JSON.stringify(presence.data);
  source.dispatchEvent(new MessageEvent('presence', { data, lastEventId: '7' }));
  await eventually(() => expect(heard).toEqual([{ said: presence, id: '7' }]));
});

it('takes what another page passes on', async () => {
  const heard: LiveEvent[] = [];
  connection.subscribe((message) => heard.push(message));
  other.postMessage({ said: presence, id: '7' });
  await eventually(() => expect(heard).toEqual([presence]));
});
