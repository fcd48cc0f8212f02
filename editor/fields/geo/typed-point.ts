import type { GeoPoint } from './map-view.ts';

/** The two coordinates as they are typed; empty where there is no number, as after a lone minus. */
export interface TypedPoint {
  latitude: string;
  longitude: string;
}

export function typedPointOf(point: GeoPoint | undefined): TypedPoint {
  return { latitude: String(point?.latitude ?? ''), longitude: String(point?.longitude ?? '') };
}

/** The point; undefined until both coordinates are there. */
export function pointOf({ latitude, longitude }: TypedPoint): GeoPoint | undefined {
  if (latitude === '' || longitude === '') return undefined;
  return { latitude: Number(latitude), longitude: Number(longitude) };
}

export function isHalf({ latitude, longitude }: TypedPoint): boolean {
  return (latitude === '') !== (longitude === '');
}
