import { expect, it, vi } from 'vitest';
import { areUploading, forgetUploads, leaveUploadsAt, uploadsAt } from './kept-uploads.ts';
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
  expect(areUploading()).toBe(true);
  await settled();
  leaveUploadsAt('media');
  expect(states('media')).toEqual(['a failed']);
  expect(states('elsewhere')).toEqual([]);
  expect(areUploading()).toBe(false);

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

it('uses and lists nothing of what was on its way when somebody signed out', async () => {
  const media = Promise.withResolvers<Awaited<ReturnType<UploadsOptions['send']>>>();
  const options = { onDone: vi.fn(), send: () => media.promise };
  uploadsAt('field', options).add([new File(['x'], 'a')]);
  forgetUploads();
  expect(areUploading()).toBe(false);
  media.resolve(JSON.parse('{"id":"a"}'));
  await settled();
  expect(options.onDone).not.toHaveBeenCalled();
  expect(uploadsAt('field', options).list()).toEqual([]);
});
