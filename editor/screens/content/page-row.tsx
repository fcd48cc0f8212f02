import { memo } from 'react';
import { Link } from 'wouter';
import { PeopleIn } from '../../live/people-here.tsx';
import { useMessages, useWords } from '../../messages/messages.tsx';
import { isWithShift } from '../../parts/use-selection.ts';
import { BeginLanguage } from './begin-language.tsx';
import type { Page } from './pages.ts';
import { contentWords } from './words.ts';

interface PageRowProps {
  page: Page;
  /** The label of its type. */
  kind: string;
  /** Who changed it last, and when. */
  changed: string;
  isSelected: boolean;
  toggle(page: Page, isStretch?: boolean): void;
}

/** A page in the list: its name, its type, a badge for each language, and who changed it last. */
export const PageRow = memo(function PageRow(row: PageRowProps) {
  const { page, kind, changed, isSelected, toggle } = row;
  const messages = useMessages();
  const words = useWords(contentWords);
  const { id, title, tags } = page.document;
  return (
    <li data-key={page.group} data-selected={isSelected || undefined}>
      <input
        type="checkbox"
        aria-label={words.select(title)}
        checked={isSelected}
        onChange={(event) => toggle(page, isWithShift(event))}
      />
      <span className="what">
        <Link href={`/documents/${id}`} className="name">
          {title}
        </Link>
        {tags.length > 0 && <small>{tags.join(', ')}</small>}
        <PeopleIn places={page.in.flatMap(({ document }) => document?.id ?? [])} />
      </span>
      <span className="kind">{kind}</span>
      <ul className="languages">
        {page.in.map(({ language, document, state }) => (
          <li key={language.key} data-state={state}>
            {document ? (
              <Link href={`/documents/${document.id}`} title={messages.state[state]}>
                {language.key}
                <span className="unseen">{messages.labelled('', messages.state[state])}</span>
              </Link>
            ) : (
              <BeginLanguage page={page} language={language} />
            )}
          </li>
        ))}
      </ul>
      <small className="by">{changed}</small>
    </li>
  );
});
