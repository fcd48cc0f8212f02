import type { Language } from '@farol/content-model';
import { plainPageOf } from '../http/plain-page.ts';
import { messages } from '../messages/messages.ts';

export type Refusal = 'wrong' | 'ended' | 'late';

/** Tells an editor why there is no preview, and what to do. */
export function refusalPage(reason: Refusal, language: Language) {
  const words = messages[language.key];
  const contents = {
    wrong: { status: 400, title: words.previewWrongTitle, text: words.previewWrongText },
    ended: { status: 401, title: words.previewEndedTitle, text: words.previewEndedText },
    late: { status: 503, title: words.previewLateTitle, text: words.previewLateText },
  };
  return plainPageOf(contents[reason], language);
}
