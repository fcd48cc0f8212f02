import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PlacementRequest, place } from './geometry.ts';

const original = { width: 800, height: 400 };
const all = { left: 0, top: 0, width: 800, height: 400 };
const nothing: PlacementRequest = {
  rect: null,
  width: null,
  height: null,
  fit: 'clip',
  aspect: null,
  edges: [],
  entropy: false,
  focus: null,
  padding: 0,
};

function placed(request: Partial<PlacementRequest>) {
  const { region, width, height, frame } = place(original, { ...nothing, ...request });
  return {
    region,
    size: [width, height],
    ...(frame ? { frame: [frame.width, frame.height] } : {}),
  };
}

describe('a size', () => {
  it.each([
    [{}, [800, 400]],
    [{ width: 200 }, [200, 100]],
    [{ height: 100 }, [200, 100]],
    [{ width: 200, height: 200 }, [200, 100]],
    [{ width: 0.5 }, [400, 200]],
    [{ width: 5000 }, [800, 400]],
    [{ width: 1, height: 300 }, [1, 1]],
  ])('%j clips to %j', (request, size) => {
    expect(placed(request)).toEqual({ region: all, size });
  });

  it('stretches with scale, in the wished proportions and no larger', () => {
    const fit = 'scale' as const;
    expect(placed({ fit, width: 100, height: 100 })).toEqual({ region: all, size: [100, 100] });
    expect(placed({ fit, width: 1000, height: 800 }).size).toEqual([500, 400]);
  });

  it('stands in a frame with fill', () => {
    const fit = 'fill' as const;
    expect(placed({ fit, width: 200, height: 200 })).toEqual({
      region: all,
      size: [200, 100],
      frame: [200, 200],
    });
  });
});

describe('a crop', () => {
  const fit = 'crop' as const;

  it('keeps the middle', () => {
    expect(placed({ fit, width: 100, height: 100 })).toEqual({
      region: { left: 200, top: 0, width: 400, height: 400 },
      size: [100, 100],
    });
  });

  it.each([
    [['left'], { left: 0, top: 0 }],
    [['right'], { left: 400, top: 0 }],
    [['bottom', 'right'], { left: 400, top: 0 }],
  ] as const)('keeps the %s', (edges, corner) => {
    expect(placed({ fit, width: 100, height: 100, edges }).region).toMatchObject(corner);
  });

  it('keeps the top or the bottom of a tall part', () => {
    const request = { fit, width: 400, height: 100 };
    expect(placed({ ...request, edges: ['top'] }).region).toMatchObject({ top: 0, height: 200 });
    expect(placed({ ...request, edges: ['bottom'] }).region).toMatchObject({
      top: 200,
      height: 200,
    });
  });

  it('gives the wished proportions without enlarging', () => {
    expect(placed({ fit, width: 1600, height: 1600 }).size).toEqual([400, 400]);
    expect(placed({ fit, width: 300, aspect: 1.5 }).size).toEqual([300, 200]);
    expect(placed({ fit, height: 200, aspect: 1 }).size).toEqual([200, 200]);
    expect(placed({ fit, aspect: 1 }).size).toEqual([400, 400]);
    expect(placed({ fit: 'clip', width: 300, aspect: 1 }).size).toEqual([300, 150]);
  });

  it('leaves the choice of the part to the drawing with entropy', () => {
    const found = place(original, { ...nothing, fit, width: 100, height: 100, entropy: true });
    expect(found).toEqual({ region: all, width: 100, height: 100, part: 'entropy', frame: null });
  });
});

describe('a rectangle', () => {
  it.each([
    [
      { left: 100, top: 50, width: 200, height: 100 },
      { left: 100, top: 50, width: 200, height: 100 },
    ],
    [
      { left: 0.4, top: 0.6, width: 100.2, height: 99.9 },
      { left: 0, top: 1, width: 101, height: 100 },
    ],
    [
      { left: -50, top: -50, width: 100, height: 100 },
      { left: 0, top: 0, width: 50, height: 50 },
    ],
    [
      { left: 700, top: 300, width: 999, height: 999 },
      { left: 700, top: 300, width: 100, height: 100 },
    ],
    [{ left: 900, top: 0, width: 10, height: 10 }, all],
  ])('%j is the part %j', (rect, region) => {
    expect(placed({ rect }).region).toEqual(region);
  });

  it('comes before the size', () => {
    const rect = { left: 0, top: 0, width: 100, height: 100 };
    expect(placed({ rect, width: 50 }).size).toEqual([50, 50]);
    expect(placed({ rect, width: 500 }).size).toEqual([100, 100]);
    expect(placed({ rect, width: 50, height: 25, fit: 'crop' }).region).toEqual({
      left: 0,
      top: 25,
      width: 100,
      height: 50,
    });
  });
});

