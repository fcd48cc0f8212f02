/** A place on the earth, in degrees. */
export interface GeoPoint {
  latitude: number;
  longitude: number;
}

/** What a map shows: its middle, and how many degrees from west to east. */
export interface MapView {
  middle: GeoPoint;
  width: number;
}

/** Height to width. */
const RATIO = 0.5;
const WIDEST = 360;
const NARROWEST = 1.5;

export const wholeWorld: MapView = { middle: { latitude: 0, longitude: 0 }, width: WIDEST };

/** Near enough to know the coast around it. */
export const around = (middle: GeoPoint): MapView => held({ middle, width: 40 });

/** `viewBox` of a drawing in degrees, north up. */
export function boxOf({ middle, width }: MapView): [number, number, number, number] {
  const height = width * RATIO;
  return [middle.longitude - width / 2, -middle.latitude - height / 2, width, height];
}

/** Where on the earth something is that lies so far across and down the map, from 0 to 1. */
export function placeAt(view: MapView, across: number, down: number): GeoPoint {
  const [west, north, width, height] = boxOf(view);
  return rounded({ longitude: west + across * width, latitude: -(north + down * height) }, view);
}

export function zoomed({ middle, width }: MapView, by: number): MapView {
  return held({ middle, width: width * by });
}

/** The map pushed by a share of its size. */
export function pushed({ middle, width }: MapView, across: number, down: number): MapView {
  return held({
    width,
    middle: {
      longitude: middle.longitude - across * width,
      latitude: middle.latitude + down * width * RATIO,
    },
  });
}

/** The point moved by a fiftieth of the map for each step. */
export function stepped(point: GeoPoint, view: MapView, east: number, north: number): GeoPoint {
  const degrees = view.width / 50;
  return rounded(
    { longitude: point.longitude + east * degrees, latitude: point.latitude + north * degrees },
    view,
  );
}

/** Nothing beyond the edges of the world is shown. */
function held({ middle, width: wanted }: MapView): MapView {
  const width = Math.min(WIDEST, Math.max(NARROWEST, wanted));
  const [east, north] = [180 - width / 2, 90 - (width * RATIO) / 2];
  return {
    width,
    middle: {
      longitude: Math.max(-east, Math.min(east, middle.longitude)),
      latitude: Math.max(-north, Math.min(north, middle.latitude)),
    },
  };
}

/** As exact as the map was looked at: no more digits than a person could have meant. */
function rounded({ latitude, longitude }: GeoPoint, { width }: MapView): GeoPoint {
  const digits = width > 100 ? 1 : width > 10 ? 2 : 4;
  return {
    latitude: Number(Math.max(-90, Math.min(90, latitude)).toFixed(digits)),
    longitude: Number(Math.max(-180, Math.min(180, longitude)).toFixed(digits)),
  };
}
