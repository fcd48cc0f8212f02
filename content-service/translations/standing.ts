import type { Repository } from '../repository/repository.ts';
import type { DocumentState } from '../repository/state.ts';
import { type KnownSource, latestOf, sourceOf } from '../repository/translation-source.ts';
import { type Measure, measureBetween } from './measure.ts';

/** How the source changed since a translation was made. */
export interface Outdated extends Partial<Measure> {
  /** When the source was first changed after that. */
  since: number;
}

export interface TranslationStanding {
  source: (KnownSource & { present: string }) | null;
  outdated: Outdated | null;
}

const MOST_MEASURED = 50_000;
/** Between two versions, which never change, so each difference is measured once. */
const measured = new WeakMap<Repository, Map<string, Measure>>();

/** Compares translations with their sources; each text needed is read once. */
export async function translationStandings(
  repository: Repository,
  documents: readonly DocumentState[],
): Promise<Map<string, TranslationStanding>> {
  const known = measured.get(repository) ?? new Map<string, Measure>();
  measured.set(repository, known);
  if (known.size > MOST_MEASURED) known.clear();
  const { state } = repository;
  const found = documents.map((document) => {
    const source = sourceOf(state, document);
    const original = source && state.documents.get(source.document);
    const present = original && !original.archived ? latestOf(original) : undefined;
    return { id: document.id, source, original, present };
  });
  const open = new Map<string, readonly [string, string]>();
  for (const { source, original, present } of found)
    if (source && original && present && source.version !== present.id) {
      const pair = pairOf(source.version, present.id);
      if (!known.has(pair) && isKept(original, source.version))
        open.set(pair, [source.version, present.id]);
    }
  const contents = await repository.contents([...open.values()].flat());
  for (const [pair, [before, after]] of open)
    known.set(pair, measureBetween(contents.get(before) ?? {}, contents.get(after) ?? {}));

  const standings = found.map(
    ({ id, source, original, present }): [string, TranslationStanding] => {
      if (!source || !original || !present) return [id, { source: null, outdated: null }];
      const said = { ...source, present: present.id };
      if (source.version === present.id) return [id, { source: said, outdated: null }];
      const measure = known.get(pairOf(source.version, present.id));
      // A version equal to the one before outdates nothing.
      const outdated =
        measure?.fields === 0
          ? null
          : { since: changedSince(original, source.version), ...measure };
      return [id, { source: said, outdated }];
    },
  );
  return new Map(standings);
}

const pairOf = (before: string, after: string) => `${before} ${after}`;

export function isKept({ versions }: DocumentState, id: string): boolean {
  return versions.some((version) => version.id === id && !version.dropped);
}

function changedSince({ versions }: DocumentState, version: string): number {
  const index = versions.findIndex(({ id }) => id === version);
  return versions[index + 1]?.at ?? versions.at(-1)?.at ?? 0;
}
