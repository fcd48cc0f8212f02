import { type Answer, ask, type Input } from './client.ts';

export type Occurrence = Answer<'/occurrences', 'get'>['rows'][number];
export type Replacement = Input<'/replacements', 'post'>['body']['wanted'];
/** The result of a replacement, with all that is needed to undo it. */
export type Replaced = Answer<'/replacements', 'post'>;

export const findOccurrences = (
  { text, exact, wholeWords }: Replacement,
  lang: string,
  signal: AbortSignal,
) => {
  const said = (is: boolean) => (is ? ('true' as const) : ('false' as const));
  const query = { text, exact: said(exact), wholeWords: said(wholeWords) };
  return ask('/occurrences', 'get', { query: lang ? { ...query, lang } : query, signal });
};

/** Changes the drafts of all of the documents, or of none. */
export function replaceChosen(wanted: Replacement, by: string, rows: readonly Occurrence[]) {
  const groups = [...Map.groupBy(rows, ({ document }) => document)];
  const documents = groups.map(([document, chosen]) => ({
    document,
    basedOn: chosen[0]?.version ?? '',
    paths: chosen.map(({ path }) => path),
  }));
  return ask('/replacements', 'post', { body: { wanted, by, documents } });
}

export const undoReplacement = (replaced: Replaced) =>
  ask('/replacements/undoing', 'post', { body: replaced });
