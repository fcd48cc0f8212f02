import { languageOf } from '@farol/content-model';
import { Link } from 'wouter';
import type { Occurrence } from '../../../api/replacements.ts';
import { useWords } from '../../../messages/messages.tsx';
import { piecesOf } from './pieces.ts';
import { replaceWords } from './words.ts';

interface OccurrenceRowProps {
  row: Occurrence;
  /** The name of the field it is in. */
  label: string;
  /** Null where it cannot be replaced by what was written. */
  by: string | null;
  isChosen: boolean;
  choose(isChosen: boolean): void;
}

/** One occurrence, with the old and the new text. */
export function OccurrenceRow({ row, label, by, isChosen, choose }: OccurrenceRowProps) {
  const words = useWords(replaceWords);
  const language = languageOf(row.lang);
  return (
    <li>
      <label className="check">
        <input
          type="checkbox"
          checked={isChosen}
          disabled={by === null}
          onChange={({ target }) => choose(target.checked)}
        />
        <span lang={row.lang}>
          {piecesOf(row.text, row.matches).map(({ at, text, isMatch }) =>
            isMatch ? (
              <span key={at}>
                <del>{text}</del> {by !== null && <ins>{by}</ins>}
              </span>
            ) : (
              <span key={at}>{text}</span>
            ),
          )}
        </span>
      </label>
      <small>
        <Link href={`/documents/${row.document}`}>{row.title}</Link>
        {`, ${language?.name ?? row.lang}, ${label}`}
        {by === null && `. ${words.onlyNumbers}`}
      </small>
    </li>
  );
}
