import type { TranslationSource } from './events.ts';
import type { DocumentState, State, Version } from './state.ts';

/** What a document was translated from, according to whom. */
export interface KnownSource extends TranslationSource {
  at: number;
  by: string;
  /** Not declared by anyone: the first language's version at the time this text was last written. */
  isGuessed: boolean;
}

/**
 * The version that a document was translated from. If none was declared, it is the first language's version at
 * the time the translation was last written or published, so that imported content does not all appear outdated.
 */
export function sourceOf(state: State, document: DocumentState): KnownSource | null {
  const { translation } = document;
  if (translation) {
    const { from, at, by } = translation;
    return from && { ...from, at, by, isGuessed: false };
  }
  const [first] = state.languages;
  const source = state.index
    .inGroup(document.group)
    .find((other) => other.lang === first?.id && other !== document && !other.archived);
  if (!source || source.translation?.from) return null;
  const lastWritten = document.versions.at(-1);
  const at = Math.max(lastWritten?.at ?? 0, document.lastPublished ?? 0);
  const version = source.versions.findLast((candidate) => candidate.at <= at) ?? source.versions[0];
  if (!version) return null;
  return {
    document: source.id,
    version: version.id,
    at,
    by: lastWritten?.by ?? '',
    isGuessed: true,
  };
}

/** The version that a new translation would be based on. */
export function latestOf({ draft, published, versions }: DocumentState): Version | undefined {
  const id = draft ?? published;
  return id === null ? versions.at(-1) : versions.findLast((version) => version.id === id);
}

/** The versions of a document that translations are based on; their contents are never dropped. */
export function versionsTranslated(state: State, document: DocumentState): Set<string> {
  const versions = state.index.inGroup(document.group).flatMap((translation) => {
    const source = sourceOf(state, translation);
    return source?.document === document.id ? [source.version] : [];
  });
  return new Set(versions);
}
