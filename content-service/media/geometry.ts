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

export type Fit = 'clip' | 'crop' | 'fill' | 'scale';
export type Edge = 'top' | 'bottom' | 'left' | 'right';

export interface PlacementWish {
  readonly rect: Region | null;
  /** In pixels of the result; a fraction below 1 stands for that part of the original. */
  readonly width: number | null;
  readonly height: number | null;
  readonly fit: Fit;
  /** Width divided by height; counts only where a picture is cropped. */
  readonly aspect: number | null;
  readonly edges: readonly Edge[];
  readonly entropy: boolean;
}

/** Places a picture as wished, never larger than the part of the original it is taken from. */
export function place(original: Size, wish: PlacementWish): Placement {
  const region = within(original, wish.rect);
  const wished = wishedSize(region, wish);
  switch (wished === null ? 'clip' : wish.fit) {
    case 'crop':
      return crop(region, notLarger(wished ?? region, region), wish);
    case 'scale':
      return { ...whole(region), ...notLarger(wished ?? region, region) };
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

function wishedSize(region: Region, wish: PlacementWish): Size | null {
  const width = inPixels(wish.width, region.width);
  const height = inPixels(wish.height, region.height);
  const aspect = wish.fit === 'crop' && wish.aspect ? wish.aspect : null;
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

function crop(region: Region, size: Size, wish: PlacementWish): Placement {
  if (wish.entropy) return { region, ...size, part: 'entropy', frame: null };
  const factor = Math.min(region.width / size.width, region.height / size.height);
  const part = rounded({ width: size.width * factor, height: size.height * factor });
  const width = Math.min(part.width, region.width);
  const height = Math.min(part.height, region.height);
  const left = offset(region.width - width, wish.edges, 'left', 'right');
  const top = offset(region.height - height, wish.edges, 'top', 'bottom');
  const used = { left: region.left + left, top: region.top + top, width, height };
  return { region: used, ...size, part: 'all', frame: null };
}

function offset(room: number, edges: readonly Edge[], start: Edge, end: Edge): number {
  if (edges.includes(start)) return 0;
  return edges.includes(end) ? room : Math.floor(room / 2);
}

function rounded({ width, height }: Size): Size {
  return { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) };
}
