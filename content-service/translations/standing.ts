import type { Repository } from '../repository/repository.ts';
import type { DocumentState } from '../repository/state.ts';
import { type KnownSource, latestOf, sourceOf } from '../repository/translation-source.ts';
import { Turns } from '../turns.ts';
import { type Measure, measureBetween } from './measure.ts';

/** How the source changed since a translation was made. */
export interface Outdated extends Partial<Measure> {
  /** When the source was first changed after that. */
  since: number;
}

interface TranslationStatus {
  source: (KnownSource & { present: string }) | null;
  outdated: Outdated | null;
}

const maxMeasured = 50_000;
/** Between two versions, which never change, so each difference is measured once. */
const measuresByRepository = new WeakMap<Repository, Map<string, Measure>>();

/** Compares translations with their sources; each text needed is read once. */
export async function translationStatuses(
  repository: Repository,
  documents: readonly DocumentState[],
): Promise<Map<string, TranslationStatus>> {
  const measures = measuresByRepository.get(repository) ?? new Map<string, Measure>();
  measuresByRepository.set(repository, measures);
  if (measures.size > maxMeasured) measures.clear();
  const { state } = repository;
  const candidates = documents.map((document) => {
    const source = sourceOf(state, document);
    const original = source && state.documents.get(source.document);
    const present = original && !original.archived ? latestOf(original) : undefined;
    return { id: document.id, source, original, present };
  });
  const toMeasure = new Map<string, readonly [string, string]>();
  for (const { source, original, present } of candidates)
    if (source && original && present && source.version !== present.id) {
      const pair = pairOf(source.version, present.id);
      if (!measures.has(pair) && isKept(original, source.version))
        toMeasure.set(pair, [source.version, present.id]);
    }
  const contents = await repository.contents([...toMeasure.values()].flat());
  const turns = new Turns();
  for (const [pair, [before, after]] of toMeasure) {
    if (turns.isOver) await turns.next();
    measures.set(pair, measureBetween(contents.get(before) ?? {}, contents.get(after) ?? {}));
  }

  const statuses = candidates.map(
    ({ id, source, original, present }): [string, TranslationStatus] => {
      if (!source || !original || !present) return [id, { source: null, outdated: null }];
      const knownSource = { ...source, present: present.id };
      if (source.version === present.id) return [id, { source: knownSource, outdated: null }];
      const measure = measures.get(pairOf(source.version, present.id));
      // A version equal to the one before outdates nothing.
      const outdated =
        measure?.fields === 0
          ? null
          : { since: changedSince(original, source.version), ...measure };
      return [id, { source: knownSource, outdated }];
    },
  );
  return new Map(statuses);
}

const pairOf = (before: string, after: string) => `${before} ${after}`;

export function isKept({ versions }: DocumentState, id: string): boolean {
  return versions.some((version) => version.id === id && !version.dropped);
}

function changedSince({ versions }: DocumentState, version: string): number {
  const index = versions.findIndex(({ id }) => id === version);
  return versions[index + 1]?.at ?? versions.at(-1)?.at ?? 0;
}
