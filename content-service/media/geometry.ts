/** Which part of the original a transformed picture shows, and at which size. All integers. */
export interface Placement {
  /** The part of the upright original that is used. */
  readonly region: Region;
  /** The size to which the region is scaled. */
  readonly width: number;
  readonly height: number;
  /** 'entropy' crops the busiest part of the region to the right proportions. */
  readonly part: 'all' | 'entropy';
  /** The size of the whole result if the scaled region is padded to a larger frame. */
  readonly frame: Size | null;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Region extends Size {
  readonly left: number;
  readonly top: number;
}

export type Fit = 'clip' | 'clamp' | 'crop' | 'fill' | 'scale';
export type Edge = 'top' | 'bottom' | 'left' | 'right';

export interface PlacementRequest {
  readonly rect: Region | null;
  /** In pixels of the result; below 1, a fraction of the original. */
  readonly width: number | null;
  readonly height: number | null;
  readonly fit: Fit;
  /** Width divided by height; only used for crops. */
  readonly aspect: number | null;
  readonly edges: readonly Edge[];
  readonly entropy: boolean;
  /** The point to keep in the centre of a crop, in fractions of the region, and its zoom. */
  readonly focus: Focus | null;
  /** Around the picture, in pixels of the result. */
  readonly padding: number;
}

export interface Focus {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

/** Computes the placement, without ever enlarging the original's pixels. */
export function place(original: Size, request: PlacementRequest): Placement {
  const region = clampRect(original, request.rect);
  const requested = requestedSize(region, request);
  const placement = fitInto(region, requested, request);
  return request.padding > 0
    ? withPadding(placement, request.padding, requested !== null)
    : placement;
}

/** The placement, with a result of at most so many pixels in the same proportions. */
export function reduced<Placed extends Placement>(placed: Placed, maxPixels: number): Placed {
  const whole = placed.frame ?? placed;
  const factor = Math.sqrt(maxPixels / (whole.width * whole.height));
  if (factor >= 1) return placed;
  const smaller = ({ width, height }: Size) =>
    rounded({ width: width * factor, height: height * factor });
  return { ...placed, ...smaller(placed), frame: placed.frame && smaller(placed.frame) };
}

/** Padding is included in a requested size, and otherwise added. */
function withPadding(placement: Placement, padding: number, isSized: boolean): Placement {
  if (!isSized) {
    const frame = { width: placement.width + 2 * padding, height: placement.height + 2 * padding };
    return { ...placement, frame };
  }
  const bounds = placement.frame ?? placement;
  const maxPadding = Math.floor((Math.min(bounds.width, bounds.height) - 1) / 2);
  const paddingSum = 2 * Math.min(padding, maxPadding);
  const room = { width: bounds.width - paddingSum, height: bounds.height - paddingSum };
  const inner = containedIn(placement, {
    width: Math.max(1, room.width),
    height: Math.max(1, room.height),
  });
  const innerFrame = { width: inner.width + paddingSum, height: inner.height + paddingSum };
  return { ...placement, ...inner, frame: placement.frame ?? innerFrame };
}

function fitInto(region: Region, requested: Size | null, request: PlacementRequest): Placement {
  switch (requested === null ? 'clip' : request.fit) {
    case 'crop':
      return crop(region, shrinkToFit(requested ?? region, region), request);
    case 'scale':
      return { ...uncropped(region), ...shrinkToFit(requested ?? region, region) };
    case 'clamp':
    case 'fill': {
      const frame = shrinkToFit(requested ?? region, region);
      return { ...uncropped(region), ...containedIn(region, frame), frame };
    }
    default:
      return { ...uncropped(region), ...containedIn(region, requested ?? region) };
  }
}

function uncropped(region: Region): Placement {
  return { region, width: region.width, height: region.height, part: 'all', frame: null };
}

/** The part of the rectangle inside the original; the whole original if they do not overlap. */
function clampRect(original: Size, rect: Region | null): Region {
  const whole = { left: 0, top: 0, ...original };
  if (!rect) return whole;
  const left = Math.max(0, Math.round(rect.left));
  const top = Math.max(0, Math.round(rect.top));
  const right = Math.min(original.width, Math.round(rect.left + rect.width));
  const bottom = Math.min(original.height, Math.round(rect.top + rect.height));
  if (right <= left || bottom <= top) return whole;
  return { left, top, width: right - left, height: bottom - top };
}

function requestedSize(region: Region, request: PlacementRequest): Size | null {
  const width = inPixels(request.width, region.width);
  const height = inPixels(request.height, region.height);
  const aspect = request.fit === 'crop' && request.aspect ? request.aspect : null;
  if (width !== null && height !== null) return { width, height };
  if (width !== null) return { width, height: width / (aspect ?? region.width / region.height) };
  if (height !== null) return { width: height * (aspect ?? region.width / region.height), height };
  if (aspect === null) return null;
  const fullWidth = Math.min(region.width, region.height * aspect);
  return { width: fullWidth, height: fullWidth / aspect };
}

function inPixels(length: number | null, of: number): number | null {
  return length !== null && length < 1 ? length * of : length;
}

/** Shrinks the requested size, in its proportions, until it is within the region. */
function shrinkToFit(requested: Size, region: Size): Size {
  const factor = Math.min(1, region.width / requested.width, region.height / requested.height);
  return rounded({ width: requested.width * factor, height: requested.height * factor });
}

/** The largest size within the bounds in the region's proportions, without enlarging it. */
function containedIn(region: Size, bounds: Size): Size {
  const factor = Math.min(1, bounds.width / region.width, bounds.height / region.height);
  return rounded({ width: region.width * factor, height: region.height * factor });
}

function crop(region: Region, size: Size, request: PlacementRequest): Placement {
  if (request.entropy) return { region, ...size, part: 'entropy', frame: null };
  const zoom = request.focus?.zoom ?? 1;
  const factor = Math.min(region.width / size.width, region.height / size.height) / zoom;
  const part = rounded({ width: size.width * factor, height: size.height * factor });
  const width = Math.min(part.width, region.width);
  const height = Math.min(part.height, region.height);
  const { focus, edges } = request;
  const left = focus
    ? centreOn(focus.x * region.width, width, region.width)
    : offset(region.width - width, edges, 'left', 'right');
  const top = focus
    ? centreOn(focus.y * region.height, height, region.height)
    : offset(region.height - height, edges, 'top', 'bottom');
  const cropped = { left: region.left + left, top: region.top + top, width, height };
  // Zooming in beyond the file's resolution shrinks the result, because pixels are never enlarged.
  return { region: cropped, ...shrinkToFit(size, cropped), part: 'all', frame: null };
}

/** The start of a part centred on a point, clamped to the available length. */
function centreOn(point: number, length: number, room: number): number {
  return Math.round(Math.min(room - length, Math.max(0, point - length / 2)));
}

function offset(room: number, edges: readonly Edge[], start: Edge, end: Edge): number {
  if (edges.includes(start)) return 0;
  return edges.includes(end) ? room : Math.floor(room / 2);
}

function rounded({ width, height }: Size): Size {
  return { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) };
}