it('always stays on the original and never enlarges it', () => {
  const length = fc.option(fc.double({ min: 0.01, max: 20_000, noNaN: true }));
  const number = fc.double({ min: -20_000, max: 20_000, noNaN: true });
  const part = fc.double({ min: 0, max: 1, noNaN: true });
  const request = fc.record({
    rect: fc.option(fc.record({ left: number, top: number, width: length, height: length })),
    width: length,
    height: length,
    fit: fc.constantFrom('clip', 'clamp', 'crop', 'fill', 'scale'),
    aspect: fc.option(fc.double({ min: 0.001, max: 1000, noNaN: true })),
    edges: fc.subarray(['top', 'bottom', 'left', 'right']),
    entropy: fc.boolean(),
    focus: fc.option(
      fc.record({ x: part, y: part, zoom: fc.double({ min: 1, max: 100, noNaN: true }) }),
    ),
    padding: fc.constant(0),
  });
  const size = fc.integer({ min: 1, max: 5000 });
  fc.assert(
    fc.property(size, size, request, (width, height, { rect, ...rest }) => {
      const area = rect && { ...rect, width: rect.width ?? 1, height: rect.height ?? 1 };
      const found = place({ width, height }, { ...rest, rect: area } as PlacementRequest);
      const { region, frame } = found;
      expect(Math.min(region.left, region.top)).toBeGreaterThanOrEqual(0);
      expect(
        Math.min(found.width, found.height, region.width, region.height),
      ).toBeGreaterThanOrEqual(1);
      expect(region.left + region.width).toBeLessThanOrEqual(width);
      expect(region.top + region.height).toBeLessThanOrEqual(height);
      expect(Math.max(found.width, frame?.width ?? 0)).toBeLessThanOrEqual(width);
      expect(Math.max(found.height, frame?.height ?? 0)).toBeLessThanOrEqual(height);
      expect(
        found.width <= (frame?.width ?? width) && found.height <= (frame?.height ?? height),
      ).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

describe('a point to look at', () => {
  it.each([
    [{ x: 0.5, y: 0.5, zoom: 1 }, { left: 200, top: 0, width: 400, height: 400 }, [200, 200]],
    [{ x: 0, y: 0, zoom: 1 }, { left: 0, top: 0, width: 400, height: 400 }, [200, 200]],
    [{ x: 0.9, y: 0.5, zoom: 1 }, { left: 400, top: 0, width: 400, height: 400 }, [200, 200]],
    [{ x: 0.5, y: 0.5, zoom: 2 }, { left: 300, top: 100, width: 200, height: 200 }, [200, 200]],
    // Pixels are never enlarged.
    [{ x: 1, y: 1, zoom: 4 }, { left: 700, top: 300, width: 100, height: 100 }, [100, 100]],
  ])('%j stays in the middle of a crop', (focus, region, size) => {
    expect(placed({ width: 200, height: 200, fit: 'crop', focus })).toEqual({ region, size });
  });
});

describe('padding', () => {
  it.each([
    [{ padding: 10 }, [800, 400], [820, 420]],
    [{ padding: 10, width: 220 }, [180, 90], [200, 110]],
    [{ padding: 10, width: 200, height: 200, fit: 'crop' as const }, [180, 180], [200, 200]],
    [{ padding: 10, width: 200, height: 200, fit: 'fill' as const }, [180, 90], [200, 200]],
    [{ padding: 900, width: 9, height: 9, fit: 'crop' as const }, [1, 1], [9, 9]],
  ])('%j', (request, size, frame) => {
    expect(placed(request)).toMatchObject({ size, frame });
  });
});
