import { languageOf } from '@farol/content-model';
import { Button } from 'react-aria-components';
import { Link } from 'wouter';
import type { PageInLanguage } from '../../api/translations.ts';
import { PeopleIn } from '../../live/people-here.tsx';
import { useLanguageName, useMessages, useWords } from '../../messages/messages.tsx';
import { useModels } from '../../models/use-models.ts';
import { Fault } from '../../parts/fault.tsx';
import { useShowMore } from '../../parts/use-show-more.tsx';
import { type Row, sourceFor, statesOf } from './matrix.ts';
import { useBegin } from './use-begin.ts';
import { matrixWords } from './words.ts';

const rowsAtOnce = 100;

interface MatrixTableProps {
  rows: readonly Row[];
  /** The languages shown as columns. */
  languages: readonly string[];
  /** All languages. */
  all: readonly string[];
}

export const nameIn = (lang: string) => languageOf(lang)?.name ?? lang;

/** A row for each page, a column for each language. */
export function MatrixTable({ rows, languages, all }: MatrixTableProps) {
  const messages = useMessages();
  const words = useWords(matrixWords);
  const models = useModels();
  const called = useLanguageName();
  const { shown, more } = useShowMore(rows, rowsAtOnce);
  const { fault, isRunning, begin } = useBegin();
  return (
    <>
      <Fault fault={fault} />
      <table>
        <thead>
          <tr>
            <th scope="col">{words.page}</th>
            {languages.map((lang) => (
              <th key={lang} scope="col">
                {nameIn(lang)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={row.group}>
              <th scope="row">
                {row.title}{' '}
                <small>
                  {models.data?.types.find(({ id }) => id === row.type)?.label ?? row.type}
                </small>
              </th>
              {languages.map((lang) => {
                const document = row.in.get(lang);
                const source = sourceFor(row, document, all);
                return (
                  <td key={lang} data-language={nameIn(lang)}>
                    {document ? (
                      <Cell row={row} document={document} />
                    ) : (
                      <Button
                        className="cell"
                        data-state="missing"
                        aria-disabled={isRunning}
                        isDisabled={!source}
                        onPress={() => source && begin(source.id, lang)}
                      >
                        {words.states.missing}
                        <span className="unseen">
                          {messages.labelled('', words.begin(row.title, called(lang)))}
                        </span>
                      </Button>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {more}
    </>
  );
}

/** The state of a page in a language; an outdated one links to the screen for translating it. */
function Cell({ row, document }: { row: Row; document: PageInLanguage }) {
  const messages = useMessages();
  const words = useWords(matrixWords);
  const called = useLanguageName();
  const states = statesOf(document);
  const { outdated } = document;
  const shown = states.map((state) => words.states[state]);
  const measure = outdated?.words === undefined ? '' : ` ${words.words(outdated.words)}`;
  return (
    <Link
      href={outdated ? `/documents/${document.id}/translate` : `/documents/${document.id}`}
      className="cell"
      data-state={states[0]}
    >
      <span className="unseen">
        {messages.labelled(words.open(row.title, called(document.lang)), '')}
      </span>
      {shown.join(', ')}
      {measure && <small>{measure}</small>}
      <PeopleIn places={[document.id]} />
    </Link>
  );
}
