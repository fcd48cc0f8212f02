/** A point on the earth, in degrees. */
export interface GeoPoint {
  latitude: number;
  longitude: number;
}

/** The visible part of the map: its center, and its width in degrees. */
export interface MapView {
  middle: GeoPoint;
  width: number;
}

/** The ratio of height to width. */
const heightToWidth = 0.5;
const maxWidth = 360;
const minWidth = 1.5;

export const wholeWorld: MapView = { middle: { latitude: 0, longitude: 0 }, width: maxWidth };

/** Zoomed in far enough to recognize the coast. */
export const viewAround = (middle: GeoPoint): MapView => held({ middle, width: 40 });

/** The `viewBox` of an SVG in degrees, north up. */
export function viewBoxOf({ middle, width }: MapView): [number, number, number, number] {
  const height = width * heightToWidth;
  return [middle.longitude - width / 2, -middle.latitude - height / 2, width, height];
}

/** The point on the earth at a position on the map, given as parts of its width and height from 0 to 1. */
export function placeAt(view: MapView, across: number, down: number): GeoPoint {
  const [west, north, width, height] = viewBoxOf(view);
  return rounded({ longitude: west + across * width, latitude: -(north + down * height) }, view);
}

export function zoomed({ middle, width }: MapView, by: number): MapView {
  return held({ middle, width: width * by });
}

/** The map moved by a part of its size. */
export function panned({ middle, width }: MapView, across: number, down: number): MapView {
  return held({
    width,
    middle: {
      longitude: middle.longitude - across * width,
      latitude: middle.latitude + down * width * heightToWidth,
    },
  });
}

/** Moves the point by a fiftieth of the map's width for each step. */
export function pointMoved(point: GeoPoint, view: MapView, east: number, north: number): GeoPoint {
  const degrees = view.width / 50;
  return rounded(
    { longitude: point.longitude + east * degrees, latitude: point.latitude + north * degrees },
    view,
  );
}

/** Keeps the view within the edges of the world. */
function held({ middle, width: wanted }: MapView): MapView {
  const width = Math.min(maxWidth, Math.max(minWidth, wanted));
  const [east, north] = [180 - width / 2, 90 - (width * heightToWidth) / 2];
  return {
    width,
    middle: {
      longitude: Math.max(-east, Math.min(east, middle.longitude)),
      latitude: Math.max(-north, Math.min(north, middle.latitude)),
    },
  };
}

/** Rounds to the precision of the map's zoom: no more digits than a person could have meant. */
function rounded({ latitude, longitude }: GeoPoint, { width }: MapView): GeoPoint {
  const digits = width > 100 ? 1 : width > 10 ? 2 : 4;
  return {
    latitude: Number(Math.max(-90, Math.min(90, latitude)).toFixed(digits)),
    longitude: Number(Math.max(-180, Math.min(180, longitude)).toFixed(digits)),
  };
}
