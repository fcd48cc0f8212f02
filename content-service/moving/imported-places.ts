import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { DocumentState, State } from '../repository/state.ts';

/** The versions of a document by where they stand here, as the journal keeps them. */
const placesSchema = z.object({
  published: z.string().nullable(),
  draft: z.string().nullable(),
  /** Release id -> version id. */
  releases: z.record(z.string(), z.string()),
  /** Ids of releases that unpublish it. */
  unpublishedIn: z.array(z.string()),
});

type Places = z.output<typeof placesSchema>;

export function placesMark(document: DocumentState): string {
  return JSON.stringify(placesOf(document));
}

/**
 * Whether everything stands where the last import left it. People who publish, unpublish or schedule a document write no
 * version, so its versions alone do not tell.
 */
export function isWhereImported(
  state: State,
  document: DocumentState,
  /** The mark of the last import, and ids here of releases that still wait where they came from. */
  { mark, waitingThere }: { mark: string; waitingThere: ReadonlySet<string> },
): boolean {
  const then = placesSchema.parse(JSON.parse(mark));
  return isDeepStrictEqual(placesOf(document), afterReleases(then, state, waitingThere));
}

function placesOf({ published, draft, releases, unpublishedIn }: DocumentState): Places {
  return {
    published,
    draft,
    releases: Object.fromEntries(releases),
    unpublishedIn: [...unpublishedIn].sort(),
  };
}

/** A release that came with its time and was published at it, there too, is no change that people made here. */
function afterReleases(
  { published, draft, releases, unpublishedIn }: Places,
  { pastReleases }: State,
  waitingThere: ReadonlySet<string>,
): Places {
  const places = { published, draft, releases: { ...releases }, unpublishedIn };
  for (const { id, publishedBy } of pastReleases) {
    if (publishedBy !== 'schedule' || waitingThere.has(id)) continue;
    if (unpublishedIn.includes(id)) {
      places.draft ??= places.published;
      places.published = null;
      places.unpublishedIn = places.unpublishedIn.filter((release) => release !== id);
    }
    const version = releases[id];
    if (version === undefined) continue;
    places.published = version;
    if (places.draft === version) places.draft = null;
    delete places.releases[id];
  }
  return places;
}
