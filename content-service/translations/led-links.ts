import { isRecord } from '@farol/content-model';
import type { State } from '../repository/state.ts';

/** A text with its links leading to pages in another language, where those exist. */
export function withLinksIn<Value>(value: Value, state: State, lang: string): Value;
export function withLinksIn(value: unknown, state: State, lang: string): unknown {
  if (Array.isArray(value)) return value.map((item) => withLinksIn(item, state, lang));
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(([name, inner]) => [
    name,
    withLinksIn(inner, state, lang),
  ]);
  const relinked = Object.fromEntries(entries);
  return value.link_type === 'Document' && typeof value.id === 'string'
    ? { ...relinked, id: samePageIn(state, value.id, lang) ?? value.id }
    : relinked;
}

/** The document with the same page in another language. */
function samePageIn(state: State, id: string, lang: string): string | undefined {
  const document = state.documents.get(id);
  if (!document || document.lang === lang) return document?.id;
  return state.index.inGroup(document.group).find((each) => each.lang === lang && !each.archived)
    ?.id;
}
