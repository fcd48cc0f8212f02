import { checkText, isRecord, rules, type TextFinding } from '@farol/content-model';
import { InvalidDocument } from '../repository/check/fault.ts';
import type { Repository } from '../repository/repository.ts';
import { textContextIn } from './findings.ts';

/** What would be found in a text if it were published as it is; saving it is never refused for that. */
export interface Advice extends TextFinding {
  level: 'forbids' | 'advises';
}

export interface WrittenDocument {
  type: string;
  lang: string;
  uid: string | null;
  /** As it was sent, which may be nothing that a model knows. */
  data: unknown;
}

/** Looks at one text alone, beside what is published now: quick enough for each save. */
function adviceOn(repository: Repository, { type, lang, uid, data }: WrittenDocument): Advice[] {
  if (!isRecord(data)) return [];
  const context = textContextIn(repository.state, repository.master())(lang);
  return checkText({ type, uid, data }, context).map((found) => ({
    ...found,
    level: rules[found.rule],
  }));
}

/** Says with what was saved, and with what does not fit, what else is to be known of the text. */
export async function withAdvice<Answer extends object>(
  repository: Repository,
  text: WrittenDocument,
  save: () => Promise<Answer>,
): Promise<Answer & { advice: Advice[] }> {
  try {
    return { ...(await save()), advice: adviceOn(repository, text) };
  } catch (fault) {
    if (fault instanceof InvalidDocument) throw fault.with(adviceOn(repository, text));
    throw fault;
  }
}
