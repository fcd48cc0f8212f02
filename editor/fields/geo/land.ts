import { useQuery } from '@tanstack/react-query';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import atlas from 'world-atlas/land-50m.json?url';
import { landPath } from './land-path.ts';

type Atlas = Topology<{ land: GeometryCollection }>;

/** The world's land as one SVG path in degrees, north up. No map tiles are requested from third parties. */
export function useLand(): string {
  const land = useQuery({
    queryKey: ['land'],
    queryFn: async ({ signal }) => pathOf(await (await fetch(atlas, { signal })).json()),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return land.data ?? '';
}

function pathOf(atlas: Atlas): string {
  return feature(atlas, atlas.objects.land)
    .features.flatMap(({ geometry }) => {
      if (geometry.type === 'Polygon') return geometry.coordinates;
      return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : [];
    })
    .map(landPath)
    .join('');
}
