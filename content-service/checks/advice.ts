import { checkText, isRecord, rules, type TextFinding } from '@farol/content-model';
import { InvalidDocument } from '../repository/check/fault.ts';
import type { Repository } from '../repository/repository.ts';
import { textContextIn } from './findings.ts';

/** A finding in a text as if it were published as it is; it never prevents saving. */
interface Advice extends TextFinding {
  level: 'forbids' | 'advises';
}

interface WrittenDocument {
  type: string;
  lang: string;
  uid: string | null;
  /** As it was sent; it may not fit any model. */
  data: unknown;
}

/** Checks one text against what is published now: fast enough for each save. */
function adviceOn(repository: Repository, { type, lang, uid, data }: WrittenDocument): Advice[] {
  if (!isRecord(data)) return [];
  const context = textContextIn(repository.state, repository.master())(lang);
  return checkText({ type, uid, data }, context).map((finding) => ({
    ...finding,
    level: rules[finding.rule],
  }));
}

/** Adds the advice on a text to the answer of a save, or to the error where the text is invalid. */
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
