import { languages } from '@farol/content-model';
import { Link } from 'wouter';
import type { Occurrence } from '../../../api/replacements.ts';
import { piecesOf } from './pieces.ts';

interface OccurrenceRowProps {
  row: Occurrence;
  by: string;
  isChosen: boolean;
  choose(isChosen: boolean): void;
}

/** One occurrence, with the old and the new text. */
export function OccurrenceRow({ row, by, isChosen, choose }: OccurrenceRowProps) {
  const language = languages.find(({ code }) => code === row.lang);
  return (
    <li>
      <label className="check">
        <input
          type="checkbox"
          checked={isChosen}
          onChange={({ target }) => choose(target.checked)}
        />
        <span lang={row.lang}>
          {piecesOf(row.text, row.matches).map(({ at, text, isMatch }) =>
            isMatch ? (
              <span key={at}>
                <del>{text}</del> <ins>{by}</ins>
              </span>
            ) : (
              <span key={at}>{text}</span>
            ),
          )}
        </span>
      </label>
      <small>
        <Link href={`/documents/${row.document}`}>{row.title}</Link>
        {`, ${language?.name ?? row.lang}, ${row.path}`}
      </small>
    </li>
  );
}
