import { InvalidDocument } from '../check/fault.ts';
import type { Event, TranslationSource } from '../events.ts';
import type { Command } from '../repository.ts';
import type { State } from '../state.ts';
import { latestOf, sourceOf } from '../translation-source.ts';
import { createDocument, type NewDocument, theDocument, type Written } from './documents.ts';

/** Makes a document; where it is a translation, of the version that is named, or of the latest one. */
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
    refuseForeign(state, source.group, id, from);
    return { ...change, events: [...change.events, { kind: 'translated', document: id, from }] };
  };
}

/** Says from which version of which document a text was translated, or, by null, that it was from none. */
export function setTranslationSource(id: string, from: TranslationSource | null): Command<null> {
  return (state) => {
    const document = theDocument(state, id);
    if (from) refuseForeign(state, document.group, id, from);
    const present = document.translation?.from;
    const isSame = from
      ? present?.document === from.document && present.version === from.version
      : document.translation !== null && !present;
    return { events: isSame ? [] : [{ kind: 'translated', document: id, from }], answer: null };
  };
}

function refuseForeign(state: State, group: string, id: string, from: TranslationSource): void {
  const source = state.documents.get(from.document);
  if (!source || source.group !== group || source.id === id)
    throw new InvalidDocument(
      'document',
      `${from.document} is not the same page in another language.`,
    );
  const version = source.versions.find((each) => each.id === from.version);
  if (!version || version.dropped)
    throw new InvalidDocument('version', `${from.document} has no version ${from.version}.`);
}

/**
 * The command, and what the document was translated from until now where nobody had said so yet: somebody who
 * mends a word has not looked through the whole text.
 */
export function keepingSource<Answer>(id: string, command: Command<Answer>): Command<Answer> {
  return (state, now) => {
    const change = command(state, now);
    const document = state.documents.get(id);
    if (!document || document.translation || change.events.length === 0) return change;
    const source = sourceOf(state, document);
    if (!source) return change;
    const from = { document: source.document, version: source.version };
    const kept: Event = { kind: 'translated', document: id, from };
    return { ...change, events: [...change.events, kept] };
  };
}
