import { describe, expect, it } from 'vitest';
import { readMediaRequest } from './media-request.ts';

const read = (query: string, accept = '') =>
  readMediaRequest('/media/a1_boat.jpg', new URLSearchParams(query), accept);

describe('a request for a file', () => {
  it.each([
    ['', ''],
    ['w=320', 'w=320'],
    ['w=321', 'w=321'],
    ['w=9999', 'w=9999'],
    ['w=99999', ''],
    ['w=0', ''],
    ['w=-5', ''],
    ['w=1e3', ''],
    ['auto=format,compress&w=750', 'auto=format,compress&w=750'],
    ['w=750&auto=compress,format', 'auto=format,compress&w=750'],
    ['auto=enhance', ''],
    ['rect=0,0,10,20&w=100', 'rect=0,0,10,20&w=100'],
    ['rect=1,2,3', ''],
    ['rect=1.25,2,3,4', 'rect=1.25,2,3,4'],
    ['w=400&h=200', 'w=400&h=200'],
    ['blur=2000&bg=fff&fm=png&mark=http://x', ''],
  ])('of %j asks the service for %j', (query, asked) => {
    expect(read(query)?.query).toBe(asked);
  });

  it.each([
    ['image/avif,image/webp,*/*', 'avif'],
    ['image/webp,*/*', 'webp'],
    ['*/*', 'plain'],
  ])('from a browser that reads %s takes %s', (accept, best) => {
    expect(read('auto=format', accept)?.accepts).toBe(best);
    expect(read('w=320', accept)?.accepts).toBe('plain');
  });

  it('is of the file, whatever it is called', () => {
    for (const path of ['/media/a1', '/media/a1_boat.jpg', '/media/a1_other.png'])
      expect(readMediaRequest(path, new URLSearchParams('w=320'), '')).toMatchObject({
        id: 'a1',
        query: 'w=320',
      });
    expect(readMediaRequest('/media/a1_logo.svg', new URLSearchParams('w=320'), '')?.query).toBe(
      '',
    );
  });

  it.each([
    '/media/',
    '/media/../etc/passwd',
    '/media/a/b',
    '/media/a%2fb',
    '/media/a_',
    '/media/a_b?c',
    `/media/${'a'.repeat(65)}`,
    '/assets/a.js',
  ])('cannot be made at %s', (path) => {
    expect(readMediaRequest(path, new URLSearchParams(), '')).toBeNull();
  });
});
