import { InvalidDocument } from '../check/fault.ts';
import type { Command } from '../command.ts';
import type { Event, TranslationSource } from '../events.ts';
import type { State } from '../state.ts';
import { latestOf, sourceOf } from '../translation-source.ts';
import { createDocument, type NewDocument, theDocument } from './documents.ts';
import type { Written } from './write-version.ts';

/** Creates a document; a translation is recorded as based on `translatedVersion`, by default the latest version. */
export function createTranslated(
  input: NewDocument & { translatedVersion?: string | undefined },
): Command<Written> {
  const create = createDocument(input);
  return (state, now) => {
    const change = create(state, now);
    const source = input.translationOf ? state.documents.get(input.translationOf) : undefined;
    if (!source) return change;
    const { document: id } = change.answer;
    const from = {
      document: source.id,
      version: input.translatedVersion ?? latestOf(source)?.id ?? '',
    };
    refuseUnrelated(state, source.group, id, from);
    return { ...change, events: [...change.events, { kind: 'translated', document: id, from }] };
  };
}

/** Sets the version that a document was translated from; null says that it is not a translation. */
export function setTranslationSource(id: string, from: TranslationSource | null): Command<null> {
  return (state) => {
    const document = theDocument(state, id);
    if (from) refuseUnrelated(state, document.group, id, from);
    const current = document.translation?.from;
    const isSame = from
      ? current?.document === from.document && current.version === from.version
      : document.translation !== null && !current;
    return { events: isSame ? [] : [{ kind: 'translated', document: id, from }], answer: null };
  };
}

function refuseUnrelated(state: State, group: string, id: string, from: TranslationSource): void {
  const source = state.documents.get(from.document);
  if (!source || source.group !== group || source.id === id)
    throw new InvalidDocument(
      'document',
      `${from.document} is not the same page in another language.`,
    );
  const version = source.versions.find((candidate) => candidate.id === from.version);
  if (!version || version.dropped)
    throw new InvalidDocument('version', `${from.document} has no version ${from.version}.`);
}

/**
 * Runs a command and, if the document's translation source was only guessed, records it: a small correction
 * must not make the whole translation count as up to date.
 */
export function keepingSource<Answer>(id: string, command: Command<Answer>): Command<Answer> {
  return (state, now) => {
    const change = command(state, now);
    const document = state.documents.get(id);
    if (!document || document.translation || change.events.length === 0) return change;
    const source = sourceOf(state, document);
    if (!source) return change;
    const from = { document: source.document, version: source.version };
    const recorded: Event = { kind: 'translated', document: id, from };
    return { ...change, events: [...change.events, recorded] };
  };
}
