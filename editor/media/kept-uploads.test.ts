import { expect, it, vi } from 'vitest';
import type { Sending } from '../api/media.ts';
import { filesOnTheirWay, forgetUploads, leaveUploadsAt, uploadsAt } from './kept-uploads.ts';
import type { UploadsOptions } from './uploads.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve));

it('lists what failed and what is on its way where it was begun, after leaving and lazyComponent back', async () => {
  const options = {
    onDone: vi.fn(),
    send: vi.fn<UploadsOptions['send']>(() => Promise.reject(new Error('Too big.'))),
  };
  const states = (place: string) =>
    uploadsAt(place, options)
      .list()
      .map(({ name, state }) => `${name} ${state}`);
  uploadsAt('media', options).add([new File(['x'], 'a')]);
  expect(filesOnTheirWay()).toEqual(['a']);
  await settled();
  leaveUploadsAt('media');
  expect(states('media')).toEqual(['a failed']);
  expect(states('elsewhere')).toEqual([]);
  expect(filesOnTheirWay()).toEqual([]);

  const media = Promise.withResolvers<Awaited<ReturnType<UploadsOptions['send']>>>();
  const back = { ...options, send: () => media.promise };
  uploadsAt('media', back).add([new File(['x'], 'b')]);
  leaveUploadsAt('media');
  expect(states('media')).toEqual(['a failed', 'b sending']);
  media.resolve(JSON.parse('{"id":"b"}'));
  await settled();
  expect(options.onDone).toHaveBeenCalledOnce();
  // Where nobody saw it, it says so first.
  expect(states('media')).toEqual(['a failed', 'b done']);
  leaveUploadsAt('media');
  expect(states('media')).toEqual(['a failed']);
  leaveUploadsAt('media', true);
  expect(states('media')).toEqual([]);
});

it('aborts what is on its way when somebody signs out, and nothing of it comes back', async () => {
  const sent: (Required<Sending> & { file: File; end(fault?: Error): void })[] = [];
  const options = {
    ...{ onDone: vi.fn(), onFailed: vi.fn() },
    send(file: File, sending: Required<Sending>) {
      const media = Promise.withResolvers<Awaited<ReturnType<UploadsOptions['send']>>>();
      const end = (fault?: Error) =>
        fault ? media.reject(fault) : media.resolve(JSON.parse('{"id":"a"}'));
      sent.push({ ...sending, file, end });
      return media.promise;
    },
  };
  uploadsAt('field', options).add(['a', 'b', 'c'].map((name) => new File(['x'], name)));
  uploadsAt('closed', options).add([new File(['x'], 'd')]);
  leaveUploadsAt('closed', true);
  expect(filesOnTheirWay()).toEqual(['a', 'b', 'c', 'd']);
  forgetUploads();
  expect(sent.map(({ signal }) => signal.aborted)).toEqual([true, true, true]);
  sent[0]?.progress(0.5);
  expect(filesOnTheirWay()).toEqual([]);
  sent[0]?.end();
  sent[1]?.end(new Error('Aborted.'));
  sent[2]?.end();
  await settled();
  expect(sent.map(({ file }) => file.name)).toEqual(['a', 'b', 'd']);
  expect(filesOnTheirWay()).toEqual([]);
  expect(options.onDone).not.toHaveBeenCalled();
  expect(options.onFailed).not.toHaveBeenCalled();
  expect(uploadsAt('field', options).list()).toEqual([]);
});
