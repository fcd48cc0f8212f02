import { withoutTexts } from '@farol/content-model';
import { InvalidDocument } from '../repository/check/fault.ts';
import type { Command } from '../repository/command.ts';
import { theDocument } from '../repository/commands/documents.ts';
import { createTranslated } from '../repository/commands/translations.ts';
import { refuseTakenUid } from '../repository/commands/uids.ts';
import type { Written } from '../repository/commands/write-version.ts';
import type { Repository } from '../repository/repository.ts';
import type { DocumentState, State } from '../repository/state.ts';
import { latestOf } from '../repository/translation-source.ts';
import { withLinksIn } from './led-links.ts';
import { textModelsOf } from './text-models.ts';

interface TranslationOptions {
  lang: string;
  /** Whether to copy the source's words, to be overwritten; otherwise only what has no words is copied. */
  words: boolean;
}

/** Creates a page in another language, with links to pages of that language. */
export async function beginTranslation(
  repository: Repository,
  id: string,
  { lang, words }: TranslationOptions,
): Promise<Command<Written>> {
  const source = theDocument(repository.state, id);
  const latest = latestOf(source);
  const data = latest ? await repository.content(latest.id) : {};
  return (state, now) => {
    const text = words ? data : withoutTexts(data, textModelsOf(state, source.type));
    const create = createTranslated({
      type: source.type,
      lang,
      title: latest?.title ?? '',
      uid: freeUid(state, { type: source.type, lang }, latest?.uid ?? null),
      tags: latest?.tags ?? [],
      data: withLinksIn(text, state, lang),
      translationOf: id,
      translatedVersion: latest?.id,
    });
    return create(state, now);
  };
}

const maxTried = 100;

/** The uid of the source, or the next free one. */
export function freeUid(
  state: State,
  self: Pick<DocumentState, 'type' | 'lang'>,
  uid: string | null,
): string | null {
  if (uid === null) return null;
  for (let number = 1; number <= maxTried; number += 1) {
    const candidate = number === 1 ? uid : `${uid}-${number}`;
    try {
      refuseTakenUid(state, { ...self, id: '' }, candidate);
      return candidate;
    } catch (fault) {
      if (!(fault instanceof InvalidDocument)) throw fault;
    }
  }
  return null;
}
