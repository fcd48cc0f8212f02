/** Where a transformed picture takes its pixels from, and how large it becomes. All whole numbers. */
export interface Placement {
  /** The part of the upright original that is used. */
  readonly region: Region;
  /** The size the region is drawn at. */
  readonly width: number;
  readonly height: number;
  /** With 'entropy', the busiest part of the region with the right proportions; else all of it. */
  readonly part: 'all' | 'entropy';
  /** The whole picture, where the drawn region stands in a larger frame. */
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
  /** In pixels of the result; a fraction below 1 stands for that part of the original. */
  readonly width: number | null;
  readonly height: number | null;
  readonly fit: Fit;
  /** Width divided by height; counts only where a picture is cropped. */
  readonly aspect: number | null;
  readonly edges: readonly Edge[];
  readonly entropy: boolean;
  /** The point that is to stay in the middle of a crop, in parts of the region, and how much closer it comes. */
  readonly focus: Focus | null;
  /** Around the picture, in pixels of the result. */
  readonly padding: number;
}

export interface Focus {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

/** Places a picture as wished, never larger than the part of the original it is taken from. */
export function place(original: Size, request: PlacementRequest): Placement {
  const region = within(original, request.rect);
  const wished = requestedSize(region, request);
  const placed = placedIn(region, wished, request);
  return request.padding > 0 ? padded(placed, request.padding, wished !== null) : placed;
}

/** With a size of its own the padding is part of it; otherwise it is added. */
function padded(placed: Placement, padding: number, isSized: boolean): Placement {
  if (!isSized) {
    const frame = { width: placed.width + 2 * padding, height: placed.height + 2 * padding };
    return { ...placed, frame };
  }
  const bounds = placed.frame ?? placed;
  const most = Math.floor((Math.min(bounds.width, bounds.height) - 1) / 2);
  const both = 2 * Math.min(padding, most);
  const room = { width: bounds.width - both, height: bounds.height - both };
  const inner = inside(placed, {
    width: Math.max(1, room.width),
    height: Math.max(1, room.height),
  });
  const around = { width: inner.width + both, height: inner.height + both };
  return { ...placed, ...inner, frame: placed.frame ?? around };
}

function placedIn(region: Region, wished: Size | null, request: PlacementRequest): Placement {
  switch (wished === null ? 'clip' : request.fit) {
    case 'crop':
      return crop(region, notLarger(wished ?? region, region), request);
    case 'scale':
      return { ...whole(region), ...notLarger(wished ?? region, region) };
    case 'clamp':
    case 'fill': {
      const frame = notLarger(wished ?? region, region);
      return { ...whole(region), ...inside(region, frame), frame };
    }
    default:
      return { ...whole(region), ...inside(region, wished ?? region) };
  }
}

function whole(region: Region): Placement {
  return { region, width: region.width, height: region.height, part: 'all', frame: null };
}

/** The wished rectangle as far as it lies on the original; all of it where they do not meet. */
function within(original: Size, rect: Region | null): Region {
  const all = { left: 0, top: 0, ...original };
  if (!rect) return all;
  const left = Math.max(0, Math.round(rect.left));
  const top = Math.max(0, Math.round(rect.top));
  const right = Math.min(original.width, Math.round(rect.left + rect.width));
  const bottom = Math.min(original.height, Math.round(rect.top + rect.height));
  if (right <= left || bottom <= top) return all;
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

/** The wished size, made smaller in its proportions until it fits on the region. */
function notLarger(wished: Size, region: Size): Size {
  const factor = Math.min(1, region.width / wished.width, region.height / wished.height);
  return rounded({ width: wished.width * factor, height: wished.height * factor });
}

/** The region in its own proportions, as large as fits into the bounds. */
function inside(region: Size, bounds: Size): Size {
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
    ? around(focus.x * region.width, width, region.width)
    : offset(region.width - width, edges, 'left', 'right');
  const top = focus
    ? around(focus.y * region.height, height, region.height)
    : offset(region.height - height, edges, 'top', 'bottom');
  const used = { left: region.left + left, top: region.top + top, width, height };
  // Closer than the file has pixels, it becomes smaller: nothing is made larger than it is.
  return { region: used, ...notLarger(size, used), part: 'all', frame: null };
}

/** Where a part begins that has the point in its middle, as far as there is room. */
function around(point: number, length: number, room: number): number {
  return Math.round(Math.min(room - length, Math.max(0, point - length / 2)));
}

function offset(room: number, edges: readonly Edge[], start: Edge, end: Edge): number {
  if (edges.includes(start)) return 0;
  return edges.includes(end) ? room : Math.floor(room / 2);
}

function rounded({ width, height }: Size): Size {
  return { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) };
}
