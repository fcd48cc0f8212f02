import type { TranslationSource } from './events.ts';
import type { DocumentState, State, Version } from './state.ts';

/** What a document was translated from, and who says so. */
export interface KnownSource extends TranslationSource {
  at: number;
  by: string;
  /** Nobody said so: it is what stood in the first language when this was written last. */
  isGuessed: boolean;
}

/**
 * The version of which document a text was translated from. Where nobody said so, the page in the repository's
 * first language is taken for the source, as it stood when the translation was last written or published: so
 * content that comes from elsewhere is not called outdated all at once.
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
    .find((each) => each.lang === first?.id && each !== document && !each.archived);
  if (!source || source.translation?.from) return null;
  const lastWritten = document.versions.at(-1);
  const at = Math.max(lastWritten?.at ?? 0, document.lastPublished ?? 0);
  const version = source.versions.findLast((each) => each.at <= at) ?? source.versions[0];
  if (!version) return null;
  return {
    document: source.id,
    version: version.id,
    at,
    by: lastWritten?.by ?? '',
    isGuessed: true,
  };
}

/** The version a translator would go out from now. */
export function latestOf({ draft, published, versions }: DocumentState): Version | undefined {
  const id = draft ?? published;
  return id === null ? versions.at(-1) : versions.findLast((each) => each.id === id);
}

/** The versions of a document that its translations were made from; their contents stay. */
export function versionsTranslated(state: State, document: DocumentState): Set<string> {
  const named = state.index.inGroup(document.group).flatMap((each) => {
    const source = sourceOf(state, each);
    return source?.document === document.id ? [source.version] : [];
  });
  return new Set(named);
}
