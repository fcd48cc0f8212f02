import { expect, it, vi } from 'vitest';
import { Offline } from '../api/faults.ts';
import type { MediaFile } from '../api/media.ts';
import { Uploads } from './uploads.ts';

const media = (filename: string): MediaFile => ({
  ...{ id: filename, filename, extension: 'png', mime: 'image/png', kind: 'image', size: 1 },
  ...{ width: 1, height: 1, url: '/media/x', address: 'x', descriptions: {}, credits: null },
  ...{ notes: null, tags: [], focus: null, uses: 0, earlier: [], createdAt: 0, lastModified: 0 },
  ...{ uploader: 'Ana', hash: 'x', alt: null, tagNames: [] },
});

/** Sends nothing by itself: each file ends when the test says so. */
function held(atOnce?: number) {
  const begun: {
    name: string;
    key: string;
    end(fault?: Error): void;
    report(sent: number): void;
  }[] = [];
  const onDone = vi.fn();
  const uploads = new Uploads({
    send(file, { key, progress: report }) {
      const { promise, resolve, reject } = Promise.withResolvers<MediaFile>();
      const end = (fault?: Error) => (fault ? reject(fault) : resolve(media(file.name)));
      begun.push({ name: file.name, key, end, report });
      return promise;
    },
    onDone,
    atOnce,
  });
  const states = () => uploads.list().map(({ name, state }) => `${name} ${state}`);
  return { uploads, begun, onDone, states };
}

const files = (...names: string[]) => names.map((name) => new File(['x'], name));
const settled = () => new Promise((resolve) => setTimeout(resolve));

it('sends two at once, in order, and says how far each is', async () => {
  const { uploads, begun, onDone, states } = held();
  uploads.add(files('a', 'b', 'c'));
  expect(states()).toEqual(['a sending', 'b sending', 'c waiting']);
  expect(uploads.isSending).toBe(true);
  begun[0]?.report(0.4);
  expect(uploads.list()[0]?.sent).toBe(0.4);
  begun[0]?.end();
  await settled();
  expect(states()).toEqual(['a done', 'b sending', 'c sending']);
  begun[1]?.end();
  begun[2]?.end();
  await settled();
  expect(onDone.mock.calls.map(([{ id }]) => id)).toEqual(['a', 'b', 'c']);
  expect(uploads.isSending).toBe(false);
  expect(new Set(begun.map(({ key }) => key)).size).toBe(3);
});

it('sends one after the other for a field, which the one given last stays in', async () => {
  const { uploads, begun, onDone, states } = held(1);
  uploads.add(files('large'));
  uploads.add(files('small'));
  expect(states()).toEqual(['large sending', 'small waiting']);
  begun[0]?.end();
  await settled();
  begun[1]?.end();
  await settled();
  expect(onDone.mock.calls.map(([{ id }]) => id)).toEqual(['large', 'small']);
});

it('goes on after one that was refused, which can be tried again or put away', async () => {
  const { uploads, begun, states } = held();
  uploads.add(files('a', 'b', 'c'));
  begun[0]?.end(new Error('Too big.'));
  await settled();
  expect(states()).toEqual(['a failed', 'b sending', 'c sending']);
  const [first] = uploads.list();
  expect(first?.fault?.message).toBe('Too big.');
  begun[1]?.end();
  await settled();
  uploads.tryAgain(first?.id ?? '');
  expect(states()).toEqual(['a sending', 'b done', 'c sending']);
  expect(begun[3]?.key).not.toBe(begun[0]?.key);
  uploads.dismiss(uploads.list()[1]?.id ?? '');
  expect(states()).toEqual(['a sending', 'c sending']);
});

it('sends a file whose answer was lost under the same key again', async () => {
  const { uploads, begun, states } = held();
  uploads.add(files('a'));
  begun[0]?.end(new Offline('The content service is not responding.'));
  await settled();
  uploads.tryAgain(uploads.list()[0]?.id ?? '');
  expect(states()).toEqual(['a sending']);
  expect(begun[1]?.key).toBe(begun[0]?.key);
});

it('sends a file to where it was given, also after waiting, and again', async () => {
  const asked: string[] = [];
  const sendTo = (folder: string) => async () => {
    asked.push(folder);
    throw new Offline('The content service is not responding.');
  };
  const options = { send: sendTo('first'), onDone: () => {} };
  const uploads = new Uploads(options);
  uploads.add(files('a', 'b', 'c'));
  options.send = sendTo('second');
  await settled();
  uploads.tryAgain(uploads.list()[0]?.id ?? '');
  await settled();
  expect(asked).toEqual(['first', 'first', 'first', 'first']);
});

it('tells whoever listens, until they leave', () => {
  const { uploads, begun } = held();
  const listener = vi.fn();
  const leave = uploads.subscribe(listener);
  uploads.add(files('a'));
  expect(listener).toHaveBeenCalled();
  leave();
  listener.mockClear();
  begun[0]?.report(1);
  expect(listener).not.toHaveBeenCalled();
});
