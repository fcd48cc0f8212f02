import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keyOf, readPictureRequest } from './transform.ts';

const photo = { width: 800, height: 400, mime: 'image/jpeg' };
const modern = 'image/avif,image/webp,*/*';

function request(query: string, original = photo, accept = '*/*') {
  return readPictureRequest(new URLSearchParams(query), original, accept);
}

function transformation(query: string, original = photo, accept = '*/*') {
  return request(query, original, accept).transformation;
}

function key(query: string, accept = '*/*') {
  const found = transformation(query, photo, accept);
  return found && keyOf('hash', found);
}

describe('what asks for the original', () => {
  it.each([
    '',
    'w=800',
    'w=9999',
    'fit=crop',
    'rect=0,0,800,400',
    'fm=jpg',
    'auto=format',
    'w=0',
    'w=x',
    'dpr=2',
    'blur=0',
    'utm=1',
  ])('%s', (query) => {
    expect(transformation(query)).toBeNull();
  });

  it('is every address of a drawing or a document', () => {
    expect(request('w=10&fm=png', { ...photo, mime: 'image/svg+xml' }).transformation).toBeNull();
    expect(request('w=10', { ...photo, mime: 'application/pdf' }).transformation).toBeNull();
  });
});

describe('the same request, however it is written', () => {
  it.each([
    ['w=100', 'width=100'],
    ['w=100', 'w=100&fit=max'],
    ['w=100', ' W=1&w=100.0&unknown=x'],
    ['w=100', 'w=50&dpr=2'],
    ['w=100', 'h=50'],
    ['w=0.5', 'w=400'],
    ['w=100&h=100&fit=crop', 'h=100&w=100&fit=min&crop=center,faces'],
    ['w=100&h=100&fit=crop', 'w=100&ar=1:1&fit=crop'],
    ['w=100&fm=jpg', 'w=100&fm=pjpg'],
    ['w=100&bg=f00', 'w=100&bg=%23FF0000'],
    ['w=100&q=999', 'w=100&q=100'],
    ['w=100&q=banana', 'w=100'],
    ['w=100&q=78', 'w=100'],
  ])('%s is %s', (one, other) => {
    expect(key(one)).toMatch(/^[0-9a-f]{40}$/);
    expect(key(other)).toBe(key(one));
  });

  it.each([
    ['w=100', 'w=101'],
    ['w=100', 'w=100&fm=webp'],
    ['w=100', 'w=100&q=40'],
    ['w=100', 'w=100&blur=50'],
    ['w=100&h=100&fit=crop', 'w=100&h=100&fit=crop&crop=left'],
    ['w=100&h=100&fit=crop', 'w=100&h=100&fit=crop&crop=entropy'],
    ['w=100&h=100&fit=fill', 'w=100&h=100&fit=scale'],
    ['w=100&rect=0,0,400,200', 'w=100&rect=1,0,400,200'],
  ])('%s is not %s', (one, other) => {
    expect(key(other)).not.toBe(key(one));
  });
});

describe('formats', () => {
  it('are chosen by what the client reads, and only with auto=format', () => {
    expect(transformation('auto=format', photo, modern)?.format).toBe('avif');
    expect(transformation('auto=format', photo, 'image/webp')?.format).toBe('webp');
    expect(transformation('auto=compress', photo, modern)?.format).toBe('jpg');
    expect(request('auto=format', photo, '*/*')).toMatchObject({
      variesByAccept: true,
      transformation: null,
    });
    expect(request('w=9', photo, modern).variesByAccept).toBe(false);
  });

  it('are not chosen where one is named', () => {
    const named = request('auto=format&fm=png', photo, modern);
    expect(named).toMatchObject({ variesByAccept: false, mayUseOriginal: false });
    expect(named.transformation?.format).toBe('png');
  });

  it('keep an animation moving', () => {
    const gif = { ...photo, mime: 'image/gif' };
    expect(transformation('auto=format', gif, modern)).toMatchObject({
      format: 'webp',
      animated: true,
    });
    expect(transformation('auto=format&w=9', gif)).toMatchObject({ format: 'gif', animated: true });
    expect(transformation('fm=jpg', gif)).toMatchObject({ format: 'jpg', animated: false });
    expect(transformation('w=9&h=9&fit=crop&crop=entropy', gif)?.part).toBe('all');
  });

  it('are always ones the client reads', () => {
    for (const mime of ['image/avif', 'image/webp']) {
      expect(request('auto=format', { ...photo, mime }, '*/*')).toMatchObject({
        mayUseOriginal: false,
        transformation: { format: 'png' },
      });
    }
  });

  it('leave pictures too large for AVIF to WebP', () => {
    const huge = { width: 9000, height: 6000, mime: 'image/jpeg' };
    expect(transformation('auto=format', huge, modern)?.format).toBe('webp');
    expect(transformation('auto=format&w=1000', huge, modern)?.format).toBe('avif');
  });
});

