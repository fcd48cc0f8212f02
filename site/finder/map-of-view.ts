import type { Findings } from './filters.ts';

/** The part of the page whose map follows the filters: each place names its programs. */
export const mapId = 'finder-map';

/** Class of a filtered view, until the browser takes over. */
export const filteredMapClass = 'map-of-view';

/** The rule would grow with the ids; beyond this many the whole map is shown until a filter changes. */
const maxPrograms = 60;

/** The programs that a view shows, on the map too. */
export function idsOnMap({ matches, near }: Pick<Findings, 'matches' | 'near'>): readonly string[] {
  const shown = matches.length > 0 ? matches : near.map(({ program }) => program);
  return shown.map(({ id }) => id);
}

/** A CSS rule that hides every place without one of these programs; null where there would be too many. */
export function mapRule(ids: readonly string[]): string | null {
  if (ids.length === 0 || ids.length > maxPrograms || !ids.every((id) => /^[\w-]+$/.test(id)))
    return null;
  const named = ids.map((id) => `[data-programs~="${id}"]`).join();
  return `.${filteredMapClass} [data-programs]:not(${named}){display:none}`;
}

/** Shows the places of these programs and hides all others. */
export function showOnMap(page: Document, ids: readonly string[]): void {
  const map = page.getElementById(mapId);
  const shown = new Set(ids);
  map?.classList.remove(filteredMapClass);
  for (const place of map?.querySelectorAll<HTMLElement>('[data-programs]') ?? []) {
    const isShown = place.dataset.programs?.split(' ').some((id) => shown.has(id));
    place.toggleAttribute('hidden', !isShown);
  }
}
