import css from '../style/whole-words.css?inline';
import { Style } from './style.tsx';

/**
 * A word with a hyphen between letters, and the signs that stand by it. It is looked for only where a word begins: at
 * each letter the time would grow with the square of its length.
 */
const joined = /(?<![^ ])([^ ]*\p{L}-\p{L}[^ ]*)/u;

/** A text in which words joined by hyphens stay on one line. */
export function WholeWords({ text }: { text: string }) {
  if (!joined.test(text)) return text;
  return (
    <>
      <Style name="WholeWords" css={css} />
      {text.split(joined).map((part) =>
        joined.test(part) ? (
          <span key={part} className="whole">
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </>
  );
}

/** Of a word in letters; two that are wide take the room of three. */
export function widthOf(word: string): number {
  return word.length + (word.match(/[mw]/gi)?.length ?? 0) / 2;
}
