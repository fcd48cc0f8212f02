import type { GeoPoint } from '@farol/content-model';
import type { SnapshotDocument } from '../repository/snapshot.ts';
import type { Call, Condition } from './condition.ts';
import { fieldOf, fieldSubject } from './subjects.ts';

/** Nearest first. */
export function near(call: Call): Condition {
  call.expectArguments(4);
  const subject = fieldSubject(
    call.snapshot,
    fieldOf(call, (kind) => kind === 'GeoPoint'),
  );
  const centre = { latitude: call.number(1), longitude: call.number(2) };
  const radius = call.number(3);
  const distances = new Map<SnapshotDocument, number>();
  const distanceOf = (document: SnapshotDocument) => {
    const cached = distances.get(document);
    if (cached !== undefined) return cached;
    const points = subject.valuesOf(document).filter((value) => typeof value === 'object');
    const nearest = Math.min(...points.map((point) => kilometresBetween(centre, point)));
    distances.set(document, nearest);
    return nearest;
  };
  return {
    candidates: subject.candidates,
    matches: (document) => subject.appliesTo(document) && distanceOf(document) <= radius,
    rank: distanceOf,
  };
}

const earthRadiusKm = 6371.0088;

/** The great-circle distance, by the haversine formula. */
function kilometresBetween(a: GeoPoint, b: GeoPoint): number {
  const radians = Math.PI / 180;
  const latitudes = Math.sin(((b.latitude - a.latitude) * radians) / 2) ** 2;
  const longitudes = Math.sin(((b.longitude - a.longitude) * radians) / 2) ** 2;
  const both = Math.cos(a.latitude * radians) * Math.cos(b.latitude * radians);
  const h = Math.min(1, latitudes + both * longitudes);
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(h));
}
