import css from '../style/whole-words.css?inline';
import { Style } from './style.tsx';

/**
 * A hyphenated word with the punctuation around it. Only word starts are tried: trying each letter would take quadratic
 * time.
 */
const hyphenated = /(?<![^ ])([^ ]*\p{L}-\p{L}[^ ]*)/u;

/** Text in which hyphenated words stay on one line. */
export function WholeWords({ text }: { text: string }) {
  if (!hyphenated.test(text)) return text;
  return (
    <>
      <Style name="WholeWords" css={css} />
      {text.split(hyphenated).map((part) =>
        hyphenated.test(part) ? (
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

/** A word's width in letters, where two wide ones count as three. */
export function widthOf(word: string): number {
  return word.length + (word.match(/[mw]/gi)?.length ?? 0) / 2;
}