it('a format is chosen that can be as long as the picture', () => {
  const long = { width: 100, height: 16_384, mime: 'image/png' };
  expect(transformation('auto=format,compress', long, modern)?.format).toBe('avif');
  const longer = { ...long, height: 16_385 };
  expect(transformation('auto=format,compress', longer, modern)?.format).toBe('png');
  expect(transformation('auto=format&w=90', longer, modern)?.format).toBe('avif');
});

describe('quality', () => {
  it.each([
    ['auto=compress', 78],
    ['auto=compress&q=60', 60],
    ['fm=webp', 75],
    ['fm=avif', 50],
    ['fm=avif&q=75', 50],
    ['q=-5', 1],
    ['fm=png&q=10', null],
  ])('of %s is %s', (query, quality) => {
    expect(transformation(query)?.quality).toBe(quality);
  });
});

it('allows the original only for the whole, unchanged picture', () => {
  expect(request('auto=format,compress', photo, modern).mayUseOriginal).toBe(true);
  for (const query of ['w=9', 'rect=0,0,9,9', 'blur=9', 'bg=fff', 'fm=jpg']) {
    expect(request(`auto=format,compress&${query}`, photo, modern).mayUseOriginal).toBe(false);
  }
});

describe('a result of too many pixels', () => {
  const huge = { width: 12_000, height: 8_000, mime: 'image/jpeg' };

  it('is smaller, in its proportions and with its frame', () => {
    expect(transformation('fm=webp&flip=hv', huge)).toMatchObject({ width: 6_000, height: 4_000 });
    expect(transformation('w=6000&fm=webp', huge)).toMatchObject({ width: 6_000, height: 4_000 });
    const framed = transformation('w=12000&h=8000&fit=fill&rect=0,0,8000,8000&fm=png', huge);
    expect(framed).toMatchObject({ width: 4_000, frame: { width: 6_000, height: 4_000 } });
    const padded = transformation('pad=1000&fm=png', huge);
    const { width = 0, height = 0 } = padded?.frame ?? {};
    expect(width * height).toBeLessThanOrEqual(24_010_000);
    expect(padded?.width).toBeLessThan(width);
  });

  it('is the original where nothing is to be changed', () => {
    expect(transformation('w=12000', huge)).toBeNull();
    expect(request('auto=compress', huge).mayUseOriginal).toBe(true);
  });
});

it('bounds the blur', () => {
  expect(transformation('blur=2000')?.blur).toBe(40);
  expect(transformation('blur=999999')?.blur).toBe(40);
});

it('takes any query without a fault', () => {
  const names = ['w', 'h', 'rect', 'fit', 'crop', 'q', 'dpr', 'auto', 'fm', 'ar', 'blur', 'bg'];
  const values = [
    '1',
    '-1',
    '0.5',
    '1e9',
    'NaN',
    '',
    ',',
    'crop',
    'format',
    '1:0',
    '16:9',
    '__proto__',
    'constructor',
  ];
  const value = fc.oneof(fc.constantFrom(...values), fc.string());
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...names), value)), (pairs) => {
      const found = readPictureRequest(new URLSearchParams(pairs), photo, modern).transformation;
      expect(found === null || /^[0-9a-f]{40}$/.test(keyOf('hash', found))).toBe(true);
    }),
    { numRuns: 2000 },
  );
});
